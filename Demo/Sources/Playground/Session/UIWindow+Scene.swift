import Tug

extension UIWindow {
  /// Removes the controls of the scene, whose running actions would retain it, and then the scene.
  func removeScene() {
    for scrollView in rootViewController?.everyScrollView ?? [] {
      scrollView.tug.header = nil
      scrollView.tug.footer = nil
      scrollView.tug.leading = nil
      scrollView.tug.trailing = nil
    }
    rootViewController = nil
  }
}
