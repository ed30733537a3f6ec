import Tug

extension UIView {
  /// The first scroll view of the tree, from back to front; the main one of a scene.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews {
      if let found = subview.firstScrollView { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// All scroll views, including those of other tabs and of screens below in a navigation stack.
  var everyScrollView: [UIScrollView] {
    (viewIfLoaded?.everyScrollView ?? []) + children.flatMap(\.everyScrollView)
  }
}

extension UIView {
  fileprivate var everyScrollView: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.everyScrollView)
  }
}

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
