import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Rows of a list")
struct RowPositionsTests {
  @Test(
    "even and listed heights find the same rows",
    arguments: [(-5.0, nil), (0, 0), (9.99, 0), (10, 1), (39.9, 3), (40, nil)] as [(Double, Int?)])
  func rowAtPosition(position: Double, expected: Int?) {
    #expect(RowPositions(count: 4, height: 10).row(at: position) == expected)
    #expect(RowPositions(count: 4) { _ in 10 }.row(at: position) == expected)
  }

  @Test(
    "the rows that show are those with something between top and bottom",
    arguments: [
      (0.0, 10.0, 0..<1), (0, 10.5, 0..<2), (10, 20, 1..<2), (9.5, 20.5, 0..<3),
      (-50, -1, 0..<0), (-50, 5, 0..<1), (35, 90, 3..<4), (40, 90, 0..<0), (-9, 99, 0..<4),
      (5, 5, 0..<0),
    ])
  func rowsInRange(top: Double, bottom: Double, expected: Range<Int>) {
    let even = RowPositions(count: 4, height: 10).rows(from: top, to: bottom)
    let listed = RowPositions(count: 4) { _ in 10 }.rows(from: top, to: bottom)
    #expect(even.elementsEqual(expected))
    #expect(listed.elementsEqual(expected))
  }

  @Test("every position of a list of odd heights is in the row that covers it")
  func oddHeights() {
    let heights = (0..<200).map { Double(($0 * 37) % 11) }
    let positions = RowPositions(count: 200) { heights[$0] }
    #expect(positions.total == heights.reduce(0, +))
    var end = 0.0
    for (row, height) in heights.enumerated() {
      #expect(positions.start(of: row) == end && positions.height(of: row) == height)
      if height > 0 {
        #expect(positions.row(at: end) == row)
        #expect(positions.row(at: end + height - 0.001) == row)
      }
      end += height
    }
  }

  @Test("heights that make no sense count as nothing")
  func badHeights() {
    let positions = RowPositions(count: 4) { [10, -5, .nan, .infinity][$0] }
    #expect(positions.total == 10)
    #expect(RowPositions(count: 3, height: .nan).total == 0)
    #expect(RowPositions(count: 3, height: 0).rows(from: -1, to: 1).isEmpty)
  }

  @Test("an index path stands for one row of the whole list, also beside empty sections")
  func sections() {
    let sections = SectionRows(counts: [2, 0, 3, 0])
    let paths = [(0, 0), (0, 1), (2, 0), (2, 1), (2, 2)].map {
      IndexPath(row: $0.1, section: $0.0)
    }
    for (row, path) in paths.enumerated() {
      #expect(sections.row(of: path) == row)
      #expect(sections.path(of: row) == path)
    }
    for (section, row) in [(0, 2), (1, 0), (3, 0), (4, 0), (-1, 0), (0, -1)] {
      #expect(sections.row(of: IndexPath(row: row, section: section)) == nil)
    }
  }

  @Test("a batch carries each row to the place that a list has it at")
  func batches() {
    // Checked against arrays: the same changes, in the order that UIKit documents.
    var random = Lehmer(state: 11)
    for _ in 0..<300 {
      let old = Array(0..<(1 + random.next(12)))
      let deleted = Set(old.filter { _ in random.next(3) == 0 })
      var new = old.filter { !deleted.contains($0) }
      var inserted: Set<Int> = []
      for index in 0...new.count where random.next(3) == 0 { inserted.insert(index) }
      for index in inserted.sorted() { new.insert(-1, at: min(index, new.count)) }
      inserted = Set(new.indices.filter { new[$0] == -1 })
      var changes = RowChanges()
      changes.deleted = Set(deleted.map { IndexPath(row: $0, section: 1) })
      changes.inserted = Set(inserted.map { IndexPath(row: $0, section: 1) })
      for row in old {
        let expected = new.firstIndex(of: row).map { IndexPath(row: $0, section: 1) }
        #expect(changes.path(after: IndexPath(row: row, section: 1)) == expected)
      }
      let (before, after) = (
        SectionRows(counts: [4, old.count]), SectionRows(counts: [4, new.count])
      )
      #expect(changes.mistake(from: before, to: after) == nil)
      #expect(
        changes.mistake(from: before, to: SectionRows(counts: [4, new.count + 1])) != nil)
    }
  }
}

/// The same numbers in each run.
private struct Lehmer {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state = state * 48271 % 2_147_483_647
    return Int(state % UInt64(bound))
  }
}
