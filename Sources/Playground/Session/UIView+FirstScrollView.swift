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
