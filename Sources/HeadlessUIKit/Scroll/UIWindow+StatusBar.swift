import Foundation

extension UIWindow {
  /// Not in UIKit: a tap on the status bar. The scroll view that scrolls to its top, if just one in
  /// the window does, goes there, animated.
  public func tapStatusBar() {
    host.run {
      var found: [UIScrollView] = []
      collectScrollViews(in: self, into: &found)
      guard found.count == 1, let scrollView = found.first else { return }
      scrollView.scrollToTop()
    }
  }

  private func collectScrollViews(in view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
    for subview in view.subviews { collectScrollViews(in: subview, into: &found) }
  }
}
