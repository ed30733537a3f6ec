import Tug

extension UIView {
  /// The first scroll view of the tree, from the back: a scene has one that matters.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews {
      if let found = subview.firstScrollView { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// All scroll views that it shows, or would show: those of other tabs and screens below, too.
  var everyScrollView: [UIScrollView] {
    (viewIfLoaded?.everyScrollView ?? []) + children.flatMap(\.everyScrollView)
  }
}

extension UIView {
  fileprivate var everyScrollView: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.everyScrollView)
  }
}
