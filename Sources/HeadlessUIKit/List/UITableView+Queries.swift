import Foundation

extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return sections.sectionCount
  }

  /// 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.count(of: section)
  }

  /// The cells that show, from top to bottom.
  public var visibleCells: [UITableViewCell] { shownRows.compactMap { cells[$0] } }

  public var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(sections.path(of:)) }

  /// Nil for a row that does not show.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let shown = shownRows
    return sections.row(of: indexPath).flatMap { shown.contains($0) ? cells[$0] : nil }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.map { sections.path(of: $0.key) }
  }

  /// `point` is in the table's bounds.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return positions.row(at: Double(point.y - headerHeight)).map(sections.path(of:))
  }

  /// Zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return sections.row(of: indexPath).map(rect(of:)) ?? .zero
  }

  /// Moves as far as the content goes; a row that does not exist is ignored.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let row = sections.row(of: indexPath) else { return }
    let (rect, inset) = (rect(of: row), adjustedContentInset)
    let room = bounds.height - inset.top - inset.bottom
    let top: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: top = rect.minY
    case .middle: top = rect.midY - room / 2
    case .bottom: top = rect.maxY - room
    }
    let offset = CGPoint(x: contentOffset.x, y: top - inset.top)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// In a table that was reloaded or scrolled, the cells of the next layout.
  private var shownRows: [Int] {
    if !isLoadingCells, layoutState.needsLayout {
      loadIfNeeded()
      updateCells()
    }
    return cells.keys.sorted()
  }
}
