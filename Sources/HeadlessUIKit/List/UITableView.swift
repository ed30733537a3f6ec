import Foundation

/// A list of rows, of which only the visible rows have a cell.
///
/// A table requests counts and heights when it loads: at its first layout, at the first query about
/// its rows, or immediately in `reloadData`, so that `contentSize` is correct when that method
/// returns. Cells are created in layout passes.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    /// Headers and footers stay visible with their section.
    case plain
    /// Sections are separated by space, and headers and footers scroll with their section.
    case grouped
    /// Drawn as `grouped`.
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as possible.
    case none
    case top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom
    /// Rows appear and disappear without animation. A batch in which every change is `none` isn't
    /// animated.
    case none
    /// Displayed as `fade`.
    case middle
    /// Displayed as `fade`.
    case automatic = 100
  }

  /// A placeholder for a height that the table determines.
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGray6
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Data source

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The delegate, which should be a `UITableViewDelegate`. The type is the scroll view's, because
  /// Swift can't narrow it as Objective-C can.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      guard delegate !== oldValue else { return }
      (unimplementedMethods, checkedMethods) = ([], [])
      setNeedsReload()
    }
  }
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var unimplementedMethods: UnimplementedMethods = []
  final var checkedMethods: UnimplementedMethods = []

  /// The receiver of prefetch requests; see `UITableViewDataSourcePrefetching`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights (see UITableView+Heights, +SectionHeights)

  /// The height of rows in points, if the delegate doesn't implement `heightForRowAt`. With the
  /// automatic dimension, the height is the cell's `sizeThatFits(_:)` when it is about to become
  /// visible, because Auto Layout isn't available here.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// The estimated height of rows until they become visible, in points. If positive, it also applies
  /// to rows with a known height, which is then requested only when they become visible. If 0, rows
  /// with automatic height are 44 points high. The default is automatic: rows with automatic height
  /// are estimated at 44 points. (UIKit may then also estimate the others.)
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }
  /// The height of headers with a title or a view, in points, if the delegate doesn't provide it.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The estimated height of headers with a self-sizing view until they become visible, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The padding above each header, in points. Automatic means 22 in plain style and 0 otherwise.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Appearance

  /// Whether the content views of cells keep clear of the safe area at their sides. The default is
  /// `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      for cell in cells.values { cell.insetsContentToSafeArea = insetsContentViewsToSafeArea }
    }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { showSeparators() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSeparators() }
  }

  /// A view above the rows, with the width of the table and the height of its frame when assigned.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the rows, with the width of the table and the height of its frame when assigned.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// A view behind all rows, with the size of the visible part.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  // MARK: Selection (see UITableView+Selection)

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of selection; `nil` without a selection.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row without calling the delegate, as in UIKit; `nil` clears the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return clearSelection(animated: animated) }
    guard let slot = sections.slot(of: indexPath) else { return }
    if !allowsMultipleSelection, selectedPaths != [indexPath] {
      clearSelection(animated: animated)
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cells[slot]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate, as in UIKit.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: index)
    cell(at: indexPath)?.setSelected(false, animated: animated)
  }

  final var selectedPaths: [IndexPath] = []
  final var touchedPath: IndexPath?

  // MARK: Rows (see UITableView+Rows, +Queries)

  /// Reloads everything from the data source and the delegate. The selection is cleared. Cells are
  /// removed now, and created at the next layout or when they are requested.
  ///
  /// Queries and updates that need the rows load them without calling this method: a subclass that counts
  /// its calls sees the app's, and that of the next layout.
  open func reloadData() { reload() }

  open var numberOfSections: Int {
    noteQuestion("numberOfSections")
    loadIfNeeded()
    return sections.sectionCount
  }

  /// The number of rows in a section; 0 if the section doesn't exist.
  open func numberOfRows(inSection section: Int) -> Int {
    noteQuestion("numberOfRows(inSection:)")
    loadIfNeeded()
    return sections.count(of: section)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownSlots.compactMap { cells[$0] } }

  /// The visible rows, from top to bottom. After a scroll, they are known at once, and their cells are
  /// created at the next layout, as recorded.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    guard layoutState.needsLayout, !isLoadingCells, !needsPositioning else {
      return shownSlots.compactMap(sections.path(of:))
    }
    return visibleSlots.compactMap(sections.path(of:))
  }

  /// The cell of a visible row; `nil` for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let shown = shownSlots
    return sections.slot(of: indexPath).flatMap { shown.contains($0) ? cells[$0] : nil }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { sections.path(of: $0.key) }
  }

  /// The visible header of a section; `nil` if there is none, or if it is another kind of view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(of: .header, section)
  }

  /// The visible footer of a section; `nil` if there is none, or if it is another kind of view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(of: .footer, section)
  }

  /// The row at a point in the table's bounds.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return positions.row(at: Double(point.y - headerHeight)).flatMap(sections.path(of:))
  }

  /// The rows in a rectangle in the table's bounds. As recorded, the last one is that of the point one above
  /// the rectangle's end, and a rectangle beside the table has none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.isFinite, !rect.isNull else { return nil }
    let rect = rect.standardized
    guard rect.minX < bounds.width, rect.maxX >= 0, rect.maxY >= 0 else { return [] }
    let top = max(0, Double(rect.minY - headerHeight))
    let last = max(top, Double(rect.maxY - headerHeight) - 1)
    return positions.rows(from: top, to: last.nextUp).compactMap(sections.path(of:))
  }

  /// The frame of a row; zero if the row doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    noteQuestion("rectForRow(at:)")
    loadIfNeeded()
    return sections.slot(of: indexPath).map(rect(of:)) ?? .zero
  }

  /// The area of a section from its header to its footer; zero if the section doesn't exist.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<sections.sectionCount).contains(section) else { return .zero }
    let slots = sections.slots(of: section)
    return rect(of: slots.lowerBound).union(rect(of: slots.upperBound - 1))
  }

  /// The frame of a header when it isn't pinned; zero if the section doesn't exist.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, section) }

  /// The frame of a footer when it isn't pinned; zero if the section doesn't exist.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, section) }

  // MARK: Scrolling

  /// Scrolls to a row, as far as the content allows. A row that doesn't exist is ignored.
  open func scrollToRow(
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
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let distance = { (path: IndexPath) in abs(self.rectForRow(at: path).midY - self.bounds.midY) }
    guard let path = selectedPaths.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse (see ReusePool)

  /// Registers a class of cells; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellPool.register(for: identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) isn't a class of cells")
    }
    cellPool.register(for: identifier) { AnyCellClass.make(cellClass, identifier) }
  }

  /// Registers a class of headers and footers; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViewPool.register(for: identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) isn't a class of headers and footers")
    }
    sectionViewPool.register(for: identifier) { AnyHeaderFooterClass.make(aClass, identifier) }
  }

  /// Returns an unused cell or a new one; `nil` without either an unused cell or a registered
  /// class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    host.run { cellPool.view(for: identifier) }
  }

  /// Returns an unused cell or a new one. As in UIKit, an identifier without a registered class
  /// traps.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no class of cells is registered for \(identifier)")
    }
    return cell
  }

  /// Returns an unused view or a new one; `nil` without either an unused view or a registered
  /// class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    host.run { sectionViewPool.view(for: identifier) }
  }

  // MARK: Updates (see UITableView+Updates)

  /// Applies the changes in `updates` as one. Index paths of deleted, reloaded, and moved rows
  /// refer to the state before the batch, those of inserted rows to the state after it. Frames and
  /// the content's size are final when this method returns. `completion` is called when the
  /// animation ends; without an animation, at the clock's next turn, and without a window with `false`, as
  /// recorded.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }

  /// Inserts rows, which the data source must already contain. Existing rows keep their cells and
  /// the selection, and the offset doesn't change. Use `performBatchUpdates` for several changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.inserted[path] = animation } }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// Reloads the cells and heights of these rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Reloads these sections completely.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  open func beginUpdates() { openBatch() }

  /// Ends a batch. A batch without changes reloads all heights.
  open func endUpdates() { closeBatch() }

  // MARK: State (see UITableView+Rows)

  final var sections = SectionRows()
  /// The positions of headers, rows, and footers by slot; see `SectionRows`.
  final var positions = RowPositions()
  final var heightRules = HeightRules()
  final var cellPool = ReusePool<UITableViewCell>()
  final var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
  /// The visible cells by slot.
  final var cells: [Int: UITableViewCell] = [:]
  final var maximumCellCount = 0
  /// The visible headers and footers by slot.
  final var sectionViews: [Int: UIView] = [:]
  /// Slots of headers and footers with a height, but without a view.
  final var emptyEnds: Set<Int> = []
  final var needsReload = true
  /// Whether positions changed, so that existing cells must be repositioned.
  final var needsPositioning = false
  final var pendingOffsetShift: CGFloat = 0
  final var isLoadingCells = false
  final var headerHeight: CGFloat = 0
  final var footerHeight: CGFloat = 0
  final var batch: RowBatch?
  /// Whether a batch is being applied.
  final var isUpdating = false
  final var prefetched = 0..<0
  final var prefetchOffset: CGFloat = 0
  final var isPrefetchingUp = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = layer.ownBounds
    if needsReload { reloadData() }
    if contentSize.width != bounds.width || hasNewTextSize { widthChanged() }
    hasNewTextSize = false
    updateCells()
  }

  /// Whether cells that size themselves have text of another size than in the last layout.
  private var hasNewTextSize = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { hasNewTextSize = true }
  }

  /// Headers are pinned below the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { highlightRow(under: touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { selectTouchedRow(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedRow()
  }
}
