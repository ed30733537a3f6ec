import Foundation

extension UITableView {
  func clearSelection(animated: Bool) {
    for path in selectedPaths { deselectRow(at: path, animated: animated) }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    sections.slot(of: path).flatMap { cells[$0] }
  }
}

// MARK: - Touches

extension UITableView {
  func highlightRow(under touch: UITouch) {
    guard allowsSelection, let path = row(under: touch),
      host.run({ tableDelegate?.tableView(self, shouldHighlightRowAt: path) }) ?? true
    else { return }
    touchedPath = path
    cell(at: path)?.setHighlighted(true, animated: false)
    host.run { tableDelegate?.tableView(self, didHighlightRowAt: path) }
  }

  func selectTouchedRow(_ touch: UITouch) {
    guard let path = touchedPath else { return }
    let isStillThere = row(under: touch) == path
    if isStillThere { host.run { tapped(path) } }
    releaseTouchedRow()
  }

  private func tapped(_ path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) { return deselectTapped(path) }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let path = answer, sections.slot(of: path) != nil else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != path { deselectTapped(old) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectTapped(_ path: IndexPath) {
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path = answer, selectedPaths.contains(path) else { return }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  func releaseTouchedRow() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cell(at: path)?.setHighlighted(false, animated: false)
    host.run { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  /// The row under a touch. Only cells count, not headers or other views in the table.
  private func row(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    let hit = cells.first { $0.value.frame.contains(point) && $0.value.contains(touch.view) }
    return hit.flatMap { sections.path(of: $0.key) }
  }
}

extension UIView {
  /// Whether a view is inside this one; `true` for `nil`, because a touch that ended has no view.
  fileprivate func contains(_ view: UIView?) -> Bool {
    view.map { $0.isDescendant(of: self) } ?? true
  }
}
