import Foundation

/// Changes of rows that are collected, and how many calls are still collecting.
struct RowBatch {
  var changes = RowChanges()
  var depth = 0
}

extension UITableView {
  /// The data source must have the rows already. Rows keep their cells and the selection; the offset
  /// stays. No animation is shown. Several changes go into `performBatchUpdates`.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for new cells and heights for these rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Carries out what `updates` changes, as one: deleted and reloaded rows are named as they were
  /// before, inserted ones as they are after. `completion` comes at the clock's next turn.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    endUpdates()
    if let completion { host.schedule(after: 0) { completion(true) } }
  }

  public func beginUpdates() {
    loadIfNeeded()
    batch = batch ?? RowBatch()
    batch?.depth += 1
  }

  public func endUpdates() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    apply(batch.changes)
  }

  private func change(_ add: (inout RowChanges) -> Void) {
    beginUpdates()
    if var open = batch {
      add(&open.changes)
      batch = open
    }
    endUpdates()
  }

  /// Changes that do not lead from the old counts to the new ones are a mistake of the app, on which
  /// UIKit raises an exception; here it is reported, and the table is loaded afresh.
  private func apply(_ changes: RowChanges) {
    releaseTouchedRow()
    let (old, oldCells, oldSelection) = (sections, cells, indexPathForSelectedRow)
    // The new content may move the offset, and its observers may ask for cells: not before the old
    // ones have got their new rows.
    isLoadingCells = true
    loadRows()
    isLoadingCells = false
    if let mistake = changes.mistake(from: old, to: sections) {
      host.onMistake("invalid update of a table: \(mistake)")
      // The cells must go by the paths that they were shown at.
      cells = [:]
      for (row, cell) in oldCells { takeBack(cell, from: old.path(of: row)) }
      return reloadData()
    }
    cells = [:]
    for (row, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
      let path = old.path(of: row)
      if let new = changes.path(after: path), !changes.reloaded.contains(path),
        let newRow = sections.row(of: new)
      {
        cells[newRow] = cell
      } else {
        takeBack(cell, from: path)
      }
    }
    indexPathForSelectedRow = oldSelection.flatMap { changes.path(after: $0) }
    setNeedsLayout()
  }
}
