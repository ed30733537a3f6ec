import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Changes of rows")
struct RowChangesTests {
  /// Checked against arrays with the same changes, in the order that UIKit documents.
  @Test("a batch maps each row to its position in a plain list, and back", arguments: 1...40)
  func batches(seed: UInt64) {
    var random = Lehmer(state: seed * 7919)
    let old = (0..<2 + random.next(4)).map { section in
      (0..<random.next(9)).map { section * 100 + $0 }
    }
    var (changes, new) = (RowChanges(), old)
    deleteRows(&changes, &new, old, &random)
    changeSections(&changes, &new, old, &random)
    insertRows(&changes, &new, &random)
    let (before, after) = (
      SectionRows(counts: old.map(\.count)), SectionRows(counts: new.map(\.count))
    )
    #expect(changes.inconsistency(from: before, to: after) == nil)
    let (mapping, back) = (RowMapping(changes), RowMapping(before: changes))
    for (section, rows) in old.enumerated() {
      for (row, id) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        let target = place(of: id, in: new)
        #expect(mapping.path(after: path) == target)
        if let target { #expect(back.path(after: target) == path) }
      }
    }
    for (section, rows) in new.enumerated() {
      for (row, id) in rows.enumerated() where id < 0 {
        #expect(back.path(after: IndexPath(row: row, section: section)) == nil)
      }
    }
  }

  private func place(of id: Int, in lists: [[Int]]) -> IndexPath? {
    for (section, rows) in lists.enumerated() {
      if let row = rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func deleteRows(
    _ changes: inout RowChanges, _ new: inout [[Int]], _ old: [[Int]], _ random: inout Lehmer
  ) {
    for section in old.indices {
      for row in old[section].indices where random.next(3) == 0 {
        changes.deleted[IndexPath(row: row, section: section)] = .fade
        new[section].removeAll { $0 == old[section][row] }
      }
    }
  }

  private func changeSections(
    _ changes: inout RowChanges, _ new: inout [[Int]], _ old: [[Int]], _ random: inout Lehmer
  ) {
    let gone = random.next(old.count)
    new.remove(at: gone)
    if random.next(2) == 0 {
      let target = random.next(new.count + 1)
      changes.movedSections[gone] = target
      new.insert(
        old[gone].enumerated().filter {
          changes.deleted[IndexPath(row: $0.offset, section: gone)] == nil
        }.map(\.element), at: target)
    } else {
      changes.deletedSections[gone] = .fade
      let target = random.next(new.count + 1)
      changes.insertedSections[target] = .fade
      new.insert([-9, -9], at: target)
    }
  }

  private func insertRows(
    _ changes: inout RowChanges, _ new: inout [[Int]], _ random: inout Lehmer
  ) {
    for section in new.indices where changes.insertedSections[section] == nil {
      for _ in 0..<random.next(3) {
        new[section].insert(-1, at: random.next(new[section].count + 1))
      }
      for row in new[section].indices where new[section][row] == -1 {
        changes.inserted[IndexPath(row: row, section: section)] = .fade
      }
    }
  }

  @Test("a row can move to another section")
  func moves() {
    var changes = RowChanges()
    changes.moved = [IndexPath(row: 0, section: 0): IndexPath(row: 1, section: 1)]
    let mapping = RowMapping(changes)
    let path = { (row: Int, section: Int) in IndexPath(row: row, section: section) }
    #expect(mapping.path(after: path(0, 0)) == path(1, 1))
    #expect(mapping.path(after: path(1, 0)) == path(0, 0))
    #expect(mapping.path(after: path(0, 1)) == path(0, 1))
    #expect(mapping.path(after: path(1, 1)) == path(2, 1))
  }

  @Test("inconsistent counts and rows are errors")
  func mistakes() {
    let two = SectionRows(counts: [2])
    let path = { IndexPath(row: $0, section: 0) }
    #expect(RowChanges().inconsistency(from: two, to: SectionRows(counts: [3])) != nil)
    #expect(RowChanges().inconsistency(from: two, to: SectionRows(counts: [2, 0])) != nil)
    #expect(RowChanges(deleted: [path(2): .fade]).inconsistency(from: two, to: two) != nil)
    #expect(RowChanges(reloaded: [path(2): .fade]).inconsistency(from: two, to: two) != nil)
    let three = SectionRows(counts: [3])
    #expect(RowChanges(inserted: [path(3): .fade]).inconsistency(from: two, to: three) != nil)
    #expect(
      RowChanges(deletedSections: [1: .fade]).inconsistency(from: two, to: SectionRows()) != nil)
    #expect(RowChanges(inserted: [path(1): .fade]).inconsistency(from: two, to: three) == nil)
  }
}
