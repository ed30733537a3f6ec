import RefreshCore

extension UIScrollView {
  /// How long the last items are together, or the first ones, with what lies beyond them: points
  /// from the nearer side of the innermost to the end of the content. `nil` without items.
  func length(ofItems count: Int, at edge: Edge, _ end: AxisEnd) -> CGFloat? {
    guard let frame = item(count, from: edge).flatMap(frameOfItem) else { return nil }
    let (near, far, length) =
      switch edge.axis {
      case .vertical: (frame.minY, frame.maxY, contentSize.height)
      case .horizontal: (frame.minX, frame.maxX, contentSize.width)
      }
    return switch end {
    case .before: far
    case .after: length - near
    }
  }

  private func item(_ count: Int, from edge: Edge) -> IndexPath? {
    let isFromStart = edge == .top || edge == .leading
    var left = count
    var innermost: IndexPath?
    let sections = (0..<(sectionCount ?? 0))
    for step in sections {
      let section = isFromStart ? step : sections.upperBound - 1 - step
      let items = itemCount(inSection: section)
      guard items > 0 else { continue }
      let taken = min(left, items)
      innermost = IndexPath(
        item: isFromStart ? taken - 1 : items - taken, section: section)
      left -= taken
      if left == 0 { break }
    }
    return innermost
  }

  /// `nil` for a scroll view that knows no items.
  var sectionCount: Int? {
    if let table = self as? UITableView { return table.numberOfSections }
    return (self as? UICollectionView)?.numberOfSections
  }

  func itemCount(inSection section: Int) -> Int {
    if let table = self as? UITableView { return table.numberOfRows(inSection: section) }
    return (self as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }

  var visibleItems: [IndexPath] {
    if let table = self as? UITableView { return table.indexPathsForVisibleRows ?? [] }
    return (self as? UICollectionView)?.indexPathsForVisibleItems ?? []
  }

  /// In the content's coordinates.
  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    if let table = self as? UITableView { return table.rectForRow(at: indexPath) }
    return (self as? UICollectionView)?.layoutAttributesForItem(at: indexPath)?.frame
  }
}
