import Foundation

/// The positions of the rows of a list, stacked from 0 on. Lengths are in points.
///
/// Rows of equal height take no storage; others take one number each, with a small overhead for
/// each 256 rows. Every lookup and every change takes time logarithmic in the count. Copies are
/// free. Negative and nonfinite heights count as 0.
struct RowPositions {
  private var tree: RowTree?
  var root: RowTree? { tree }
  private var random = PriorityGenerator()

  init() {}

  init(count: Int, height: Double) {
    if count > 0 { tree = node(.even(count: count, height: RowRun.usable(height))) }
  }

  /// Calls `height` once for each row, in order.
  init(count: Int, height: (Int) -> Double) {
    var runs: [RowRun] = []
    for first in stride(from: 0, to: count, by: RowRun.capacity) {
      let rows = first..<min(count, first + RowRun.capacity)
      runs.append(RowRun(rows.map { RowRun.usable(height($0)) }))
    }
    tree = build(runs[...])
  }

  private mutating func node(_ run: RowRun) -> RowTree { RowTree(run, priority: random.next()) }

  private mutating func build(_ runs: ArraySlice<RowRun>) -> RowTree? {
    guard runs.count > 1 else { return runs.first.map { node($0) } }
    let middle = (runs.startIndex + runs.endIndex) / 2
    return RowTree.joined(build(runs[..<middle]), build(runs[middle...]))
  }

  var count: Int { tree?.count ?? 0 }

  /// The bottom of the last row.
  var total: Double { tree?.total ?? 0 }

  /// The top of a row; for `count`, the bottom of the last row.
  func start(of row: Int) -> Double {
    guard let found = tree?.find(row: row) else { return total }
    return found.start + found.run.start(of: row - found.firstRow)
  }

  func height(of row: Int) -> Double { span(of: row).height }

  /// The top and the height of a row, in a single lookup.
  func span(of row: Int) -> (start: Double, height: Double) {
    guard let found = tree?.find(row: row) else { return (total, 0) }
    let own = row - found.firstRow
    return (found.start + found.run.start(of: own), found.run.height(of: own))
  }

  /// The row at `position`: from its top up to, but not including, its bottom.
  func row(at position: Double) -> Int? {
    guard let tree, position >= 0, position < total else { return nil }
    let row = tree.firstRow(endingAfter: position).row
    return row < count ? row : nil
  }

  /// The rows that are at least partly between the two positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard let tree, bottom > top, bottom > 0, top < total else { return 0..<0 }
    let first = tree.firstRow(endingAfter: max(0, top)).row
    let last = tree.firstRow(endingAfter: bottom)
    let end = last.row < count && last.start < bottom ? last.row + 1 : last.row
    return first..<max(first, end)
  }
}

// MARK: - Changes

extension RowPositions {
  /// The positions of only these rows, from 0 on.
  func part(_ rows: Range<Int>) -> RowPositions {
    var part = self
    part.tree = RowTree.split(RowTree.split(tree, at: rows.upperBound).0, at: rows.lowerBound).1
    return part
  }

  mutating func remove(_ rows: Range<Int>) {
    let (upper, rest) = RowTree.split(tree, at: rows.lowerBound)
    tree = joined(upper, RowTree.split(rest, at: rows.count).1)
  }

  mutating func insert(_ rows: RowPositions, at row: Int) {
    let (upper, lower) = RowTree.split(tree, at: row)
    tree = joined(joined(upper, rows.tree), lower)
  }

  mutating func append(_ rows: RowPositions) { tree = joined(tree, rows.tree) }

  mutating func setHeight(_ height: Double, of row: Int) {
    let height = RowRun.usable(height)
    guard let found = tree?.find(row: row), found.run.height(of: row - found.firstRow) != height
    else { return }
    let (upper, rest) = RowTree.split(tree, at: found.firstRow)
    let lower = RowTree.split(rest, at: found.run.count).1
    tree = upper
    for run in found.run.setting(height, of: row - found.firstRow) {
      tree = joined(tree, node(run))
    }
    tree = joined(tree, lower)
  }

  /// Joins two trees. Adjacent short runs become one; otherwise, repeated changes would fragment
  /// the list.
  private mutating func joined(_ upper: RowTree?, _ lower: RowTree?) -> RowTree? {
    guard let upper, let lower else { return upper ?? lower }
    guard let seam = upper.last.joined(with: lower.first) else {
      return RowTree.joined(upper, lower)
    }
    let before = RowTree.split(upper, at: upper.count - upper.last.count).0
    let after = RowTree.split(lower, at: lower.first.count).1
    return RowTree.joined(RowTree.joined(before, node(seam)), after)
  }
}

/// A generator that returns the same sequence in each run of a program.
private struct PriorityGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The number of rows in each section, and their slots in the table.
///
/// Each section has a slot for its header, one for each row, and one for its footer, whether or not
/// they are visible.
struct SectionRows: Equatable {
  /// The first slot of each section, followed by the total number of slots.
  private let starts: [Int]

  /// The most rows that a section has. Sums of more might overflow.
  private static let longest = 1_000_000_000_000

  init(counts: [Int] = []) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts {
      starts.append(starts[starts.count - 1] + min(max(0, count), Self.longest) + 2)
    }
    self.starts = starts
  }

  var sectionCount: Int { starts.count - 1 }
  var slotCount: Int { starts[sectionCount] }

  /// The number of rows in a section; 0 if the section doesn't exist.
  func count(of section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return starts[section + 1] - starts[section] - 2
  }

  /// The slots from the header to the footer of an existing section.
  func slots(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func slot(of end: SectionEnd, _ section: Int) -> Int {
    end == .header ? starts[section] : starts[section + 1] - 1
  }

  /// The slot of a row; `nil` if the index path doesn't exist.
  func slot(of path: IndexPath) -> Int? {
    guard path.count == 2, (0..<count(of: path.section)).contains(path.row) else { return nil }
    return starts[path.section] + 1 + path.row
  }

  /// The section of an existing slot.
  func section(of slot: Int) -> Int {
    var (low, high) = (0, sectionCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    return low
  }

  /// The index path of a slot; `nil` for a header or a footer, or if the slot doesn't exist.
  func path(of slot: Int) -> IndexPath? {
    guard (0..<slotCount).contains(slot) else { return nil }
    let section = section(of: slot)
    let row = slot - starts[section] - 1
    return row >= 0 && row < count(of: section) ? IndexPath(row: row, section: section) : nil
  }
}

enum SectionEnd {
  case header, footer
}
