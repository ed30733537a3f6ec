import Foundation

/// How many rows each section has, and which row of the whole list an index path stands for.
struct SectionRows: Equatable {
  /// The first row of each section, and the count of all.
  private let starts: [Int]

  init(counts: [Int] = []) {
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + max(0, count)) }
    self.starts = starts
  }

  var sectionCount: Int { starts.count - 1 }
  var total: Int { starts[sectionCount] }

  /// 0 for a section that does not exist.
  func count(of section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return starts[section + 1] - starts[section]
  }

  /// Nil for an index path that does not exist.
  func row(of path: IndexPath) -> Int? {
    guard path.count == 2, (0..<count(of: path.section)).contains(path.row) else { return nil }
    return starts[path.section] + path.row
  }

  /// `row` must be one of the list.
  func path(of row: Int) -> IndexPath {
    var (low, high) = (0, sectionCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    // Of sections that start at one row, all but the last are empty; the search finds the last.
    return IndexPath(row: row - starts[low], section: low)
  }
}
