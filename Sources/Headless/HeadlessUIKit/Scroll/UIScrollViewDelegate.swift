import Foundation

/// The delegate of a scroll view. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after every change of the offset, and before the observers of `contentOffset`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called at the release. `velocity` is that of the content offset, in points per
  /// **milli**second. `targetContentOffset` is the offset where the motion will end, and can be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animated `setContentOffset` or `scrollRectToVisible`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
  /// Calls the delegate, and the host's handler with the name of the callback. Methods that return
  /// a value are called directly.
  func callDelegate(_ callback: String, _ call: (any UIScrollViewDelegate) -> Void) {
    host.onDelegateCall?(self, callback)
    if let delegate { call(delegate) }
  }
}
