import Foundation

/// A bar whose height follows the content that scrolls below it.
@MainActor
protocol ContentBar: AnyObject {
  /// The offset or the inset of its content has changed.
  func contentMoved(in scrollView: UIScrollView)
  /// How much longer the bar can get, in points: as far, a pull is no pull beyond the edge.
  func reserve(above scrollView: UIScrollView) -> CGFloat
  /// Where a motion that would end at `y` ends, so that no part of the bar is left half out.
  func settledOffset(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat
}
