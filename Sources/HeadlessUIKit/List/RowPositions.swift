import Foundation

/// Where the rows of a list lie, one below the other from 0 on. Lengths are points.
///
/// Rows of one height cost nothing; others a number each. Looking up a row or a position takes one
/// step for the former, and a number of steps that grows with the logarithm of the count for the
/// latter. A height that is negative or not finite counts as 0.
struct RowPositions: Equatable {
  private enum Storage: Equatable {
    case uniform(height: Double)
    /// Where each row ends.
    case ends([Double])
  }

  let count: Int
  private let storage: Storage

  init(count: Int, height: Double) {
    self.count = max(0, count)
    storage = .uniform(height: Self.usable(height))
  }

  init(count: Int, height: (Int) -> Double) {
    let count = max(0, count)
    var ends: [Double] = []
    ends.reserveCapacity(count)
    var end = 0.0
    for row in 0..<count {
      end += Self.usable(height(row))
      ends.append(end)
    }
    self.count = count
    storage = .ends(ends)
  }

  private static func usable(_ height: Double) -> Double { height.isFinite ? max(0, height) : 0 }

  /// The end of the last row.
  var total: Double { start(of: count) }

  /// The top of a row; for `count`, the end of the last one.
  func start(of row: Int) -> Double {
    switch storage {
    case .uniform(let height): height * Double(row)
    case .ends(let ends): row == 0 ? 0 : ends[row - 1]
    }
  }

  func height(of row: Int) -> Double { start(of: row + 1) - start(of: row) }

  /// The row that covers `position`: from its top, up to but not including its end.
  func row(at position: Double) -> Int? {
    guard position >= 0, position < total else { return nil }
    return firstRow(endingAfter: position)
  }

  /// The rows of which something lies between the two positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top, bottom > 0, top < total else { return 0..<0 }
    let first = firstRow(endingAfter: max(0, top))
    var end = firstRow(endingAfter: bottom)
    if end < count, start(of: end) < bottom { end += 1 }
    return first..<max(first, end)
  }

  private func firstRow(endingAfter position: Double) -> Int {
    switch storage {
    case .uniform(let height):
      return height > 0 ? Int(min(Double(count), (position / height).rounded(.down))) : count
    case .ends(let ends):
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > position { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
