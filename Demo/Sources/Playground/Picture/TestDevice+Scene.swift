import HeadlessDriver
import Tug

extension TestDevice {
  /// Lifts the finger, and removes the scene with its controls.
  func closeScene() {
    finger.cancel()
    run { window.removeScene() }
  }
}
