import Foundation

/// A bar whose height follows the content that scrolls below it.
@MainActor
protocol ScrollTrackingBar: AnyObject {
  /// Handles a change of the content's offset or inset.
  func contentDidMove(in scrollView: UIScrollView)
  func expansion(above scrollView: UIScrollView) -> BarExpansion
  /// The offset at which a motion toward `y` ends so that no part of the bar remains half visible.
  func settledOffset(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

/// The heights to which a bar can expand, in points relative to its current height; negative values
/// are shorter.
struct BarExpansion {
  /// The expansion when content too short to scroll is at rest.
  var atRest: CGFloat
  /// The expansion at which a pull reaches the edge; up to there, the bar expands instead.
  var maximum: CGFloat
}
