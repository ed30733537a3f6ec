import Foundation

/// A collection of items positioned by a layout, of which only the visible items have a cell.
///
/// As in UIKit, `reloadData` only marks everything as invalid: counts are requested at the next
/// layout pass or at the first query for them, and `contentSize` is correct after that pass (see
/// `layoutIfNeeded`). A batch of updates is laid out immediately.
///
/// A mirrored layout that is wider than the view starts at its right edge, and keeps its distance
/// from that edge when the content grows.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The target position of an item. The empty set scrolls as little as possible.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Data source

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reload() } }
  }

  /// The delegate, which should be a `UICollectionViewDelegate`. The type is the scroll view's,
  /// because Swift can't narrow it as Objective-C can.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
    }
  }
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// A view behind all items, with the size of the visible part.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  // MARK: Selection (see UICollectionView+Selection)

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// The selected items in order, which UIKit doesn't guarantee; `nil` without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without calling the delegate, as in UIKit; `nil` clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadCountsIfNeeded()
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection, sections.slot(of: indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cell(at: indexPath)?.showSelected(true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate, as in UIKit.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    cell(at: indexPath)?.showSelected(false)
  }

  final var selection: Set<IndexPath> = []
  final var touchedItem: IndexPath?

  // MARK: Items (see UICollectionView+Layout, +Queries)

  /// Reloads everything at the next layout pass. The selection is cleared immediately.
  open func reloadData() { reload() }

  open var numberOfSections: Int {
    noteQuestion("numberOfSections")
    loadCountsIfNeeded()
    return sections.sectionCount
  }

  /// The number of items in a section; 0 if the section doesn't exist.
  open func numberOfItems(inSection section: Int) -> Int {
    noteQuestion("numberOfItems(inSection:)")
    loadCountsIfNeeded()
    return sections.count(of: section)
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownElements(ofKind: nil).compactMap { views[$0] as? UICollectionViewCell }
  }

  /// The visible items in order, which UIKit doesn't guarantee.
  open var indexPathsForVisibleItems: [IndexPath] { shownElements(ofKind: nil).map(\.path) }

  /// The cell of a visible item; `nil` for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showElements()
    return views[CollectionElement(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.path
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownElements(ofKind: elementKind).compactMap { views[$0] }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownElements(ofKind: elementKind).map(\.path)
  }

  /// The supplementary view of a visible element; `nil` if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showElements()
    return views[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The item at a point in the view's bounds.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let pixel = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return attributes(in: pixel)
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The attributes of an item; `nil` if the item doesn't exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    noteQuestion("layoutAttributesForItem(at:)")
    return layoutAttributes(of: CollectionElement(kind: nil, path: indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: CollectionElement(kind: kind, path: indexPath))
  }

  /// Scrolls to an item, as far as the content allows. An item that doesn't exist is ignored.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    let (inset, size) = (adjustedContentInset, layer.ownBounds.size)
    let shown = CGSize(
      width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
    var offset = layer.boundsOrigin
    if scrollPosition.contains(.top) {
      offset.y = rect.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = rect.midY - shown.height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = rect.maxY - shown.height - inset.top
    }
    if scrollPosition.contains(.left) {
      offset.x = rect.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = rect.midX - shown.width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = rect.maxX - shown.width - inset.left
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Reuse (see ReusePool)

  /// Registers a class of cells; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard cellClass == nil || cellClass is UICollectionViewCell.Type else {
      preconditionFailure("\(String(describing: cellClass)) isn't a class of collection view cells")
    }
    register(cellClass, kind: nil, identifier)
  }

  /// Registers a class of supplementary views; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, kind: elementKind, identifier) }

  /// Returns an unused cell or a new one, with the size of its item. As in UIKit, an identifier
  /// without a registered class traps.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let element = CollectionElement(kind: nil, path: indexPath)
    guard let cell = dequeue(identifier, for: element) as? UICollectionViewCell else {
      preconditionFailure("no class of cells is registered for \(identifier)")
    }
    return cell
  }

  /// Returns an unused supplementary view or a new one, like `dequeueReusableCell`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(kind: elementKind, path: indexPath)
    guard let view = dequeue(identifier, for: element) else {
      preconditionFailure("no class is registered for \(identifier) of kind \(elementKind)")
    }
    return view
  }

  // MARK: Updates (see UICollectionView+Updates)

  /// Applies the changes in `updates` as one. Paths of deleted, reloaded, and moved items refer to
  /// the state before the batch; those of inserted items and move targets, to the state after it.
  ///
  /// Counts, `contentSize`, and the offset are final when this method returns. Views animate to
  /// their new frames in 0.38 seconds, and `completion` is called at the end. Without a window or
  /// with animations disabled, nothing is animated, and `completion` is called at the clock's next
  /// turn, without a window with `false`, as recorded.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Inserts items, which the data source must already contain. Use `performBatchUpdates` for
  /// several changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads the cells of these items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item with its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the counts and views of these sections.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: State (see UICollectionView+Layout, +Elements, +Updates)

  final var sections = SectionRows()
  final var needsReload = true
  /// Whether the items were loaded again since the content size was assigned.
  final var hasReloaded = false
  final var layoutIsInvalid = true
  final var preparedGeometry = PreparedGeometry()
  /// The context for bounds that are being assigned.
  final var invalidation: UICollectionViewLayoutInvalidationContext?
  final var isLoadingElements = false
  /// The reuse pools by element kind, which is `nil` for cells.
  final var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  /// The visible views.
  final var views: [CollectionElement: UICollectionReusableView] = [:]
  final var batch: ItemBatch?

  // As recorded, other bounds ask the layout inside of the assignment, with the former bounds.

  override func boundsWillChange(to bounds: CGRect) -> Bool {
    guard isPrepared, bounds.size == preparedGeometry.bounds.size else { return false }
    preparedGeometry.bounds = bounds
    invalidation = askLayout(for: bounds)
    guard isSetOffset, invalidation != nil else { return invalidation != nil }
    isSetOffset = false
    boundsInvalidatedLayout()
    return false
  }

  override func boundsInvalidatedLayout() {
    guard let context = invalidation else { return }
    invalidation = nil
    invalidate(with: context)
  }

  /// Another size also prepares the layout there.
  override func sizeDidChange() {
    super.sizeDidChange()
    guard isPrepared, batch == nil, !isUpdateOpen else { return }
    prepareLayoutIfNeeded()
  }

  private var isPrepared: Bool {
    preparedGeometry.isMirrored != nil && !needsReload && !isLoadingElements
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = layer.ownBounds
    prepareLayoutIfNeeded()
    updateElements()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { highlightItem(under: touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { selectTouchedItem(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedItem()
  }
}
