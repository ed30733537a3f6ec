import Foundation

/// Changes of rows that are collected, and how many calls are still collecting.
struct RowBatch {
  var changes = RowChanges()
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  /// The data source must have the rows already. Rows keep their cells and the selection; the
  /// offset stays. Several changes go into `performBatchUpdates`.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.inserted[path] = animation } }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// Asks for new cells and heights for these rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for everything of these sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Carries out what `updates` changes, as one: what is deleted, reloaded or moved is named as it
  /// was before, what is inserted as it is after. Frames and the content's size have their final
  /// values when this returns. `completion` comes when the animation is over, without one at the
  /// clock's next turn.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  public func beginUpdates() {
    loadIfNeeded()
    var open = batch ?? RowBatch()
    open.depth += 1
    batch = open
  }

  /// Ends a batch. One without any change asks for all heights again.
  public func endUpdates() {
    batch?.depth -= 1
    guard let batch, batch.depth <= 0 else { return }
    self.batch = nil
    apply(batch)
  }

  private func change(_ add: (inout RowChanges) -> Void) {
    beginUpdates()
    if var open = batch {
      add(&open.changes)
      batch = open
    }
    endUpdates()
  }

  /// Changes that do not lead from the old counts to the new ones are a mistake of the app, on
  /// which UIKit raises an exception; here it is reported, and the table is loaded afresh.
  private func apply(_ batch: RowBatch) {
    releaseTouchedRow()
    let changes = batch.changes
    let new = host.run { countedSections() }
    if let mistake = changes.mistake(from: sections, to: new) {
      host.onMistake("invalid update of a table: \(mistake)")
      reloadData()
      return finish(batch)
    }
    let update = TableUpdate(
      changes: changes, mapping: RowMapping(changes), oldSections: sections,
      oldPositions: positions)
    prefetched = 0..<0
    sections = new
    host.run { updatePositions(update) }
    carryOver(update, batch)
  }

  func finish(_ batch: RowBatch) {
    guard !batch.completions.isEmpty else { return }
    host.schedule(after: 0) { for completion in batch.completions { completion(true) } }
  }
}

/// A batch, and the table as it was before.
struct TableUpdate {
  let changes: RowChanges
  let mapping: RowMapping
  let oldSections: SectionRows
  let oldPositions: RowPositions

  /// The rows that leave a section, inserted by section.
  var gone: [Int: IndexSet] { Self.rows(Array(changes.deleted.keys) + changes.moved.keys) }
  var come: [Int: IndexSet] { Self.rows(Array(changes.inserted.keys) + changes.moved.values) }

  private static func rows(_ paths: [IndexPath]) -> [Int: IndexSet] {
    Dictionary(grouping: paths, by: \.section).mapValues { IndexSet($0.map(\.row)) }
  }

  var hasNewHeights: Bool { changes.isEmpty }
}

// MARK: - Positions

extension UITableView {
  /// Only what the changes name is asked for its height and touched.
  private func updatePositions(_ update: TableUpdate) {
    let changes = update.changes
    updateHeightRules()
    if update.hasNewHeights {
      positions = RowPositions()
      for section in 0..<sections.sectionCount { positions.append(heights(ofSection: section)) }
      return
    }
    let gone = update.gone
    for (section, rows) in gone.sorted(by: { $0.key > $1.key }) {
      let first = update.oldSections.slots(of: section).lowerBound + 1
      for range in rows.rangeView.reversed() {
        positions.remove(range.lowerBound + first..<range.upperBound + first)
      }
    }
    let fresh = arrangeSections(update, gone: gone)
    insertRows(update, skipping: fresh)
    for path in changes.reloaded.keys {
      guard let target = update.mapping.path(after: path), let slot = sections.slot(of: target)
      else { continue }
      let height = heights(of: target.row..<target.row + 1, in: target.section).total
      positions.setHeight(height, of: slot)
    }
  }

  /// Brings the sections into their new order, with all the rows of new ones; returns those.
  private func arrangeSections(_ update: TableUpdate, gone: [Int: IndexSet]) -> Set<Int> {
    let changes = update.changes
    var fresh = Set(changes.insertedSections.keys)
    fresh.formUnion(changes.reloadedSections.keys.compactMap(update.mapping.section(after:)))
    guard changes.changesSections || !fresh.isEmpty else { return [] }
    let old = update.oldSections
    let trimmed = SectionRows(
      counts: (0..<old.sectionCount).map { old.count(of: $0) - (gone[$0]?.count ?? 0) })
    let before = RowMapping(before: changes)
    var arranged = RowPositions()
    for section in 0..<sections.sectionCount {
      if !fresh.contains(section), let origin = before.section(after: section) {
        arranged.append(positions.part(trimmed.slots(of: origin)))
      } else {
        arranged.append(heights(ofSection: section))
      }
    }
    positions = arranged
    // The first header of a grouped table is another than those below it.
    for section in 0..<min(2, sections.sectionCount) where style != .plain {
      positions.setHeight(
        Double(slotHeight(of: .header, section)), of: headerSlot(section, update, fresh))
    }
    return fresh
  }

  /// The slot of a header while the rows that come are not there yet.
  private func headerSlot(_ section: Int, _ update: TableUpdate, _ fresh: Set<Int>) -> Int {
    let missing = update.come.filter { $0.key < section && !fresh.contains($0.key) }
    return sections.slot(of: .header, section) - missing.reduce(0) { $0 + $1.value.count }
  }

  private func insertRows(_ update: TableUpdate, skipping fresh: Set<Int>) {
    let origins = Dictionary(
      update.changes.moved.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
    // From the top down, so that the slots of the new sections hold.
    for (section, rows) in update.come.sorted(by: { $0.key < $1.key })
    where !fresh.contains(section) {
      let first = sections.slots(of: section).lowerBound + 1
      for range in rows.rangeView {
        let inserted = heights(of: range.lowerBound..<range.upperBound, in: section)
        positions.insert(inserted, at: range.lowerBound + first)
      }
      for row in rows {
        guard let origin = origins[IndexPath(row: row, section: section)],
          let slot = update.oldSections.slot(of: origin)
        else { continue }
        positions.setHeight(update.oldPositions.height(of: slot), of: first + row)
      }
    }
  }
}
