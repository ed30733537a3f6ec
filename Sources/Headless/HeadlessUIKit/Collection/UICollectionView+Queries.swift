import Foundation

extension UICollectionView {
  func shownElements(ofKind kind: String?) -> [CollectionElement] {
    showElements()
    return views.keys.filter { $0.kind == kind }.sorted()
  }

  /// Creates the views of the next layout after a reload or a scroll.
  func showElements() {
    guard !isLoadingElements, layoutState.needsLayout else { return }
    prepareLayoutIfNeeded()
    updateElements()
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
}
