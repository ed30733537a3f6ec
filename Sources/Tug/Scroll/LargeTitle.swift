/// The large title of iOS 26, which lies in the scroll view, between its content and a header.
///
/// UIKit counts the visible part into the adjusted inset. Tug counts all of it, so that a header stands
/// beyond the title, and opens there from anywhere in the content.
@MainActor
struct LargeTitle {
  struct Extent: Equatable {
    /// The height of the whole title, in points.
    var length: CGFloat = 0
    /// The part that the adjusted inset does not include.
    var hidden: CGFloat = 0
    var visible: CGFloat { length - hidden }
  }

  private var latest = Extent()
  private var offset: CGFloat = 0
  private var viewport = CGSize.zero

  /// Reads the title of a scroll view.
  ///
  /// Nothing else says how high it is: what the adjusted inset has beside the app's own inset and the safe
  /// area is the visible part, which is all of it while the content is pulled. A part that goes although the
  /// content does not scroll belongs to a title that has gone. Content at its start moves along with a title
  /// that goes, exactly as if it had scrolled: there, the bar says whether it has one.
  mutating func extent(in scrollView: UIScrollView, _ geometry: ScrollGeometry) -> Extent {
    guard #available(iOS 26.0, *), scrollView.contentInsetAdjustmentBehavior != .never else {
      return Extent()
    }
    // Outside a window there is no safe area to compare with.
    guard scrollView.window != nil else { return latest }
    let (insets, size) = (geometry.surroundings.insets, geometry.surroundings.viewport)
    let top = insets.top - geometry.surroundings.gap.y
    let beside = top - scrollView.contentInset.top - scrollView.safeAreaInsets.top
    let visible = beside > 0 && beside <= size.height ? beside : 0
    let gone = latest.visible - visible
    let isGone = gone > Self.tolerance && gone > geometry.offset.y - offset + Self.tolerance
    let isPulled = geometry.offset.y < -top - Self.tolerance
    let isWhole = isGone || isPulled || size != viewport
    let remembers = !isWhole && latest.length > visible && scrollView.mayHideLargeTitle
    let length = remembers ? latest.length : visible
    latest = Extent(length: length, hidden: length - visible)
    (offset, viewport) = (geometry.offset.y, size)
    return latest
  }

  /// Points. Offsets are rounded to pixels.
  private static let tolerance: CGFloat = 1
}

extension UIScrollView {
  /// Whether the bar above has a large title that may be scrolled away. It has none where the height is
  /// compact, nor while a search takes the place of the bar.
  fileprivate var mayHideLargeTitle: Bool {
    guard !isCompactHeight, let controller = owningController,
      let navigation = controller.navigationController, !navigation.isNavigationBarHidden,
      navigation.navigationBar.prefersLargeTitles
    else { return false }
    var child = controller
    while let parent = child.parent, parent !== navigation { child = parent }
    let item = child.navigationItem
    guard item.largeTitleDisplayMode != .never else { return false }
    guard let search = item.searchController, search.isActive else { return true }
    return !search.hidesNavigationBarDuringPresentation
  }
}
