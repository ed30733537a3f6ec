import Foundation

/// Deletions and insertions in a list. Deletions and the origins of moves are indexes before the
/// changes; insertions and the targets of moves are indexes after them.
struct IndexChanges {
  private(set) var deletions: [Int] = []
  private(set) var insertions: [Int] = []

  /// Both sequences can be in any order.
  init(deletions: some Sequence<Int>, insertions: some Sequence<Int>) {
    self.deletions = Set(deletions).sorted()
    self.insertions = Set(insertions).sorted()
  }

  var inverted: IndexChanges { IndexChanges(deletions: insertions, insertions: deletions) }

  /// The index of an element after the changes; `nil` if it is deleted.
  func index(after old: Int) -> Int? {
    let before = Self.count(in: deletions, below: old)
    if before < deletions.count, deletions[before] == old { return nil }
    var index = old - before
    for added in insertions {
      if added > index { break }
      index += 1
    }
    return index
  }

  private static func count(in sorted: [Int], below bound: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The changes of one batch, as requested by the app.
struct RowChanges {
  typealias Animation = UITableView.RowAnimation

  var deleted: [IndexPath: Animation] = [:]
  var inserted: [IndexPath: Animation] = [:]
  var reloaded: [IndexPath: Animation] = [:]
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty && !changesSections
      && reloadedSections.isEmpty
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Whether the batch is animated. Moves always are; other changes depend on their row animation.
  var isAnimated: Bool {
    let all = [deleted, inserted, reloaded].flatMap(\.values)
    let sections = [deletedSections, insertedSections, reloadedSections].flatMap(\.values)
    return isEmpty || !moved.isEmpty || !movedSections.isEmpty
      || (all + sections).contains { $0 != .none }
  }
}

/// The mapping of sections and rows from before a batch to after it, or the reverse.
struct RowMapping {
  private let sections: IndexChanges
  private let sectionMoves: [Int: Int]
  private let deletions: [Int: IndexChanges]
  private let insertions: [Int: IndexChanges]
  private let moves: [IndexPath: IndexPath]
  private let deletedRows: Set<IndexPath>

  init(_ changes: RowChanges) {
    self.init(
      sections: IndexChanges(
        deletions: Array(changes.deletedSections.keys) + changes.movedSections.keys,
        insertions: Array(changes.insertedSections.keys) + changes.movedSections.values),
      sectionMoves: changes.movedSections,
      deletions: Array(changes.deleted.keys) + changes.moved.keys,
      insertions: Array(changes.inserted.keys) + changes.moved.values, moves: changes.moved)
  }

  /// The mapping from the rows after the batch to the rows before it.
  init(before changes: RowChanges) {
    let back = { (pair: (key: IndexPath, value: IndexPath)) in (pair.value, pair.key) }
    self.init(
      sections: IndexChanges(
        deletions: Array(changes.insertedSections.keys) + changes.movedSections.values,
        insertions: Array(changes.deletedSections.keys) + changes.movedSections.keys),
      sectionMoves: Dictionary(
        changes.movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 }),
      deletions: Array(changes.inserted.keys) + changes.moved.values,
      insertions: Array(changes.deleted.keys) + changes.moved.keys,
      moves: Dictionary(changes.moved.map(back), uniquingKeysWith: { $1 }))
  }

  private init(
    sections: IndexChanges, sectionMoves: [Int: Int], deletions: [IndexPath],
    insertions: [IndexPath],
    moves: [IndexPath: IndexPath]
  ) {
    self.sections = sections
    self.sectionMoves = sectionMoves
    self.moves = moves
    deletedRows = Set(deletions)
    self.deletions = Dictionary(grouping: deletedRows, by: \.section).mapValues {
      IndexChanges(deletions: $0.map(\.row), insertions: [])
    }
    self.insertions = Dictionary(grouping: insertions, by: \.section).mapValues {
      IndexChanges(deletions: [], insertions: $0.map(\.row))
    }
  }

  func section(after old: Int) -> Int? { sectionMoves[old] ?? sections.index(after: old) }

  /// The index path of a row after the batch; `nil` if it is deleted.
  func path(after old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard let section = section(after: old.section) else { return nil }
    let remaining = deletions[old.section].map { $0.index(after: old.row) } ?? old.row
    guard let remaining,
      let row = insertions[section].map({ $0.index(after: remaining) }) ?? remaining
    else {
      return nil
    }
    return IndexPath(row: row, section: section)
  }
}

extension RowChanges {
  /// A description of the first inconsistency between these changes and the two counts, if any.
  func inconsistency(from old: SectionRows, to new: SectionRows) -> String? {
    let (added, dropped) = (insertedSections.count, deletedSections.count)
    guard old.sectionCount + added - dropped == new.sectionCount else {
      return "there were \(old.sectionCount) sections; with \(added) inserted and \(dropped) "
        + "deleted there cannot be \(new.sectionCount)"
    }
    let oldSections = Set(deletedSections.keys).union(reloadedSections.keys).union(
      movedSections.keys)
    if let missing = oldSections.first(where: { !(0..<old.sectionCount).contains($0) }) {
      return "there is no section \(missing) to delete, reload or move"
    }
    let newSections = Set(insertedSections.keys).union(movedSections.values)
    if let missing = newSections.first(where: { !(0..<new.sectionCount).contains($0) }) {
      return "there is no section \(missing) that was inserted or moved to"
    }
    for path in [Array(deleted.keys), Array(reloaded.keys), Array(moved.keys)].joined()
    where old.slot(of: path) == nil {
      return "there is no row \(path) to delete, reload or move"
    }
    for path in [Array(inserted.keys), Array(moved.values)].joined()
    where new.slot(of: path) == nil {
      return "there is no row \(path) that was inserted or moved to"
    }
    return wrongCount(from: old, to: new)
  }

  private func wrongCount(from old: SectionRows, to new: SectionRows) -> String? {
    let mapping = RowMapping(self)
    let deletions = Dictionary(grouping: Set(deleted.keys).union(moved.keys), by: \.section)
    let insertions = Dictionary(grouping: Set(inserted.keys).union(moved.values), by: \.section)
    for section in 0..<old.sectionCount where reloadedSections[section] == nil {
      guard let target = mapping.section(after: section) else { continue }
      let (before, after) = (old.count(of: section), new.count(of: target))
      let (added, dropped) = (insertions[target]?.count ?? 0, deletions[section]?.count ?? 0)
      if before + added - dropped != after {
        return "section \(section) had \(before) rows; with \(added) inserted and \(dropped) "
          + "deleted it cannot have \(after)"
      }
    }
    return nil
  }
}
