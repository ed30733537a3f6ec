/// The large title of iOS 26, which lies in the scroll view, between its content and a header.
///
/// The safe area contains all of it while a part of it is visible, and nothing of it once it is scrolled away.
/// Tug counts all of it always, so that a header stands beyond the title, and opens there from anywhere in the
/// content.
@MainActor
struct LargeTitle {
  struct Extent: Equatable {
    /// The height of the whole title, in points.
    var length: CGFloat = 0
    /// The part that the adjusted inset does not include.
    var hidden: CGFloat = 0
  }

  /// The height that was measured last. Until the content first moves, the title is a view of the bar.
  private var length: CGFloat = 0
  private var isThere = false
  private var isHidden = false
  /// The part of the inset that bars take, and the offset at which it was seen first.
  private var bars: CGFloat = 0
  private var offset: CGFloat = 0
  private var latest = Extent()

  mutating func extent(in scrollView: UIScrollView, _ geometry: ScrollGeometry) -> Extent {
    guard #available(iOS 26.0, *), scrollView.contentInsetAdjustmentBehavior != .never else {
      return Extent()
    }
    // Outside a window there is no safe area.
    guard scrollView.window != nil else { return latest }
    let change = geometry.surroundings.bars - bars
    let moves = abs(change) > Self.tolerance
    if moves { (bars, offset) = (geometry.surroundings.bars, geometry.offset.y) }
    look(in: scrollView, geometry, moves ? change : 0)
    latest = isThere ? Extent(length: length, hidden: isHidden ? length : 0) : Extent()
    return latest
  }

  private mutating func look(
    in scrollView: UIScrollView, _ geometry: ScrollGeometry, _ change: CGFloat
  ) {
    guard scrollView.mayHideLargeTitle else {
      isThere = false
      return
    }
    let view = scrollView.largeTitleView
    if let view { length = view.frame.height }
    // The distance of the content from where it begins below the bars.
    let start = geometry.offset.y + geometry.surroundings.top
    if !isThere {
      isThere = view != nil || length > 0 && start <= Self.tolerance
      isHidden = view?.alpha == 0 && start >= -Self.tolerance
    } else if start < -Self.tolerance {
      isHidden = false
    } else if start > length + Self.tolerance {
      isHidden = true
    } else if abs(abs(change) - length) <= Self.tolerance {
      isHidden = change < 0
    } else if change == 0, geometry.offset.y != offset, let view {
      // Safe area and title may change one after the other in the same step.
      isHidden = view.alpha == 0
    }
  }

  /// Points. Offsets are rounded to pixels.
  private static let tolerance: CGFloat = 1
}

extension UIScrollView {
  /// The view that ends where the content begins, and is as wide.
  ///
  /// Recorded: 52 to 61.5 points high, and transparent once it is scrolled away.
  fileprivate var largeTitleView: UIView? {
    let width = bounds.width
    return subviews.last { view in
      let frame = view.frame
      return abs(frame.maxY) < 0.5 && abs(frame.width - width) < 1 && frame.height >= 40
        && frame.height <= 100 && !(view is RefresherView) && !(view is UIRefreshControl)
    }
  }

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
