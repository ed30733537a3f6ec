extension Attachment {
  /// The distance from the inner side of an item to the end of the content, in points.
  ///
  /// - Parameter count: the item, counted from the control's end of the content: 1 is the last one.
  /// - Returns: `nil` without items.
  func length(ofItems count: Int) -> CGFloat? {
    guard let scrollView else { return nil }
    let path = scrollView.item(count, fromStart: edge.isAtStart)
    guard let frame = path.flatMap({ scrollView.frameOfItem(at: $0) }) else { return nil }
    let (near, far, length) =
      switch edge.axis {
      case .vertical: (frame.minY, frame.maxY, scrollView.contentSize.height)
      case .horizontal: (frame.minX, frame.maxX, scrollView.contentSize.width)
      }
    return switch end {
    case .before: far
    case .after: length - near
    }
  }
}

extension UIScrollView {
  fileprivate func item(_ count: Int, fromStart isFromStart: Bool) -> IndexPath? {
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

  /// The number of sections; `nil` for a scroll view without items.
  var sectionCount: Int? {
    if let table = self as? UITableView { return table.numberOfSections }
    return (self as? UICollectionView)?.numberOfSections
  }

  /// Whether it is a list without items. Its own header and footer are none.
  var isWithoutItems: Bool {
    guard let sectionCount else { return false }
    return !(0..<sectionCount).contains { itemCount(inSection: $0) > 0 }
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
