import Foundation

/// The heights of the parts of a navigation bar from top to bottom, in points.
struct NavigationBarParts: Equatable {
  /// The row with the buttons and the small title.
  var row: CGFloat = 0
  var largeTitle: CGFloat = 0
  /// A search bar that is always visible.
  var pinnedSearch: CGFloat = 0
  /// A search bar that hides when the content scrolls.
  var scrollingSearch: CGFloat = 0
  /// Where a search bar is that takes no height of its own.
  var freeSearch = FreeSearch.none
  /// Whether the large title belongs to the content, as on iOS 26.
  var isTitleInContent = false

  /// The height that is visible at any offset of the content.
  var minimumHeight: CGFloat { row + pinnedSearch }
  /// The height that scrolls with the content.
  var retractable: CGFloat { largeTitle + scrollingSearch }
  /// Whether a pull beyond the edge stretches the bar, so that the title and the search bar move
  /// with the content.
  var stretches: Bool { retractable > 0 }
  /// The retractable height visible before the first pull, which excludes the search bar.
  var initial: CGFloat { largeTitle }

  /// The heights on phones: 44 points for the row, 32 if the height is compact, and 60 for a search bar,
  /// as recorded.
  static let row: CGFloat = 44
  static let compactRow: CGFloat = 32
  static let search: CGFloat = 60

  /// The height of a large title. Recorded: 52 points, 54 with the largest size that isn't for
  /// accessibility, and 61.5 with those that are.
  static func largeTitle(_ category: UIContentSizeCategory) -> CGFloat {
    if category.isAccessibilityCategory { return 61.5 }
    return category == .extraExtraExtraLarge ? 54 : 52
  }

  /// The resting height for `shown`: a motion never ends with the title half visible. Recorded on iOS 26.1:
  /// the title comes back after a release with 36 of its 52 points gone, and not with 37.
  func settled(_ shown: CGFloat) -> CGFloat {
    guard shown > 0, shown < retractable else { return shown }
    if shown < largeTitle { return largeTitle - shown <= 0.7 * largeTitle ? largeTitle : 0 }
    return shown - largeTitle < scrollingSearch / 2 ? largeTitle : retractable
  }

  /// Whether nothing of the retractable height is partly visible.
  func isWhole(_ shown: CGFloat) -> Bool { [0, largeTitle, retractable].contains(shown) }
}

/// A place of a search bar that isn't below the row of the bar.
enum FreeSearch {
  case none
  /// In the trailing half of the row.
  case inRow
  /// At the bottom of the screen.
  case docked
}

/// The state of a navigation bar above scrollable content.
struct NavigationBarState: Equatable {
  var parts: NavigationBarParts
  /// The visible part of the retractable height, from 0 to `parts.retractable`.
  var shown: CGFloat
  /// The distance by which the content, with the lower parts of the bar, is pulled beyond its edge.
  var stretch: CGFloat = 0

  /// The height of a refresh control between the row and the large title.
  var refresh: CGFloat = 0
  /// Whether the content has left its start. Before, the bar draws a large title of the content.
  var hasScrolled = false

  var shownTitle: CGFloat { min(shown, parts.largeTitle) }
  var shownSearch: CGFloat { max(0, shown - parts.largeTitle) }
  /// The part of the retractable height that the bar covers. As recorded, a title in the content counts as
  /// a whole until nothing of it is visible.
  var coveredRetractable: CGFloat {
    guard parts.isTitleInContent else { return shown }
    return shownSearch + (shown > 0 ? parts.largeTitle : 0)
  }
  /// The height that the bar covers, which a pull doesn't increase.
  var covered: CGFloat { parts.minimumHeight + refresh + coveredRetractable }
  /// A pulled title in the content leaves the bar, with its search bar, where it is.
  var height: CGFloat { parts.isTitleInContent ? covered : covered + stretch }
}

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
