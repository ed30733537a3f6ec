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
