import Foundation

/// A batch of changes in progress, with its nesting depth.
struct RowBatch {
  var changes = RowChanges()
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  /// The same for a closure that doesn't escape, as UIKit's never does.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func change(_ add: (inout RowChanges) -> Void) {
    openBatch()
    if var open = batch {
      add(&open.changes)
      batch = open
    }
    closeBatch()
  }

  func openBatch() {
    loadIfNeeded()
    var open = batch ?? RowBatch()
    open.depth += 1
    batch = open
  }

  func closeBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth <= 0 else { return }
    self.batch = nil
    apply(batch)
  }

  /// Applies a batch. Changes that don't match the old and new counts are a mistake of the app, for
  /// which UIKit raises an exception; here the mistake is reported and the table is reloaded.
  private func apply(_ batch: RowBatch) {
    releaseTouchedRow()
    let changes = batch.changes
    let new = host.run { countedSections() }
    if let inconsistency = changes.inconsistency(from: sections, to: new) {
      host.onMistake("invalid update of a table: \(inconsistency)")
      reload()
      return finish(batch)
    }
    let update = TableUpdate(
      changes: changes, mapping: RowMapping(changes), oldSections: sections,
      oldPositions: positions)
    prefetched = 0..<0
    sections = new
    host.run { updatePositions(update) }
    isUpdating = true
    applyLayout(update, batch)
    isUpdating = false
  }

  func finish(_ batch: RowBatch) {
    guard !batch.completions.isEmpty else { return }
    let isShown = window != nil
    host.schedule(after: 0) { for completion in batch.completions { completion(isShown) } }
  }
}

/// A batch, with the state of the table before it.
struct TableUpdate {
  let changes: RowChanges
  let mapping: RowMapping
  let oldSections: SectionRows
  let oldPositions: RowPositions

  /// The rows removed from each section.
  var deletions: [Int: IndexSet] { Self.rows(Array(changes.deleted.keys) + changes.moved.keys) }
  var insertions: [Int: IndexSet] { Self.rows(Array(changes.inserted.keys) + changes.moved.values) }

  private static func rows(_ paths: [IndexPath]) -> [Int: IndexSet] {
    Dictionary(grouping: paths, by: \.section).mapValues { IndexSet($0.map(\.row)) }
  }

  var hasNewHeights: Bool { changes.isEmpty }
}

// MARK: - Positions

extension UITableView {
  /// Updates the positions of changed rows only, and requests heights only for those.
  private func updatePositions(_ update: TableUpdate) {
    let changes = update.changes
    updateHeightRules()
    if update.hasNewHeights {
      positions = RowPositions()
      for section in 0..<sections.sectionCount { positions.append(heights(ofSection: section)) }
      return
    }
    let deletions = update.deletions
    for (section, rows) in deletions.sorted(by: { $0.key > $1.key }) {
      let first = update.oldSections.slots(of: section).lowerBound + 1
      for range in rows.rangeView.reversed() {
        positions.remove(range.lowerBound + first..<range.upperBound + first)
      }
    }
    let fresh = arrangeSections(update, deletions: deletions)
    insertRows(update, skipping: fresh)
    for path in changes.reloaded.keys {
      guard let target = update.mapping.path(after: path), let slot = sections.slot(of: target)
      else { continue }
      let height = heights(of: target.row..<target.row + 1, in: target.section).total
      positions.setHeight(height, of: slot)
    }
  }

  /// Arranges the sections in their new order, including the rows of new sections, and returns the
  /// new sections.
  private func arrangeSections(_ update: TableUpdate, deletions: [Int: IndexSet]) -> Set<Int> {
    let changes = update.changes
    var fresh = Set(changes.insertedSections.keys)
    fresh.formUnion(changes.reloadedSections.keys.compactMap(update.mapping.section(after:)))
    guard changes.changesSections || !fresh.isEmpty else { return [] }
    let old = update.oldSections
    let trimmed = SectionRows(
      counts: (0..<old.sectionCount).map { old.count(of: $0) - (deletions[$0]?.count ?? 0) })
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
    // In a grouped table, the first header has a different height from those below it.
    for section in 0..<min(2, sections.sectionCount) where style != .plain {
      positions.setHeight(
        Double(slotHeight(of: .header, section)), of: headerSlot(section, update, fresh))
    }
    return fresh
  }

  /// The slot of a header before the new rows are inserted.
  private func headerSlot(_ section: Int, _ update: TableUpdate, _ fresh: Set<Int>) -> Int {
    let missing = update.insertions.filter { $0.key < section && !fresh.contains($0.key) }
    return sections.slot(of: .header, section) - missing.reduce(0) { $0 + $1.value.count }
  }

  private func insertRows(_ update: TableUpdate, skipping fresh: Set<Int>) {
    let origins = Dictionary(
      update.changes.moved.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
    // From top to bottom, so that the slots of the new sections are valid.
    for (section, rows) in update.insertions.sorted(by: { $0.key < $1.key })
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
