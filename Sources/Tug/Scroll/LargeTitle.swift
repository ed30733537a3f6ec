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
    /// Whether it is a part of the bar, which a pull stretches over the header.
    var isInBar = false
    /// Whether it is in the bar, and the bar is as high as it was seen.
    var isWhole = false
  }

  /// The height that was measured last. Until the content first moves, the title is a view of the bar.
  private var length: CGFloat = 0
  private var isThere = false
  private var isHidden = false
  /// Whether it has left while the content was at its start, as for an inset that is held.
  private(set) var isGone = false
  /// Whether it may come into the list with the next step, which changes nothing else.
  private(set) var isAwaited = false
  /// The part of the inset that bars take, and the offset at which it was seen first.
  private var bars: CGFloat = 0
  private var offset: CGFloat = 0
  private var latestOffset: CGFloat = 0
  private var mostBars: CGFloat = 0
  private var latest = Extent()

  mutating func extent(in scrollView: UIScrollView, _ geometry: ScrollGeometry) -> Extent {
    isAwaited = false
    guard scrollView.contentInsetAdjustmentBehavior != .never else { return Extent() }
    guard scrollView.hasTitlesInContent else {
      guard scrollView.safeAreaInsets.top > 0, scrollView.mayHideLargeTitle else {
        mostBars = 0
        return Extent()
      }
      mostBars = max(mostBars, geometry.surroundings.bars)
      let isWhole = geometry.surroundings.bars >= mostBars - Self.tolerance
      return Extent(isInBar: true, isWhole: isWhole)
    }
    // Outside a window there is no safe area.
    guard scrollView.window != nil else { return latest }
    let change = geometry.surroundings.bars - bars
    let moves = abs(change) > Self.tolerance
    if moves { (bars, offset) = (geometry.surroundings.bars, geometry.offset.y) }
    look(in: scrollView, geometry, moves ? change : 0)
    latestOffset = geometry.offset.y
    latest = isThere ? Extent(length: length, hidden: isHidden ? length : 0) : Extent()
    return latest
  }

  private mutating func look(
    in scrollView: UIScrollView, _ geometry: ScrollGeometry, _ change: CGFloat
  ) {
    guard scrollView.mayHideLargeTitle else {
      (isThere, isGone) = (false, false)
      return
    }
    let view = scrollView.largeTitleView
    if let view { length = view.frame.height }
    let isOwn = length > 0 && abs(abs(change) - length) <= Self.tolerance
    if isOwn, change < 0, isThere, !isHidden, geometry.offset.y <= latestOffset + Self.tolerance {
      isGone = true
    } else if isOwn && change > 0 || view.map({ $0.alpha > 0 }) ?? false {
      isGone = false
    }
    guard !isGone else {
      isThere = false
      return
    }
    // The distance of the content from where it begins below the bars.
    let start = geometry.offset.y + geometry.surroundings.top
    isAwaited = view == nil && start <= Self.tolerance
    if !isThere {
      isThere = view != nil || length > 0 && start <= Self.tolerance
      isHidden = view?.alpha == 0 && start >= -Self.tolerance
    } else if start < -Self.tolerance {
      isHidden = false
    } else if start > length + Self.tolerance {
      isHidden = true
    } else if isOwn {
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
