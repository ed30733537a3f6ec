import Foundation

/// A bar whose height follows the content that scrolls below it.
@MainActor
protocol ContentBar: AnyObject {
  /// The offset or the inset of its content has changed.
  func contentMoved(in scrollView: UIScrollView)
  func reach(above scrollView: UIScrollView) -> BarReach
  /// Where a motion that would end at `y` ends, so that no part of the bar is left half out.
  func settledOffset(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

/// How much longer than now a bar can be, in points; negative is shorter.
struct BarReach {
  /// Where content too short to scroll comes to rest.
  var rest: CGFloat
  /// Where a pull meets the edge: before, the bar gives way to it.
  var most: CGFloat
}
