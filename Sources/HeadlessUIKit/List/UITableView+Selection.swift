import Foundation

extension UITableView {
  /// Tells the delegate nothing, as in UIKit. Nil takes the selection off.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return clearSelection(animated: animated) }
    guard let row = sections.row(of: indexPath) else { return }
    if indexPath != indexPathForSelectedRow { clearSelection(animated: animated) }
    indexPathForSelectedRow = indexPath
    cells[row]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Tells the delegate nothing, as in UIKit.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPath == indexPathForSelectedRow { clearSelection(animated: animated) }
  }

  private func clearSelection(animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    indexPathForSelectedRow = nil
    if let row = sections.row(of: path) { cells[row]?.setSelected(false, animated: animated) }
  }
}

// MARK: - Touches

extension UITableView {
  func highlightRow(under touch: UITouch) {
    guard allowsSelection, let row = row(under: touch) else { return }
    touchedRow = row
    cells[row]?.setHighlighted(true, animated: false)
  }

  func selectTouchedRow(_ touch: UITouch) {
    guard let row = touchedRow else { return }
    let isStillThere = self.row(under: touch) == row
    defer { releaseTouchedRow() }
    guard isStillThere else { return }
    let (old, new) = (indexPathForSelectedRow, sections.path(of: row))
    selectRow(at: new, animated: false, scrollPosition: .none)
    host.run {
      if let old, old != new { tableDelegate?.tableView(self, didDeselectRowAt: old) }
      tableDelegate?.tableView(self, didSelectRowAt: new)
    }
  }

  func releaseTouchedRow() {
    guard let row = touchedRow else { return }
    touchedRow = nil
    cells[row]?.setHighlighted(false, animated: false)
  }

  /// Only rows with a cell: a header, or a view that someone put on the table, is no row.
  private func row(under touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    return cells.first { $0.value.frame.contains(point) && $0.value.contains(touch.view) }?.key
  }
}

extension UIView {
  /// A touch that is over belongs to no view any more.
  fileprivate func contains(_ view: UIView?) -> Bool {
    view.map { $0.isDescendant(of: self) } ?? true
  }
}
