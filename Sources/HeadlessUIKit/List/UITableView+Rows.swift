import Foundation

// MARK: - Loading

extension UITableView {
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func loadIfNeeded() { if needsReload { reload() } }

  func reload() {
    releaseTouchedRow()
    selectedPaths = []
    for slot in cells.keys.sorted() { recycle(slot) }
    dropSectionViews()
    loadRows()
    setNeedsLayout()
  }

  /// Loads the counts and heights, and sets the content's size.
  func loadRows() {
    needsReload = false
    needsPositioning = true
    prefetched = 0..<0
    host.run {
      sections = countedSections()
      updateHeightRules()
      var all = RowPositions()
      for section in 0..<sections.sectionCount { all.append(heights(ofSection: section)) }
      positions = all
    }
    updateContentSize(always: host.behavior.reloadsAssignContentSize)
  }

  func countedSections() -> SectionRows {
    guard let dataSource else { return SectionRows() }
    let count = max(0, dataSource.numberOfSections(in: self))
    return SectionRows(
      counts: (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  /// The heights of the header, the rows, and the footer of a section.
  func heights(ofSection section: Int) -> RowPositions {
    var all = RowPositions(count: 1, height: Double(slotHeight(of: .header, section)))
    all.append(heights(of: 0..<sections.count(of: section), in: section))
    all.append(RowPositions(count: 1, height: Double(slotHeight(of: .footer, section))))
    return all
  }

  func updateContentSize(always: Bool = false) {
    let height = headerHeight + CGFloat(positions.total) + footerHeight
    let size = CGSize(width: bounds.width, height: height)
    if always || size != storedSize { resizeContent(to: size, inUpdate: isUpdating) }
  }
}

// MARK: - Header and footer

extension UITableView {
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.containingView === self { old?.removeFromSuperview() }
    headerHeight = tableHeaderView?.frame.height ?? 0
    footerHeight = tableFooterView?.frame.height ?? 0
    if let new, new.containingView !== self { addSubview(new) }
    needsPositioning = true
    updateContentSize()
    placeEnds()
    setNeedsLayout()
  }

  func placeEnds() {
    place(tableHeaderView, at: 0, headerHeight)
    place(tableFooterView, at: headerHeight + CGFloat(positions.total), footerHeight)
  }

  private func place(_ view: UIView?, at y: CGFloat, _ height: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if let view, view.frame != frame { view.frame = frame }
  }
}

// MARK: - Cells

extension UITableView {
  /// Creates a cell for each visible row, and recycles the cells of other rows.
  func updateCells() {
    // Creating a cell can request other cells, or scroll.
    guard !isLoadingCells, dataSource != nil else { return }
    isLoadingCells = true
    defer { isLoadingCells = false }
    let visible = visibleSlots
    for slot in cells.keys.sorted() where !visible.contains(slot) { recycle(slot) }
    if needsPositioning { placeAll() }
    let shown = loadVisible(visible)
    updateSectionViews(shown)
    updatePrefetching()
  }

  var visibleSlots: Range<Int> {
    let top = Double(bounds.minY - headerHeight)
    return positions.rows(from: top, to: top + Double(bounds.height))
  }

  /// Creates the cells of visible rows, and returns the visible slots at the end: a row that is
  /// lower than its estimate reveals others.
  private func loadVisible(_ visible: Range<Int>) -> Range<Int> {
    var visible = visible
    for _ in 0..<Self.correctionLimit {
      let anchor = firstLoadedSlot(in: visible)
      for slot in visible where cells[slot] == nil && isStillVisible(slot) {
        load(slot, anchor: anchor)
      }
      guard needsPositioning else { break }
      applyHeightCorrections()
      placeAll()
      visible = visibleSlots
    }
    return visible
  }

  // Loops, because a closure of the main actor checks on each call that it runs there.

  private func firstLoadedSlot(in range: Range<Int>) -> Int? {
    var first: Int?
    for slot in cells.keys where range.contains(slot) && slot < first ?? .max { first = slot }
    return first
  }

  /// The nearest slots with a cell before and after a slot.
  private func loadedNeighbors(of slot: Int) -> (previous: Int?, following: Int?) {
    var (previous, following): (Int?, Int?)
    for other in cells.keys {
      if other < slot, other > previous ?? .min { previous = other }
      if other > slot, other < following ?? .max { following = other }
    }
    return (previous, following)
  }

  /// Rows above that are higher than their estimates can push a row out of the visible area.
  private func isStillVisible(_ slot: Int) -> Bool {
    !needsPositioning
      || CGFloat(positions.start(of: slot)) + headerHeight < bounds.maxY + pendingOffsetShift
  }

  private static var correctionLimit: Int { 20 }

  func placeAll() {
    needsPositioning = false
    for (slot, cell) in cells { placeCell(cell, slot) }
    placeEnds()
  }

  /// Creates the cell of a slot. Returns `false` if the slot has no row, or no longer has one.
  @discardableResult
  func load(_ slot: Int, anchor: Int?) -> Bool {
    var isLoaded = false
    AnimationContext.entering(on: host) {
      isLoaded = loadCell(slot, anchor)
      return cells[slot]
    }
    return isLoaded
  }

  private func loadCell(_ slot: Int, _ anchor: Int?) -> Bool {
    guard let dataSource, let path = sections.path(of: slot) else { return false }
    let cell = host.run { dataSource.tableView(self, cellForRowAt: path) }
    // The data source can reload the table, which changes the meaning of `slot`.
    guard sections.slot(of: path) == slot, cells[slot] == nil else { return false }
    cells[slot] = cell
    maximumCellCount = max(maximumCellCount, cells.count)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    cell.insetsContentToSafeArea = insetsContentViewsToSafeArea
    cell.showSeparator(separatorStyle, color: separatorColor, inset: separatorInset)
    if let height = host.run({ shownHeight(of: cell, at: path) }) {
      correctHeight(height, of: slot, anchor: anchor)
    }
    placeCell(cell, slot)
    add(cell, slot)
    host.run { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    return true
  }

  /// Adds a cell in row order next to the other cells. Views that the app put behind the cells stay
  /// behind, and headers and footers stay in front.
  private func add(_ cell: UITableViewCell, _ slot: Int) {
    let (previous, following) = loadedNeighbors(of: slot)
    if let previous, let below = cells[previous] {
      insertSubview(cell, aboveSubview: below)
    } else if let following, let above = cells[following] {
      insertSubview(cell, belowSubview: above)
    } else if let front = containedViews.first(where: isInFrontOfCells) {
      insertSubview(cell, belowSubview: front)
    } else {
      addSubview(cell)
    }
  }

  private func isInFrontOfCells(_ view: UIView) -> Bool {
    view === tableHeaderView || sectionViews.values.contains { $0 === view }
  }

  private func placeCell(_ cell: UITableViewCell, _ slot: Int) {
    let frame = rect(of: slot)
    if cell.frame != frame { cell.frame = frame }
  }

  func rect(of slot: Int) -> CGRect { rect(of: slot, in: positions) }

  func rect(of slot: Int, in positions: RowPositions) -> CGRect {
    let span = positions.span(of: slot)
    return CGRect(
      x: 0, y: headerHeight + CGFloat(span.start), width: bounds.width,
      height: CGFloat(span.height))
  }

  func recycle(_ slot: Int) {
    guard let cell = cells.removeValue(forKey: slot), let path = sections.path(of: slot) else {
      return
    }
    endDisplaying(cell, from: path)
  }

  func endDisplaying(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    host.run { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    cellPool.keep(cell, limit: poolLimit)
  }

  /// The largest number of cells visible at once, which is enough for a jump to another position.
  private var poolLimit: Int { max(maximumCellCount, 1) }

  func showSeparators() {
    for cell in cells.values {
      cell.showSeparator(separatorStyle, color: separatorColor, inset: separatorInset)
    }
  }
}
