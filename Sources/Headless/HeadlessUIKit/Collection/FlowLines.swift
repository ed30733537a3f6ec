import Foundation

/// Items arranged in lines. Lengths are in points, starting at 0.
///
/// A line contains as many items as fit with the minimum spacing. The remaining width is
/// distributed among the gaps. The last line has the gaps it would have if it were filled with
/// copies of its last item, so that columns continue to the end. If there is no room for a second
/// item, a single item is centered. Within the line, items are centered vertically.
///
/// Items of equal size take no memory, and lookups take constant time. Other items take memory for
/// their size and their share of a line, and lookups take time logarithmic in the count. Negative
/// and nonfinite sizes count as 0.
struct FlowLines: Equatable {
  struct Line: Equatable {
    var items: Range<Int>
    var top: CGFloat
    var height: CGFloat
  }

  private enum Storage: Equatable {
    case uniform(CGSize, perLine: Int)
    case varied([CGSize], [Line])
  }

  let count: Int
  private let width: CGFloat
  private let itemSpacing: CGFloat
  private let lineSpacing: CGFloat
  private let storage: Storage

  init(count: Int, size: CGSize, width: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    let size = Self.usable(size)
    self.count = max(0, count)
    (self.width, self.itemSpacing, self.lineSpacing) = (width, itemSpacing, lineSpacing)
    let step = size.width + itemSpacing
    let more = step > 0 ? max(0, (width - size.width + Self.tolerance) / step) : 0
    // All in one line, if they fit: the number that would fit may have no integer.
    let perLine = more < CGFloat(self.count) ? 1 + Int(more) : max(1, self.count)
    storage = .uniform(size, perLine: perLine)
  }

  init(sizes: [CGSize], width: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    let first = sizes.first ?? .zero
    guard sizes.contains(where: { $0 != first }) else {
      self = FlowLines(
        count: sizes.count, size: first, width: width, itemSpacing: itemSpacing,
        lineSpacing: lineSpacing)
      return
    }
    let sizes = sizes.map(Self.usable)
    let lines = Self.lines(of: sizes, width, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    self.init(
      count: sizes.count, width: width, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
      storage: .varied(sizes, lines))
  }

  private init(
    count: Int, width: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, storage: Storage
  ) {
    self.count = count
    self.width = width
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.storage = storage
  }

  /// Three thirds of a width can be slightly more than the whole.
  private static var tolerance: CGFloat { 1e-6 }

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0)
  }

  private static func lines(
    of sizes: [CGSize], _ width: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var line = Line(items: 0..<0, top: 0, height: 0)
    var end: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      if item > line.items.lowerBound, end + itemSpacing + size.width > width + tolerance {
        lines.append(line)
        line = Line(items: item..<item, top: line.top + line.height + lineSpacing, height: 0)
      }
      end = item == line.items.lowerBound ? size.width : end + itemSpacing + size.width
      line.items = line.items.lowerBound..<item + 1
      line.height = max(line.height, size.height)
    }
    lines.append(line)
    return lines
  }
}

// MARK: - Lines

extension FlowLines {
  var lineCount: Int {
    switch storage {
    case .uniform(_, let perLine): count / perLine + (count.isMultiple(of: perLine) ? 0 : 1)
    case .varied(_, let lines): lines.count
    }
  }

  /// The end of the last line; 0 without items.
  var length: CGFloat {
    guard count > 0 else { return 0 }
    let last = line(lineCount - 1)
    return last.top + last.height
  }

  func line(_ index: Int) -> Line {
    switch storage {
    case .uniform(let size, let perLine):
      // The difference, because the end of a full last line may be beyond every integer.
      let first = index * perLine
      return Line(
        items: first..<first + min(perLine, count - first),
        top: CGFloat(index) * (size.height + lineSpacing), height: size.height)
    case .varied(_, let lines): return lines[index]
    }
  }

  func line(of item: Int) -> Int {
    switch storage {
    case .uniform(_, let perLine): item / perLine
    case .varied(_, let lines): lines.partitionPoint { $0.items.upperBound > item }
    }
  }

  /// The lines that are at least partly between the two positions.
  func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, bottom > top else { return 0..<0 }
    let indices = 0..<lineCount
    let first = indices.partitionPoint { line($0).top + line($0).height > top }
    let end = indices.partitionPoint { line($0).top >= bottom }
    return first..<max(first, end)
  }

  /// The frames of a line's items, aligned to the pixels of a display with this scale.
  func frames(ofLine index: Int, scale: CGFloat) -> [CGRect] {
    let line = line(index)
    let (start, gap) = placement(of: line)
    var x = start
    return line.items.map { item in
      let size = size(of: item)
      defer { x += size.width + gap }
      let y = line.top + (line.height - size.height) / 2
      return CGRect(
        x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
        height: size.height)
    }
  }

  /// The frame of an existing item.
  func frame(of item: Int, scale: CGFloat) -> CGRect {
    let index = line(of: item)
    return frames(ofLine: index, scale: scale)[item - line(index).items.lowerBound]
  }

  private func size(of item: Int) -> CGSize {
    switch storage {
    case .uniform(let size, _): size
    case .varied(let sizes, _): sizes[item]
    }
  }

  private func placement(of line: Line) -> (start: CGFloat, gap: CGFloat) {
    var places = CGFloat(line.items.count)
    var room = width - (places - 1) * itemSpacing
    for item in line.items { room -= size(of: item).width }
    let step = size(of: line.items.upperBound - 1).width + itemSpacing
    if line.items.upperBound == count, step > 0, room > 0 {
      let more = ((room + Self.tolerance) / step).rounded(.down)
      places += more
      room -= more * step
    }
    room = max(0, room)
    return places > 1 ? (0, itemSpacing + room / (places - 1)) : (room / 2, itemSpacing)
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies `predicate`, which must also hold for all later
  /// elements.
  func partitionPoint(_ predicate: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
