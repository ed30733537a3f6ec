import Foundation

extension UICollectionView {
  public var numberOfSections: Int {
    noteQuestion("numberOfSections")
    loadCountsIfNeeded()
    return sections.sectionCount
  }

  /// The number of items in a section; 0 if the section doesn't exist.
  public func numberOfItems(inSection section: Int) -> Int {
    noteQuestion("numberOfItems(inSection:)")
    loadCountsIfNeeded()
    return sections.count(of: section)
  }

  // MARK: Visible elements

  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    shownElements(ofKind: nil).compactMap { views[$0] as? UICollectionViewCell }
  }

  /// The visible items in order, which UIKit doesn't guarantee.
  public var indexPathsForVisibleItems: [IndexPath] { shownElements(ofKind: nil).map(\.path) }

  /// The cell of a visible item; `nil` for other items.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showElements()
    return views[CollectionElement(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.path
  }

  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownElements(ofKind: elementKind).compactMap { views[$0] }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownElements(ofKind: elementKind).map(\.path)
  }

  /// The supplementary view of a visible element; `nil` if it isn't visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showElements()
    return views[CollectionElement(kind: elementKind, path: indexPath)]
  }

  private func shownElements(ofKind kind: String?) -> [CollectionElement] {
    showElements()
    return views.keys.filter { $0.kind == kind }.sorted()
  }

  /// Creates the views of the next layout after a reload or a scroll.
  private func showElements() {
    guard !isLoadingElements, layoutState.needsLayout else { return }
    prepareLayoutIfNeeded()
    updateElements()
  }

  // MARK: Geometry

  /// The item at a point in the view's bounds.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let pixel = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return attributes(in: pixel)
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The attributes of an item; `nil` if the item doesn't exist.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    noteQuestion("layoutAttributesForItem(at:)")
    return layoutAttributes(of: CollectionElement(kind: nil, path: indexPath))
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: CollectionElement(kind: kind, path: indexPath))
  }

  func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if !isLoadingElements { prepareLayoutIfNeeded() }
    let (layout, path) = (collectionViewLayout, element.path)
    let attributes = host.run {
      guard let kind = element.kind else { return layout.layoutAttributesForItem(at: path) }
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    return attributes.map(mirroredIfNeeded)
  }

  // MARK: Scrolling

  /// Scrolls to an item, as far as the content allows. An item that doesn't exist is ignored.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    let (inset, size) = (adjustedContentInset, layer.bounds.size)
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
}
