import Foundation

/// The changes of one batch. Paths of deleted, reloaded, and moved items refer to the state before
/// the batch; those of inserted items and move targets, to the state after it.
struct ItemChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  /// The new paths by old path.
  var moved: [IndexPath: IndexPath] = [:]

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  /// The new sections by old section.
  var movedSections: [Int: Int] = [:]
}

/// Removed and inserted indexes in a sequence. The other elements keep their order.
struct IndexShift {
  /// Sorted indexes.
  private let removed: [Int]
  private let inserted: [Int]

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The change of the count.
  var growth: Int { inserted.count - removed.count }

  /// The index of an element after the changes; `nil` if it was removed.
  func index(after old: Int) -> Int? {
    let before = removed.partitionPoint { $0 >= old }
    guard before == removed.count || removed[before] != old else { return nil }
    var new = old - before
    for index in inserted {
      if index > new { break }
      new += 1
    }
    return new
  }
}

/// The mapping of sections and items from before a batch to after it.
struct ItemMapping {
  private let changes: ItemChanges
  private let sections: IndexShift
  private var removedItems: [Int: [Int]] = [:]
  private var insertedItems: [Int: [Int]] = [:]
  /// The changed items by their section before the batch. Other sections have no changes.
  private var items: [Int: IndexShift] = [:]

  init(_ changes: ItemChanges, sectionCount: Int) {
    self.changes = changes
    sections = IndexShift(
      removed: changes.deletedSections + Array(changes.movedSections.keys),
      inserted: changes.insertedSections + Array(changes.movedSections.values))
    for path in changes.deleted.union(changes.moved.keys) {
      removedItems[path.section, default: []].append(path.item)
    }
    for path in changes.inserted.union(changes.moved.values) {
      insertedItems[path.section, default: []].append(path.item)
    }
    for section in 0..<sectionCount {
      guard let new = self.section(after: section) else { continue }
      let (removed, inserted) = (removedItems[section], insertedItems[new])
      if removed == nil, inserted == nil { continue }
      items[section] = IndexShift(removed: removed ?? [], inserted: inserted ?? [])
    }
  }

  func section(after old: Int) -> Int? { changes.movedSections[old] ?? sections.index(after: old) }

  /// The path of an item after the batch; `nil` if the item was deleted or its section reloaded.
  func path(after old: IndexPath) -> IndexPath? {
    if let target = changes.moved[old] { return target }
    guard !changes.reloadedSections.contains(old.section), let section = section(after: old.section)
    else { return nil }
    let shift = items[old.section] ?? IndexShift()
    return shift.index(after: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// The element after the batch that reuses the view of `old`; `nil` if the view isn't reused.
  func element(after old: CollectionElement) -> CollectionElement? {
    guard old.kind != nil else {
      guard !changes.reloaded.contains(old.path) else { return nil }
      return path(after: old.path).map { CollectionElement(kind: nil, path: $0) }
    }
    guard !changes.reloadedSections.contains(old.path.section),
      let section = section(after: old.path.section)
    else { return nil }
    return CollectionElement(
      kind: old.kind, path: IndexPath(item: old.path.item, section: section))
  }

  /// A description of the first inconsistency between the changes and the two counts, if any.
  func inconsistency(from old: SectionRows, to new: SectionRows) -> String? {
    guard old.sectionCount + sections.growth == new.sectionCount else {
      return "\(old.sectionCount) sections cannot become \(new.sectionCount)"
    }
    let named = changes.deleted.union(changes.reloaded).union(changes.moved.keys)
    if let path = named.sorted().first(where: { old.slot(of: $0) == nil }) {
      return "there was no item \(path)"
    }
    let given = changes.inserted.union(changes.moved.values)
    if let path = given.sorted().first(where: { new.slot(of: $0) == nil }) {
      return "there is no item \(path)"
    }
    for section in 0..<old.sectionCount where !changes.reloadedSections.contains(section) {
      guard let target = self.section(after: section) else { continue }
      let expected = old.count(of: section) + (items[section]?.growth ?? 0)
      if expected != new.count(of: target) {
        return "section \(section) cannot have \(new.count(of: target)) items, but \(expected)"
      }
    }
    return nil
  }
}
