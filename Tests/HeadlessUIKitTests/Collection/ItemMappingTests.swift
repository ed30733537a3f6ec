import Foundation
import SeededRandom
import Testing

@testable import HeadlessUIKit

@Suite("The positions of items after a batch")
struct ItemMappingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("unchanged items keep their order", arguments: 0..<60)
  func order(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = Array(0..<Int.random(in: 0...12, using: &random))
    let deleted = old.filter { _ in Bool.random(using: &random) }
    let kept = old.filter { !deleted.contains($0) }
    var new = kept
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      new.insert(-1, at: Int.random(in: 0...new.count, using: &random))
    }
    for (index, item) in new.enumerated() where item == -1 { inserted.append(index) }
    let shift = IndexShift(removed: deleted, inserted: inserted.shuffled(using: &random))
    #expect(old.map(shift.index(after:)) == old.map { new.firstIndex(of: $0) })
    #expect(shift.growth == new.count - old.count)
  }

  @Test("items move with their sections, and between sections")
  func sectionsAndItems() {
    var changes = ItemChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1]
    changes.movedSections = [3: 0]
    changes.deleted = [path(0, 2)]
    changes.inserted = [path(1, 3)]
    changes.moved = [path(1, 1): path(0, 3)]
    // Before: a b c d; after: d, new, b, c.
    let map = ItemMapping(changes, sectionCount: 4)
    #expect((0..<4).map(map.section(after:)) == [nil, 2, 3, 0])
    #expect(map.path(after: path(5, 3)) == path(5, 0))
    #expect(map.path(after: path(5, 0)) == nil)
    #expect(map.path(after: path(0, 2)) == nil)
    #expect(map.path(after: path(1, 2)) == path(2, 3))
    #expect(map.path(after: path(1, 1)) == path(0, 3))
    #expect(map.path(after: path(2, 1)) == path(1, 2))
    let (old, new) = (SectionRows(counts: [1, 3, 2, 6]), SectionRows(counts: [6, 9, 2, 3]))
    #expect(map.inconsistency(from: old, to: new) == nil)
    #expect(map.inconsistency(from: old, to: SectionRows(counts: [6, 9, 3, 3])) != nil)
    #expect(map.inconsistency(from: old, to: SectionRows(counts: [6, 9, 2])) != nil)
  }
}
