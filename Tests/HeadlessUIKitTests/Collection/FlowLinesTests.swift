import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Lines of a flow layout")
struct FlowLinesTests {
  private func lines(
    _ widths: [CGFloat], height: CGFloat = 10, in width: CGFloat = 100, spacing: CGFloat = 5
  ) -> FlowLines {
    FlowLines(
      sizes: widths.map { CGSize(width: $0, height: height) }, width: width, itemSpacing: spacing,
      lineSpacing: 4)
  }

  /// The x-coordinates of the items in each line.
  private func starts(_ lines: FlowLines) -> [[CGFloat]] {
    (0..<lines.lineCount).map { lines.frames(ofLine: $0, scale: 2).map(\.minX) }
  }

  @Test(
    "widths and spacings that are no lengths, and more items than numbers, leave at least one to a line",
    arguments: [.nan, -.infinity, .infinity, -1e300, 1e300, 1e-300] as [CGFloat])
  func oddLengths(length: CGFloat) {
    for (width, spacing) in [(length, 5), (100, length), (length, length)] {
      for count in [0, 3, Int.max] {
        let size = CGSize(width: 10, height: 10)
        let lines = FlowLines(
          count: count, size: size, width: width, itemSpacing: spacing, lineSpacing: 4)
        #expect(lines.lineCount <= count && lines.lineCount >= min(count, 1))
      }
    }
  }

  @Test(
    "full lines distribute the remaining width; the last has the same gaps",
    arguments: [
      // Exactly full; the last line keeps the columns.
      ([30, 30, 30, 30], [[0, 35, 70], [0]]),
      // A width of 40 is left beside one item of 40: a second fits, and the rest is the gap.
      ([40, 40, 40], [[0, 60], [0]]),
      // The width of the next item, not the remaining width, determines whether a line is full.
      ([20, 20, 90, 10], [[0, 80], [5], [0]]),
      // No second item fits: centered, also in the last line.
      ([60, 60], [[20], [20]]),
      // An item that is too wide starts at 0.
      ([120, 20], [[0], [0]]),
      // All in one line, which is the last, with room for 4.
      ([20, 20], [[0, 26.5]]),
      ([10, 20, 30], [[0, 30, 70]]),
      ([], []),
    ] as [([CGFloat], [[CGFloat]])])
  func breaking(widths: [CGFloat], expected: [[CGFloat]]) {
    #expect(starts(lines(widths)) == expected)
  }

  @Test("three thirds fill a line despite rounding errors")
  func thirds() {
    let third: CGFloat = 100 / 3
    #expect(lines([third, third, third], spacing: 0).lineCount == 1)
    let uneven = lines([third, third, third + 1e-9, 10], spacing: 0)
    #expect(uneven.line(0).items == 0..<3)
  }

  @Test("items are centered vertically in their line, aligned to pixels")
  func centering() {
    let sizes = [10, 25, 16.5].map { CGSize(width: 20, height: $0) }
    let lines = FlowLines(sizes: sizes, width: 100, itemSpacing: 5, lineSpacing: 4)
    #expect(lines.length == 25)
    #expect(lines.frames(ofLine: 0, scale: 2).map(\.minY) == [7.5, 0, 4.5])
    #expect(lines.frames(ofLine: 0, scale: 1).map(\.minY) == [8, 0, 4])
  }

  @Test("a lookup by position finds the same lines as a linear search", arguments: [true, false])
  func lookUp(uniform: Bool) {
    let sizes: [CGSize] = (0..<97).map { (item: Int) -> CGSize in
      if uniform { return CGSize(width: 30, height: 12) }
      let (width, height) = (5 + item * 37 % 90, 1 + item * 13 % 20)
      return CGSize(width: width, height: height)
    }
    let lines = FlowLines(sizes: sizes, width: 100, itemSpacing: 3, lineSpacing: 4)
    let all: [FlowLines.Line] = (0..<lines.lineCount).map { lines.line($0) }
    #expect(all.flatMap(\.items) == Array(0..<97))
    #expect(lines.length == all.last.map { $0.top + $0.height })
    for top in stride(from: CGFloat(-30), to: lines.length + 30, by: 7) {
      for length in [0.5, 6, 60] as [CGFloat] {
        let found = lines.lines(from: top, to: top + length)
        let walked = all.indices.filter { index in
          let line = all[index]
          return line.top < top + length && line.top + line.height > top
        }
        #expect(Array(found) == walked)
      }
    }
    for item in 0..<97 {
      #expect(lines.line(lines.line(of: item)).items.contains(item))
      #expect(lines.frame(of: item, scale: 2).size == sizes[item])
    }
  }

  @Test("a million items of equal size are looked up as fast as a few")
  func million() {
    let lines = FlowLines(
      count: 1_000_000, size: CGSize(width: 30, height: 40), width: 100, itemSpacing: 5,
      lineSpacing: 5)
    #expect(lines.lineCount == 333_334)
    #expect(lines.lines(from: 9_000_000, to: 9_000_100) == 200_000..<200_003)
    #expect(lines.line(200_000).items == 600_000..<600_003)
    #expect(lines.frame(of: 999_999, scale: 2).minY == CGFloat(333_333 * 45))
  }

  @Test("invalid sizes count as 0")
  func badSizes() {
    let sizes = [CGSize(width: -5, height: 10), CGSize(width: 10, height: CGFloat.nan)]
    let lines = FlowLines(sizes: sizes, width: 100, itemSpacing: 5, lineSpacing: 4)
    #expect(lines.lineCount == 1)
    #expect(lines.length == 10)
    #expect(lines.frame(of: 1, scale: 1).height == 0)
    let none = FlowLines(count: 5, size: .zero, width: 100, itemSpacing: 0, lineSpacing: 0)
    #expect(none.length == 0)
  }
}
