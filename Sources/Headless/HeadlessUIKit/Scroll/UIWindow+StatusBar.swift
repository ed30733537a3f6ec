import Foundation

extension UIWindow {
  /// Simulates a tap on the status bar. Not in UIKit. If exactly one scroll view in the window has
  /// `scrollsToTop` set, it scrolls to the top with an animation.
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
    for subview in view.containedViews { collectScrollViews(in: subview, into: &found) }
  }
}
