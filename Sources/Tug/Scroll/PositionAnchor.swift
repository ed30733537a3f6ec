/// Remembers what stands where on screen while something is added above it, or before it.
///
/// In tables and collections that is an item, counted from the end: what comes before it does not
/// change that count. Lengths of content would not do, they are estimates. In other scroll views it
/// is the end of the content.
@MainActor
struct PositionAnchor {
  private let item: Item?
  /// From the offset to the item, or to the end of the content.
  private let distance: CGPoint

  private struct Item {
    let sectionsFromEnd: Int
    let itemsFromEnd: Int
  }

  /// Rows that come into sight, and are measured only then, may move the item again. Heights that never
  /// settle would go on forever.
  private static let mostRounds = 32

  init(_ scrollView: UIScrollView) {
    item = Self.firstVisibleItem(of: scrollView)
    let offset = scrollView.contentOffset
    let place = Self.place(of: item, in: scrollView)
    distance = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
  }

  /// Moves the offset so that what was there stands there again, as far as there is content for it.
  func restore(_ scrollView: UIScrollView) {
    for _ in 0..<Self.mostRounds {
      scrollView.layoutIfNeeded()
      let place = Self.place(of: item, in: scrollView)
      let wanted = CGPoint(x: place.x - distance.x, y: place.y - distance.y)
      let offset = scrollView.contentOffset
      let legal = Self.legal(wanted, in: scrollView)
      guard legal.x.isFinite, legal.y.isFinite else { return }
      scrollView.contentOffset = legal
      if scrollView.contentOffset == offset { return }
    }
  }

  /// Content that does not fill the view has no room to be moved away from its start. Under a finger,
  /// and while it bounces, the content may be anywhere.
  private static func legal(_ offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let isDragged = scrollView.isTracking || scrollView.isDragging
    guard !isDragged, !scrollView.isDecelerating else { return offset }
    let (insets, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
    let content = scrollView.contentSize
    return CGPoint(
      x: min(offset.x, max(content.width + insets.right - bounds.width, -insets.left)),
      y: min(offset.y, max(content.height + insets.bottom - bounds.height, -insets.top)))
  }

  private static func place(of item: Item?, in scrollView: UIScrollView) -> CGPoint {
    let end = CGPoint(x: scrollView.contentSize.width, y: scrollView.contentSize.height)
    guard let item, let sections = scrollView.sectionCount else { return end }
    let section = sections - item.sectionsFromEnd
    guard section >= 0 else { return end }
    let index = scrollView.itemCount(inSection: section) - item.itemsFromEnd
    guard index >= 0 else { return end }
    return scrollView.frameOfItem(at: IndexPath(item: index, section: section))?.origin ?? end
  }

  /// The first item that no bar covers: those above it may still be measured.
  private static func firstVisibleItem(of scrollView: UIScrollView) -> Item? {
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    var first: (path: IndexPath, isCovered: Bool)?
    for path in scrollView.visibleItems {
      let isCovered = scrollView.frameOfItem(at: path)?.intersects(visible) != true
      // The first of those that are uncovered, or of all, if all are covered.
      if let former = first, isCovered == former.isCovered ? path >= former.path : isCovered {
        continue
      }
      first = (path, isCovered)
    }
    guard let path = first?.path, let sections = scrollView.sectionCount else { return nil }
    return Item(
      sectionsFromEnd: sections - path.section,
      itemsFromEnd: scrollView.itemCount(inSection: path.section) - path.item)
  }
}
