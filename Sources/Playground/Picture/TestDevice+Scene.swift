import HeadlessDriver
import Tug

extension TestDevice {
  /// Removes the controls of the scene, whose actions would retain it, and the scene.
  func closeScene() {
    finger.cancel()
    run {
      for scrollView in window.rootViewController?.everyScrollView ?? [] {
        scrollView.tug.header = nil
        scrollView.tug.footer = nil
        scrollView.tug.leading = nil
        scrollView.tug.trailing = nil
      }
      window.rootViewController = nil
    }
  }
}
