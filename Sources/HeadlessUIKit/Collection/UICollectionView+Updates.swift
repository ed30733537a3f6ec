import Foundation

/// A batch of changes in progress, with its nesting depth.
struct ItemBatch {
  var changes = ItemChanges()
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// The same for a closure that doesn't escape, as UIKit's never does.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func change(_ add: (inout ItemChanges) -> Void) {
    beginBatch()
    if var open = batch {
      add(&open.changes)
      batch = open
    }
    endBatch()
  }

  func beginBatch() {
    if batch == nil {
      layoutIfNeeded()
      loadCountsIfNeeded()
      batch = ItemBatch()
    }
    batch?.depth += 1
  }

  func endBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    host.run { apply(batch) }
  }
}

// MARK: - Applying updates

extension UICollectionView {
  /// Applies a batch. Changes that don't match the old and new counts are a mistake of the app, for
  /// which UIKit raises an exception; here the mistake is reported and everything is reloaded.
  private func apply(_ batch: ItemBatch) {
    releaseTouchedItem()
    let old = sections
    let new = countedSections()
    let map = ItemMapping(batch.changes, sectionCount: old.sectionCount)
    if let inconsistency = map.inconsistency(from: old, to: new) {
      host.onMistake("invalid update of a collection view: \(inconsistency)")
      reload()
      let isShown = window != nil
      host.schedule(after: 0) { for completion in batch.completions { completion(isShown) } }
      return
    }
    // The new content size can change the offset, and its observers can request cells; existing
    // views get their new elements first.
    isLoadingElements = true
    var earlier = nearbyAttributes()
    var removedViews = remapViews(by: map, to: new)
    let width = storedSize.width
    collectionViewLayout.invalidateLayout(with: Self.countsContext)
    prepareLayoutIfNeeded()
    applyTargetOffset()
    let moved = isMirrored ? storedSize.width - width : 0
    shift(removedViews.map(\.view) + Array(views.values), Array(earlier.values), by: moved)
    isLoadingElements = false
    earlier = earlier.reduce(into: [:]) { places, entry in
      if let element = map.element(after: entry.key) { places[element] = entry.value }
    }
    let shown = attributes(in: layer.ownBounds)
    loadMissing(shown, comingFrom: earlier)
    removedViews += viewsToHide(shown)
    animate(to: shown, removedViews, batch.completions)
  }

  private static var countsContext: UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  /// The attributes of elements in and around the visible area.
  private func nearbyAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let area = layer.ownBounds.insetBy(dx: -layer.ownBounds.width, dy: -layer.ownBounds.height)
    return Dictionary(attributes(in: area).map { ($0.element, $0) }) { first, _ in first }
  }

  /// Assigns the new paths to the views and the selection, and returns the views without an
  /// element.
  private func remapViews(by map: ItemMapping, to new: SectionRows) -> [RemovedView] {
    sections = new
    selection = Set(selection.compactMap(map.path(after:)))
    let old = views
    views = [:]
    var removedViews: [RemovedView] = []
    for (element, view) in old {
      if let target = map.element(after: element) {
        views[target] = view
      } else {
        removedViews.append(RemovedView(view: view, element: element, isGone: true))
      }
    }
    return removedViews
  }

  private func applyTargetOffset() {
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
private struct RemovedView {
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

  private func viewsToHide(_ shown: [UICollectionViewLayoutAttributes]) -> [RemovedView] {
    let elements = Set(shown.map(\.element))
    let hidden = views.keys.filter { !elements.contains($0) }
    return hidden.compactMap { element in
      views.removeValue(forKey: element).map { RemovedView(view: $0, element: element) }
    }
  }

  private func animate(
    to shown: [UICollectionViewLayoutAttributes], _ removedViews: [RemovedView],
    _ completions: [(Bool) -> Void]
  ) {
    let isShown = window != nil
    let isAnimated = isShown && UIView.areAnimationsEnabled
    let removedViews = removedViews.sorted { $0.element < $1.element }
    UIView.animate(
      withDuration: isAnimated ? UITableView.updateDuration : 0, delay: 0,
      options: .beginFromCurrentState
    ) { [self] in
      for attributes in shown {
        guard let view = views[attributes.element] else { continue }
        show(attributes, on: view)
        view.layoutIfNeeded()
      }
      for removed in removedViews { ending(of: removed).map(removed.view.show) }
      collectionViewLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] finished in
      if isAnimated { self?.endDisplaying(removedViews) }
      for completion in completions { completion(finished && isShown) }
    }
    if !isAnimated { endDisplaying(removedViews) }
  }

  private func ending(of removed: RemovedView) -> UICollectionViewLayoutAttributes? {
    guard removed.isGone else { return layoutAttributes(of: removed.element) }
    if removed.element.kind == nil,
      let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(
        at: removed.element.path)
    {
      return mirroredIfNeeded(final)
    }
    return removed.view.shownAttributes?.faded
  }

  private func endDisplaying(_ removedViews: [RemovedView]) {
    for removed in removedViews { endDisplaying(removed.view, from: removed.element) }
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
