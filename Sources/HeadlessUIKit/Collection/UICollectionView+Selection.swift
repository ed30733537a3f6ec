import Foundation

extension UICollectionView {
  /// In order, which UIKit does not promise; nil while nothing is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Tells the delegate nothing, as in UIKit. Nil takes the whole selection off.
  public func selectItem(
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

  /// Tells the delegate nothing, as in UIKit.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    cell(at: indexPath)?.showSelected(false)
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
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

  /// A second tap takes an item off a selection of several, and selects the only one again.
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

  /// Only items with a cell: a header, or a view that someone put on the list, is no item.
  private func item(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    return views.first { element, view in
      element.kind == nil && view.frame.contains(point)
        // A touch that is over belongs to no view any more.
        && touch.view?.isDescendant(of: view) ?? true
    }?.key.path
  }
}
