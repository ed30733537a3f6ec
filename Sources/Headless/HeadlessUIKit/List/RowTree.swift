/// Runs of rows in the order of the list, as a treap: a search tree by position whose random
/// priorities keep its depth logarithmic in its size.
///
/// Nodes are immutable. A change creates new nodes on the path to the root and shares all others,
/// so that keeping an earlier state of a list is free.
final class RowTree: Sendable {
  let run: RowRun
  let left: RowTree?
  let right: RowTree?
  private let priority: UInt64
  /// The count and the total of the run and both subtrees.
  let count: Int
  let total: Double

  init(_ run: RowRun, left: RowTree? = nil, right: RowTree? = nil, priority: UInt64) {
    self.run = run
    self.left = left
    self.right = right
    self.priority = priority
    count = (left?.count ?? 0) + run.count + (right?.count ?? 0)
    total = (left?.total ?? 0) + run.total + (right?.total ?? 0)
  }

  private func with(left: RowTree?) -> RowTree {
    RowTree(run, left: left, right: right, priority: priority)
  }

  private func with(right: RowTree?) -> RowTree {
    RowTree(run, left: left, right: right, priority: priority)
  }

  /// The tree with all rows of `upper` above all rows of `lower`.
  static func joined(_ upper: RowTree?, _ lower: RowTree?) -> RowTree? {
    guard let upper else { return lower }
    guard let lower else { return upper }
    return upper.priority >= lower.priority
      ? upper.with(right: joined(upper.right, lower)) : lower.with(left: joined(upper, lower.left))
  }

  /// The trees of the rows before `row` and of the other rows.
  static func split(_ tree: RowTree?, at row: Int) -> (RowTree?, RowTree?) {
    guard let tree else { return (nil, nil) }
    let before = tree.left?.count ?? 0
    let own = row - before
    if own <= 0 {
      let (upper, lower) = split(tree.left, at: row)
      return (upper, tree.with(left: lower))
    }
    let count = tree.run.count
    if own >= count {
      let (upper, lower) = split(tree.right, at: own - count)
      return (tree.with(right: upper), lower)
    }
    return (
      RowTree(tree.run.part(0..<own), left: tree.left, priority: tree.priority),
      RowTree(tree.run.part(own..<count), right: tree.right, priority: tree.priority)
    )
  }

  var first: RowRun { left?.first ?? run }
  var last: RowRun { right?.last ?? run }
}

// MARK: - Lookup

extension RowTree {
  /// The run that contains a row, with its first row and its start.
  func find(row: Int) -> (run: RowRun, firstRow: Int, start: Double)? {
    var (node, firstRow, start): (RowTree?, Int, Double) = (self, 0, 0)
    while let current = node {
      let before = current.left?.count ?? 0
      if row < firstRow + before {
        node = current.left
        continue
      }
      firstRow += before
      start += current.left?.total ?? 0
      if row < firstRow + current.run.count { return (current.run, firstRow, start) }
      firstRow += current.run.count
      start += current.run.total
      node = current.right
    }
    return nil
  }

  /// The first row whose bottom is after `position`, and its top; `count` and `total` if there is
  /// none.
  func firstRow(endingAfter position: Double) -> (row: Int, start: Double) {
    var (node, firstRow, start): (RowTree?, Int, Double) = (self, 0, 0)
    while let current = node {
      let before = current.left?.total ?? 0
      if position < start + before {
        node = current.left
        continue
      }
      firstRow += current.left?.count ?? 0
      start += before
      if position < start + current.run.total {
        let row = min(
          current.run.firstRow(endingAfter: position - start), current.run.count - 1)
        return (firstRow + row, start + current.run.start(of: row))
      }
      firstRow += current.run.count
      start += current.run.total
      node = current.right
    }
    return (firstRow, start)
  }
}

/// Some consecutive rows, or any number of rows of equal height. Lengths are in points.
enum RowRun {
  case even(count: Int, height: Double)
  /// The bottom of each row, measured from the start of the run.
  case listed(ends: [Double])

  /// The maximum number of listed rows in a run, and thus of rows that one change rewrites.
  static let capacity = 256

  /// The height to use: 0 for a negative or nonfinite height.
  static func usable(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

  init(_ heights: some Sequence<Double>) {
    var (ends, end) = ([Double](), 0.0)
    ends.reserveCapacity(heights.underestimatedCount)
    for height in heights {
      end += height
      ends.append(end)
    }
    self = .listed(ends: ends)
  }

  var count: Int {
    switch self {
    case .even(let count, _): count
    case .listed(let ends): ends.count
    }
  }

  var total: Double { start(of: count) }

  /// The top of a row; for `count`, the bottom of the last row.
  func start(of row: Int) -> Double {
    switch self {
    case .even(_, let height): height * Double(row)
    case .listed(let ends): row == 0 ? 0 : ends[row - 1]
    }
  }

  func height(of row: Int) -> Double {
    if case .even(_, let height) = self { return height }
    return start(of: row + 1) - start(of: row)
  }

  /// The first row whose bottom is after `position`; `count` if there is none.
  func firstRow(endingAfter position: Double) -> Int {
    switch self {
    case .even(let count, let height):
      guard height > 0 else { return count }
      let row = (position / height).rounded(.down)
      // False for NaN, and a number that is no row has no integer, either.
      guard row > 0 else { return 0 }
      return row < Double(count) ? Int(row) : count
    case .listed(let ends):
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > position { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}

// MARK: - Changes

extension RowRun {
  func part(_ rows: Range<Int>) -> RowRun {
    switch self {
    case .even(_, let height):
      return .even(count: rows.count, height: height)
    case .listed(let ends):
      let start = start(of: rows.lowerBound)
      return .listed(ends: ends[rows].map { $0 - start })
    }
  }

  /// Both runs as one, if that takes no more storage than two.
  func joined(with next: RowRun) -> RowRun? {
    if case .even(let count, let height) = self, case .even(let more, height) = next {
      return .even(count: count + more, height: height)
    }
    guard count + next.count <= Self.capacity else { return nil }
    return RowRun(heights + next.heights)
  }

  /// The run with a different height of one row, in up to three parts: in a long run of equal
  /// heights, only the surrounding rows become listed.
  func setting(_ height: Double, of row: Int) -> [RowRun] {
    let first = count <= Self.capacity ? 0 : row / Self.capacity * Self.capacity
    let last = min(count, first + Self.capacity)
    var heights = part(first..<last).heights
    heights[row - first] = height
    return [part(0..<first), RowRun(heights), part(last..<count)].filter { $0.count > 0 }
  }

  private var heights: [Double] { (0..<count).map(height(of:)) }
}
