import Foundation

/// How many rows each section has, and where they are among the slots of the table.
///
/// Each section has a slot for its header, one for each row, and one for its footer, whether they
/// show or not.
struct SectionRows: Equatable {
  /// The first slot of each section, and the count of all.
  private let starts: [Int]

  init(counts: [Int] = []) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + max(0, count) + 2) }
    self.starts = starts
  }

  var sectionCount: Int { starts.count - 1 }
  var slotCount: Int { starts[sectionCount] }

  /// 0 for a section that does not exist.
  func count(of section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return starts[section + 1] - starts[section] - 2
  }

  /// From the header to the footer. The section must exist.
  func slots(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func slot(of end: SectionEnd, _ section: Int) -> Int {
    end == .header ? starts[section] : starts[section + 1] - 1
  }

  /// Nil for an index path that does not exist.
  func slot(of path: IndexPath) -> Int? {
    guard path.count == 2, (0..<count(of: path.section)).contains(path.row) else { return nil }
    return starts[path.section] + 1 + path.row
  }

  /// The slot must exist.
  func section(of slot: Int) -> Int {
    var (low, high) = (0, sectionCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    return low
  }

  /// Nil for the slot of a header or a footer, and for one that does not exist.
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
