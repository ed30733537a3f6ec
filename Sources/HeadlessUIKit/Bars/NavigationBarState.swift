import Foundation

/// The parts of a navigation bar from top to bottom, in points.
struct NavigationBarParts: Equatable {
  /// The row with the buttons and the small title.
  var row: CGFloat = 0
  var largeTitle: CGFloat = 0
  /// A search bar that stays.
  var pinnedSearch: CGFloat = 0
  /// A search bar that goes when the content scrolls.
  var scrollingSearch: CGFloat = 0

  /// What shows whatever the content does.
  var least: CGFloat { row + pinnedSearch }
  /// What goes and comes with the content.
  var retractable: CGFloat { largeTitle + scrollingSearch }
  /// With these, a pull beyond the edge makes the bar longer: title and search go with the content.
  var stretches: Bool { retractable > 0 }
  /// What is out before the first pull: the search bar waits for it.
  var initial: CGFloat { largeTitle }

  /// As on phones: a row of 44 points, of 32 where the height is compact; 52 for a large title and
  /// for a search bar.
  static let row: CGFloat = 44
  static let compactRow: CGFloat = 32
  static let largeTitle: CGFloat = 52
  static let search: CGFloat = 52

  /// A fling does not end with half a title: the nearer of out and in.
  func settled(_ shown: CGFloat) -> CGFloat {
    let steps = [0, largeTitle, retractable]
    guard shown > 0, shown < retractable else { return shown }
    return steps.min { abs($0 - shown) < abs($1 - shown) } ?? shown
  }
}

/// A navigation bar over some content.
struct NavigationBarState: Equatable {
  var parts: NavigationBarParts
  /// How much of the retractable parts is out: 0 to `parts.retractable`.
  var shown: CGFloat
  /// How far the content is pulled beyond its edge, with the bar's lower parts.
  var stretch: CGFloat = 0

  /// What the bar takes from the content: a pull does not make it more.
  var covered: CGFloat { parts.least + shown }
  var height: CGFloat { covered + stretch }
}
