import Foundation

extension UITableView {
  public var numberOfSections: Int {
    noteQuestion("numberOfSections")
    loadIfNeeded()
    return sections.sectionCount
  }

  /// The number of rows in a section; 0 if the section doesn't exist.
  public func numberOfRows(inSection section: Int) -> Int {
    noteQuestion("numberOfRows(inSection:)")
    loadIfNeeded()
    return sections.count(of: section)
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { shownSlots.compactMap { cells[$0] } }

  /// The visible rows, from top to bottom. After a scroll, they are known at once, and their cells are
  /// created at the next layout, as recorded.
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    guard layoutState.needsLayout, !isLoadingCells, !needsPositioning else {
      return shownSlots.compactMap(sections.path(of:))
    }
    return visibleSlots.compactMap(sections.path(of:))
  }

  /// The cell of a visible row; `nil` for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let shown = shownSlots
    return sections.slot(of: indexPath).flatMap { shown.contains($0) ? cells[$0] : nil }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { sections.path(of: $0.key) }
  }

  /// The visible header of a section; `nil` if there is none, or if it is another kind of view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(of: .header, section)
  }

  /// The visible footer of a section; `nil` if there is none, or if it is another kind of view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(of: .footer, section)
  }

  private func shownView(of end: SectionEnd, _ section: Int) -> UITableViewHeaderFooterView? {
    _ = shownSlots
    guard (0..<sections.sectionCount).contains(section) else { return nil }
    return sectionViews[sections.slot(of: end, section)] as? UITableViewHeaderFooterView
  }

  /// The slots with cells. After a reload or a scroll, the cells of the next layout are created
  /// first.
  private var shownSlots: [Int] {
    if !isLoadingCells, layoutState.needsLayout {
      loadIfNeeded()
      updateCells()
    }
    return cells.keys.sorted()
  }
}

// MARK: - Geometry

extension UITableView {
  /// The row at a point in the table's bounds.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return positions.row(at: Double(point.y - headerHeight)).flatMap(sections.path(of:))
  }

  /// The rows that intersect a rectangle in the table's bounds.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.isFinite, !rect.isNull else { return nil }
    let top = Double(rect.standardized.minY - headerHeight)
    return positions.rows(from: top, to: top + Double(rect.height))
      .compactMap(sections.path(of:))
  }

  /// The frame of a row; zero if the row doesn't exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    noteQuestion("rectForRow(at:)")
    loadIfNeeded()
    return sections.slot(of: indexPath).map(rect(of:)) ?? .zero
  }

  /// The area of a section from its header to its footer; zero if the section doesn't exist.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<sections.sectionCount).contains(section) else { return .zero }
    let slots = sections.slots(of: section)
    return rect(of: slots.lowerBound).union(rect(of: slots.upperBound - 1))
  }

  /// The frame of a header when it isn't pinned; zero if the section doesn't exist.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, section) }

  /// The frame of a footer when it isn't pinned; zero if the section doesn't exist.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, section) }

  private func rect(of end: SectionEnd, _ section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<sections.sectionCount).contains(section) else { return .zero }
    return rect(of: sections.slot(of: end, section))
  }
}

// MARK: - Scrolling

extension UITableView {
  /// Scrolls to a row, as far as the content allows. A row that doesn't exist is ignored.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let slot = sections.slot(of: indexPath) else { return }
    let (rect, inset) = (rect(of: slot), adjustedContentInset)
    let covered = inset.top + pinnedHeight(in: indexPath.section)
    let room = bounds.height - covered - inset.bottom
    let top: CGFloat
    switch scrollPosition {
    case .none:
      let shown = CGRect(
        x: rect.minX, y: rect.minY - pinnedHeight(in: indexPath.section), width: rect.width,
        height: rect.height + pinnedHeight(in: indexPath.section))
      return scrollRectToVisible(shown, animated: animated)
    case .top: top = rect.minY
    case .middle: top = rect.midY - room / 2
    case .bottom: top = rect.maxY - room
    }
    let offset = CGPoint(x: contentOffset.x, y: top - covered)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the visible area.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let distance = { (path: IndexPath) in abs(self.rectForRow(at: path).midY - self.bounds.midY) }
    guard let path = selectedPaths.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The height covered by a pinned header.
  private func pinnedHeight(in section: Int) -> CGFloat {
    style == .plain ? frame(of: .header, section).height : 0
  }
}
