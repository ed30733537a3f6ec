import Foundation

/// A batch of changes in progress, with its nesting depth.
struct ItemBatch {
  var changes = ItemChanges()
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// Inserts items, which the data source must already contain. Use `performBatchUpdates` for
  /// several changes.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads the cells of these items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item with its cell.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the counts and views of these sections.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Applies the changes in `updates` as one. Paths of deleted, reloaded, and moved items refer to
  /// the state before the batch; those of inserted items and move targets, to the state after it.
  ///
  /// Counts, `contentSize`, and the offset are final when this method returns. Views animate to
  /// their new frames in 0.3 seconds, and `completion` is called at the end. Without a window or
  /// with animations disabled, nothing is animated, and `completion` is called at the clock's next
  /// turn.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  private func change(_ add: (inout ItemChanges) -> Void) {
    beginBatch()
    if var open = batch {
      add(&open.changes)
      batch = open
    }
    endBatch()
  }

  private func beginBatch() {
    if batch == nil {
      layoutIfNeeded()
      loadCountsIfNeeded()
      batch = ItemBatch()
    }
    batch?.depth += 1
  }

  private func endBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    host.run { apply(batch) }
  }
}

// MARK: - Application

extension UICollectionView {
  private static var updateDuration: TimeInterval { 0.3 }

  /// Applies a batch. Changes that don't match the old and new counts are a mistake of the app, for
  /// which UIKit raises an exception; here the mistake is reported and everything is reloaded.
  private func apply(_ batch: ItemBatch) {
    releaseTouchedItem()
    let old = sections
    let new = countedSections()
    let map = ItemMap(batch.changes, sectionCount: old.sectionCount)
    if let mistake = map.mistake(from: old, to: new) {
      host.onMistake("invalid update of a collection view: \(mistake)")
      reloadData()
      host.schedule(after: 0) { for completion in batch.completions { completion(true) } }
      return
    }
    // The new content size can change the offset, and its observers can request cells; existing
    // views get their new elements first.
    isLoadingElements = true
    var earlier = placesAround()
    var leavers = rename(by: map, to: new)
    let width = storedSize.width
    collectionViewLayout.invalidateLayout(with: Self.countsContext)
    prepareLayoutIfNeeded()
    takeTargetOffset()
    let moved = isMirrored ? storedSize.width - width : 0
    shift(leavers.map(\.view) + Array(views.values), Array(earlier.values), by: moved)
    isLoadingElements = false
    earlier = earlier.reduce(into: [:]) { places, entry in
      if let element = map.element(after: entry.key) { places[element] = entry.value }
    }
    let shown = attributes(in: layer.bounds)
    loadMissing(shown, comingFrom: earlier)
    leavers += viewsToHide(shown)
    animate(to: shown, leavers, batch.completions)
  }

  private static var countsContext: UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  /// The attributes of elements in and around the visible area.
  private func placesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let area = layer.bounds.insetBy(dx: -layer.bounds.width, dy: -layer.bounds.height)
    return Dictionary(attributes(in: area).map { ($0.element, $0) }) { first, _ in first }
  }

  /// Assigns the new paths to the views and the selection, and returns the views without an
  /// element.
  private func rename(by map: ItemMap, to new: SectionRows) -> [Leaver] {
    sections = new
    selection = Set(selection.compactMap(map.path(after:)))
    let old = views
    views = [:]
    var leavers: [Leaver] = []
    for (element, view) in old {
      if let target = map.element(after: element) {
        views[target] = view
      } else {
        leavers.append(Leaver(view: view, element: element, isGone: true))
      }
    }
    return leavers
  }

  private func takeTargetOffset() {
    let proposed = layer.boundsOrigin
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
  }

  /// Moves the views along with mirrored content, whose growth changes the offset.
  private func shift(
    _ views: [UICollectionReusableView], _ places: [UICollectionViewLayoutAttributes],
    by distance: CGFloat
  ) {
    guard distance != 0 else { return }
    for attributes in places { attributes.center.x += distance }
    UIView.performWithoutAnimation {
      for view in views {
        guard let attributes = view.shownAttributes?.duplicate() else { continue }
        // The same attributes can be in `places`.
        attributes.center.x = view.center.x + distance
        view.show(attributes)
      }
    }
  }
}

// MARK: - Animation

/// A view that is removed by the update.
private struct Leaver {
  let view: UICollectionReusableView
  let element: CollectionElement
  /// Whether the element no longer exists; otherwise it moved out of the visible area.
  var isGone = false
}

extension UICollectionView {
  private func loadMissing(
    _ shown: [UICollectionViewLayoutAttributes],
    comingFrom earlier: [CollectionElement: UICollectionViewLayoutAttributes]
  ) {
    isLoadingElements = true
    defer { isLoadingElements = false }
    for attributes in shown where views[attributes.element] == nil {
      load(attributes, from: earlier[attributes.element] ?? appearance(of: attributes))
    }
  }

  private func appearance(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if attributes.representedElementCategory == .cell,
      let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(
        at: attributes.indexPath)
    {
      return mirroredIfNeeded(initial)
    }
    return attributes.faded
  }

  private func viewsToHide(_ shown: [UICollectionViewLayoutAttributes]) -> [Leaver] {
    let elements = Set(shown.map(\.element))
    let hidden = views.keys.filter { !elements.contains($0) }
    return hidden.compactMap { element in
      views.removeValue(forKey: element).map { Leaver(view: $0, element: element) }
    }
  }

  private func animate(
    to shown: [UICollectionViewLayoutAttributes], _ leavers: [Leaver],
    _ completions: [(Bool) -> Void]
  ) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    let leavers = leavers.sorted { $0.element < $1.element }
    UIView.animate(
      withDuration: isAnimated ? Self.updateDuration : 0, delay: 0,
      options: .beginFromCurrentState
    ) { [self] in
      for attributes in shown {
        guard let view = views[attributes.element] else { continue }
        show(attributes, on: view)
        view.layoutIfNeeded()
      }
      for leaver in leavers { ending(of: leaver).map(leaver.view.show) }
      collectionViewLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      if isAnimated { self?.takeBack(leavers) }
      for completion in completions { completion(finished) }
    }
    if !isAnimated { takeBack(leavers) }
  }

  private func ending(of leaver: Leaver) -> UICollectionViewLayoutAttributes? {
    guard leaver.isGone else { return layoutAttributes(of: leaver.element) }
    if leaver.element.kind == nil,
      let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(
        at: leaver.element.path)
    {
      return mirroredIfNeeded(final)
    }
    return leaver.view.shownAttributes?.faded
  }

  private func takeBack(_ leavers: [Leaver]) {
    for leaver in leavers { takeBack(leaver.view, from: leaver.element) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A transparent copy.
  fileprivate var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
