import Foundation

extension UITableView {
  func shownView(of end: SectionEnd, _ section: Int) -> UITableViewHeaderFooterView? {
    _ = shownSlots
    guard (0..<sections.sectionCount).contains(section) else { return nil }
    return sectionViews[sections.slot(of: end, section)] as? UITableViewHeaderFooterView
  }

  /// The slots with cells. After a reload or a scroll, the cells of the next layout are created
  /// first.
  var shownSlots: [Int] {
    if !isLoadingCells, layoutState.needsLayout {
      loadIfNeeded()
      updateCells()
    }
    return cells.keys.sorted()
  }
}

// MARK: - Geometry

extension UITableView {
  func rect(of end: SectionEnd, _ section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<sections.sectionCount).contains(section) else { return .zero }
    return rect(of: sections.slot(of: end, section))
  }
}

// MARK: - Scrolling

extension UITableView {
  /// The height covered by a pinned header.
  func pinnedHeight(in section: Int) -> CGFloat {
    style == .plain ? frame(of: .header, section).height : 0
  }
}

// Foundation's index paths as used in lists: a section and a row or an item in it.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension UITableView {
  func clearSelection(animated: Bool) {
    for path in selectedPaths { deselectRow(at: path, animated: animated) }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    sections.slot(of: path).flatMap { cells[$0] }
  }
}

// MARK: - Touches

extension UITableView {
  func highlightRow(under touch: UITouch) {
    guard allowsSelection, let path = row(under: touch),
      host.run({ tableDelegate?.tableView(self, shouldHighlightRowAt: path) }) ?? true
    else { return }
    touchedPath = path
    cell(at: path)?.setHighlighted(true, animated: false)
    host.run { tableDelegate?.tableView(self, didHighlightRowAt: path) }
  }

  func selectTouchedRow(_ touch: UITouch) {
    guard let path = touchedPath else { return }
    let isStillThere = row(under: touch) == path
    if isStillThere { host.run { tapped(path) } }
    releaseTouchedRow()
  }

  private func tapped(_ path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) { return deselectTapped(path) }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let path = answer, sections.slot(of: path) != nil else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != path { deselectTapped(old) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectTapped(_ path: IndexPath) {
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path = answer, selectedPaths.contains(path) else { return }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  func releaseTouchedRow() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cell(at: path)?.setHighlighted(false, animated: false)
    host.run { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  /// The row under a touch. Only cells count, not headers or other views in the table.
  private func row(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    let hit = cells.first { $0.value.frame.contains(point) && $0.value.contains(touch.view) }
    return hit.flatMap { sections.path(of: $0.key) }
  }
}

extension UIView {
  /// Whether a view is inside this one; `true` for `nil`, because a touch that ended has no view.
  fileprivate func contains(_ view: UIView?) -> Bool {
    view.map { $0.isDescendant(of: self) } ?? true
  }
}

extension UITableView {
  /// Requests the rows of the next screenful in the direction of the last scroll. UIKit's distance
  /// isn't published.
  func updatePrefetching() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else {
      prefetched = 0..<0
      prefetchOffset = bounds.minY
      return
    }
    let visible = visibleSlots
    if bounds.minY != prefetchOffset { isPrefetchingUp = bounds.minY < prefetchOffset }
    prefetchOffset = bounds.minY
    let wanted = wantedSlots(beyond: visible)
    let old = prefetched
    guard wanted != old else { return }
    prefetched = wanted
    let added = wanted.filter { !old.contains($0) }.compactMap(sections.path(of:))
    let dropped = old.filter { !wanted.contains($0) && !visible.contains($0) }
      .compactMap(sections.path(of:))
    host.run {
      if !dropped.isEmpty {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped)
      }
      if !added.isEmpty {
        let nearestFirst = isPrefetchingUp ? added.reversed() : added
        prefetchDataSource.tableView(self, prefetchRowsAt: nearestFirst)
      }
    }
  }

  private func wantedSlots(beyond visible: Range<Int>) -> Range<Int> {
    let top = Double(bounds.minY - headerHeight)
    let length = Double(bounds.height)
    if isPrefetchingUp {
      let rows = positions.rows(from: top - length, to: top)
      return rows.lowerBound..<max(rows.lowerBound, min(rows.upperBound, visible.lowerBound))
    }
    let rows = positions.rows(from: top + length, to: top + 2 * length)
    return min(rows.upperBound, max(rows.lowerBound, visible.upperBound))..<rows.upperBound
  }
}
