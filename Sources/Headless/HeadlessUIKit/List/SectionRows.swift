import Foundation

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
