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

  /// The height that is visible at any offset of the content.
  var minimumHeight: CGFloat { row + pinnedSearch }
  /// The height that scrolls with the content.
  var retractable: CGFloat { largeTitle + scrollingSearch }
  /// Whether a pull beyond the edge stretches the bar, so that the title and the search bar move
  /// with the content.
  var stretches: Bool { retractable > 0 }
  /// The retractable height visible before the first pull, which excludes the search bar.
  var initial: CGFloat { largeTitle }

  /// The heights on phones: 44 points for the row, 32 if the height is compact, and 52 each for a
  /// large title and a search bar.
  static let row: CGFloat = 44
  static let compactRow: CGFloat = 32
  static let largeTitle: CGFloat = 52
  static let search: CGFloat = 52

  /// The resting height for `shown`: a fling never ends with the title half visible.
  func settled(_ shown: CGFloat) -> CGFloat {
    let steps = [0, largeTitle, retractable]
    guard shown > 0, shown < retractable else { return shown }
    return steps.min { abs($0 - shown) < abs($1 - shown) } ?? shown
  }
}

/// The state of a navigation bar above scrollable content.
struct NavigationBarState: Equatable {
  var parts: NavigationBarParts
  /// The visible part of the retractable height, from 0 to `parts.retractable`.
  var shown: CGFloat
  /// The distance by which the content, with the lower parts of the bar, is pulled beyond its edge.
  var stretch: CGFloat = 0

  /// The height that the bar covers, which a pull doesn't increase.
  var covered: CGFloat { parts.minimumHeight + shown }
  var height: CGFloat { covered + stretch }
}
