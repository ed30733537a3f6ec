import Foundation

extension UICollectionView {
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
  }
}

// MARK: - Touches

extension UICollectionView {
  func highlightItem(under touch: UITouch) {
    guard allowsSelection, let path = item(under: touch) else { return }
    host.run {
      guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
        return
      }
      touchedItem = path
      cell(at: path)?.showHighlighted(true)
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }
  }

  func selectTouchedItem(_ touch: UITouch) {
    guard let path = touchedItem else { return }
    let isStillThere = item(under: touch) == path
    releaseTouchedItem()
    guard isStillThere else { return }
    host.run { if selection.contains(path) { tapSelected(path) } else { tapUnselected(path) } }
  }

  func releaseTouchedItem() {
    guard let path = touchedItem else { return }
    touchedItem = nil
    cell(at: path)?.showHighlighted(false)
    host.run { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path) }
  }

  private func tapUnselected(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = allowsMultipleSelection ? [] : selection.sorted()
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Handles a tap on a selected item: in a multiple selection, it is deselected; a single selected
  /// item is selected again.
  private func tapSelected(_ path: IndexPath) {
    guard allowsMultipleSelection else {
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// The item under a touch. Only cells count, not headers or other views in the collection view.
  private func item(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    return views.first { element, view in
      element.kind == nil && view.frame.contains(point)
        // A touch that ended has no view.
        && touch.view?.isDescendant(of: view) ?? true
    }?.key.path
  }
}
