import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Rows of a list")
struct RowPositionsTests {
  @Test(
    "equal and listed heights find the same rows",
    arguments: [(-5.0, nil), (0, 0), (9.99, 0), (10, 1), (39.9, 3), (40, nil)] as [(Double, Int?)])
  func rowAtPosition(position: Double, expected: Int?) {
    #expect(RowPositions(count: 4, height: 10).row(at: position) == expected)
    #expect(RowPositions(count: 4) { _ in 10 }.row(at: position) == expected)
  }

  @Test(
    "a position that is no number finds the first row or none",
    arguments: [.nan, -.infinity, -1e300, 1e300, .infinity, 9.3e18] as [Double])
  func oddPosition(position: Double) {
    for run in [RowRun.even(count: 4, height: 10), RowRun.even(count: .max, height: 1e-300)] {
      let row = run.firstRow(endingAfter: position)
      #expect(row == (position > 0 ? run.count : 0))
    }
    #expect(RowRun.even(count: 4, height: 0).firstRow(endingAfter: position) == 4)
    #expect(RowPositions(count: 4, height: 10).rows(from: position, to: position).isEmpty)
  }

  @Test("sections of more rows than there are numbers for have the most that can be counted")
  func endlessSections() {
    let sections = SectionRows(counts: [.max, .max, .min, 3])
    #expect(sections.count(of: 0) == 1_000_000_000_000 && sections.count(of: 2) == 0)
    #expect(sections.count(of: 3) == 3 && sections.slotCount == 2_000_000_000_011)
  }

  @Test(
    "the rows in a range are those at least partly between its bounds",
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

  @Test("every position in a list of various heights is in the row that covers it")
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

  @Test("invalid heights count as zero")
  func badHeights() {
    let positions = RowPositions(count: 4) { [10, -5, .nan, .infinity][$0] }
    #expect(positions.total == 10)
    #expect(RowPositions(count: 3, height: .nan).total == 0)
    #expect(RowPositions(count: 3, height: 0).rows(from: -1, to: 1).isEmpty)
  }

  @Test("after random changes, the positions are those of a plain list of heights")
  func randomChanges() {
    var random = Lehmer(state: 5)
    for round in 0..<10 {
      var heights = (0..<random.next(3000)).map { _ in Double(random.next(9)) * 0.5 }
      var positions = RowPositions(count: heights.count) { heights[$0] }
      if round % 2 == 0 {
        heights = Array(repeating: 8, count: heights.count)
        positions = RowPositions(count: heights.count, height: 8)
      }
      for _ in 0..<40 {
        change(&positions, &heights, &random)
        compare(positions, heights, &random)
      }
    }
  }

  private func change(
    _ positions: inout RowPositions, _ heights: inout [Double], _ random: inout Lehmer
  ) {
    let count = heights.count
    switch random.next(4) {
    case 0:
      let added = (0..<random.next(600)).map { Double($0 % 7) }
      let row = [0, count, random.next(count + 1)][random.next(3)]
      positions.insert(RowPositions(count: added.count) { added[$0] }, at: row)
      heights.insert(contentsOf: added, at: row)
    case 1:
      let first = random.next(count + 1)
      let rows = first..<min(count, first + random.next(700))
      positions.remove(rows)
      heights.removeSubrange(rows)
    case 2:
      let first = random.next(count + 1)
      let rows = first..<min(count, first + random.next(90))
      positions.append(positions.part(rows))
      heights += heights[rows]
    default:
      guard count > 0 else { return }
      let row = random.next(count)
      positions.setHeight(Double(row % 13), of: row)
      heights[row] = Double(row % 13)
    }
  }

  private func compare(
    _ positions: RowPositions, _ heights: [Double], _ random: inout Lehmer
  ) {
    var ends: [Double] = []
    for height in heights { ends.append((ends.last ?? 0) + height) }
    #expect(positions.count == heights.count)
    #expect(positions.total == ends.last ?? 0)
    for _ in 0..<20 where !heights.isEmpty {
      let row = random.next(heights.count)
      #expect(positions.start(of: row) == ends[row] - heights[row])
      #expect(positions.height(of: row) == heights[row])
      let position = Double(random.next(Int(positions.total) + 1))
      #expect(positions.row(at: position) == ends.firstIndex { $0 > position })
    }
  }

  @Test("a change in a million rows creates a few dozen nodes and keeps all others")
  func changesShare() {
    var positions = RowPositions(count: 1_000_000) { Double($0 % 40) }
    let old = positions.nodes
    let page = RowPositions(count: 20) { Double($0) }
    for row in [0, 1_000_000, 500_000] {
      var changed = positions
      changed.insert(page, at: row)
      #expect(changed.nodes.subtracting(old).count < 150)
    }
    #expect(old.count <= 1_000_000 / RowRun.capacity + 1)
    for _ in 0..<2000 { positions.insert(RowPositions(count: 1, height: 5), at: 7) }
    #expect(positions.nodes.count < old.count + 40)
    #expect(positions.depth < 64)
  }

  @Test("a million rows of equal height are one node, and each measured row adds at most one run")
  func evenRowsAreSmall() {
    var positions = RowPositions(count: 1_000_000, height: 44)
    #expect(positions.nodes.count == 1)
    for row in 300..<1300 { positions.setHeight(50, of: row) }
    #expect(positions.nodes.count <= 8)
    #expect(positions.total == 44_006_000)
  }

  @Test("an index path maps to one slot of the whole list, also next to empty sections")
  func sections() {
    let sections = SectionRows(counts: [2, 0, 3, 0])
    #expect(sections.slotCount == 13)
    let slots = [1: (0, 0), 2: (0, 1), 7: (2, 0), 8: (2, 1), 9: (2, 2)]
    for slot in -1...13 {
      let path = slots[slot].map { IndexPath(row: $0.1, section: $0.0) }
      #expect(sections.path(of: slot) == path)
      if let path { #expect(sections.slot(of: path) == slot) }
    }
    #expect((0..<13).map(sections.section(of:)) == [0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3])
    #expect(sections.slot(of: .header, 2) == 6 && sections.slot(of: .footer, 2) == 10)
    for (section, row) in [(0, 2), (1, 0), (3, 0), (4, 0), (-1, 0), (0, -1)] {
      #expect(sections.slot(of: IndexPath(row: row, section: section)) == nil)
    }
  }
}

extension RowPositions {
  /// The identities of all nodes.
  fileprivate var nodes: Set<ObjectIdentifier> {
    var (found, waiting): (Set<ObjectIdentifier>, [RowTree]) = ([], root.map { [$0] } ?? [])
    while let node = waiting.popLast() {
      found.insert(ObjectIdentifier(node))
      waiting += [node.left, node.right].compactMap(\.self)
    }
    return found
  }

  fileprivate var depth: Int { Self.depth(root) }
  private static func depth(_ node: RowTree?) -> Int {
    node.map { 1 + max(depth($0.left), depth($0.right)) } ?? 0
  }
}

/// A generator that returns the same sequence in each run.
struct Lehmer {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state = state * 48271 % 2_147_483_647
    return Int(state % UInt64(bound))
  }
}
