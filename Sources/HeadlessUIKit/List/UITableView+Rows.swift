import Foundation

// MARK: - Loading

extension UITableView {
  /// Asks the data source and the delegate afresh. The selection is lost; cells are taken away now
  /// and made at the next layout, or when they are asked for.
  public func reloadData() {
    releaseTouchedRow()
    indexPathForSelectedRow = nil
    for row in cells.keys.sorted() { recycle(row) }
    loadRows()
    setNeedsLayout()
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func loadIfNeeded() { if needsReload { reloadData() } }

  /// Counts and heights, and with them the content's size.
  func loadRows() {
    needsReload = false
    host.run {
      sections = countedSections()
      let (rows, delegate) = (sections, tableDelegate)
      if let delegate {
        positions = RowPositions(count: rows.total) { row in
          Double(delegate.tableView(self, heightForRowAt: rows.path(of: row)))
        }
      } else {
        positions = RowPositions(count: rows.total, height: Double(rowHeight))
      }
    }
    updateContentSize()
  }

  private func countedSections() -> SectionRows {
    guard let dataSource else { return SectionRows() }
    let count = max(0, dataSource.numberOfSections(in: self))
    return SectionRows(
      counts: (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  func updateContentSize() {
    let height = headerHeight + CGFloat(positions.total) + footerHeight
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
  }
}

// MARK: - Header and footer

extension UITableView {
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    headerHeight = tableHeaderView?.frame.height ?? 0
    footerHeight = tableFooterView?.frame.height ?? 0
    if let new, new.superview !== self { addSubview(new) }
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
  /// Makes a cell for each row that shows, and takes back those of rows that do not.
  func updateCells() {
    // A cell that is being made may ask for others, or scroll.
    guard !isLoadingCells, let dataSource else { return }
    isLoadingCells = true
    defer { isLoadingCells = false }
    let visible = visibleRows
    for row in cells.keys.sorted() where !visible.contains(row) { recycle(row) }
    for row in visible {
      guard let cell = cells[row] else {
        load(row, from: dataSource)
        continue
      }
      placeCell(cell, row)
    }
  }

  private var visibleRows: Range<Int> {
    let top = Double(bounds.minY - headerHeight)
    return positions.rows(from: top, to: top + Double(bounds.height))
  }

  private func load(_ row: Int, from dataSource: any UITableViewDataSource) {
    guard row < sections.total else { return }
    let path = sections.path(of: row)
    let cell = host.run { dataSource.tableView(self, cellForRowAt: path) }
    // The data source may have reloaded the table, and with it the meaning of `row`.
    guard row < sections.total, sections.path(of: row) == path else { return }
    cells[row] = cell
    cell.setSelected(indexPathForSelectedRow == path, animated: false)
    cell.showSeparator(separatorStyle, color: separatorColor, inset: separatorInset)
    placeCell(cell, row)
    add(cell, row)
    host.run { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  /// Cells lie in the order of their rows and together: what others put behind them, stays behind.
  private func add(_ cell: UITableViewCell, _ row: Int) {
    if let previous = cells.keys.filter({ $0 < row }).max().flatMap({ cells[$0] }) {
      insertSubview(cell, aboveSubview: previous)
    } else if let following = cells.keys.filter({ $0 > row }).min().flatMap({ cells[$0] }) {
      insertSubview(cell, belowSubview: following)
    } else if let header = tableHeaderView, header.superview === self {
      insertSubview(cell, belowSubview: header)
    } else {
      addSubview(cell)
    }
  }

  private func placeCell(_ cell: UITableViewCell, _ row: Int) {
    let frame = rect(of: row)
    if cell.frame != frame { cell.frame = frame }
  }

  func rect(of row: Int) -> CGRect {
    CGRect(
      x: 0, y: headerHeight + CGFloat(positions.start(of: row)), width: bounds.width,
      height: CGFloat(positions.height(of: row)))
  }

  func recycle(_ row: Int) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    takeBack(cell, from: sections.path(of: row))
  }

  func takeBack(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    host.run { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    cellClasses.keep(cell)
  }

  func showSeparators() {
    for cell in cells.values {
      cell.showSeparator(separatorStyle, color: separatorColor, inset: separatorInset)
    }
  }
}

// MARK: - Reuse

extension UITableView {
  /// Nil takes the registration off.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellClasses.register(nil, for: identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells")
    }
    cellClasses.register(cellClass, for: identifier)
  }

  /// A cell that went out of sight, or a new one; nil where there is neither a cell nor a class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    host.run { cellClasses.cell(for: identifier) }
  }

  /// An identifier without a registered class stops here, as in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class of cells is registered for \(identifier)")
    }
    return cell
  }
}
