// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Offsets and pixels")
struct GeometryTests {
  @Test("the range matches the conformance table", arguments: ranges)
  func range(row: RangeRow) {
    #expect(row.range.minimum == row.expected.lowerBound, "row \(row.number)")
    #expect(row.range.maximum == row.expected.upperBound, "row \(row.number)")
    #expect(row.range.closedRange == row.expected, "row \(row.number)")
  }

  @Test("an offset that stays valid doesn't move when the inset grows (row 131)")
  func legalOffset() {
    let range = OffsetRange(contentLength: 2000, viewportLength: 667, insetBefore: 200)
    #expect(range.clamped(0) == 0)
    #expect(range.overshoot(of: 0) == 0)
  }

  @Test("a negative inset moves the offset into range (row 132)")
  func negativeInset() {
    let vertical = OffsetRange(contentLength: 480, viewportLength: 480, insetBefore: -200)
    let horizontal = OffsetRange(contentLength: 640, viewportLength: 320, insetBefore: -50)
    #expect(horizontal.clamped(0) == 50 && vertical.clamped(0) == 200)
  }

  @Test("overshoot is negative before the content and positive after it")
  func overshoot() {
    let range = OffsetRange(
      contentLength: 2000, viewportLength: 667, insetBefore: 88, insetAfter: 34)
    #expect(range.overshoot(of: -100) == -12)
    #expect(range.overshoot(of: 500) == 0)
    #expect(range.overshoot(of: 1400) == 33)
    #expect(range.clamped(-100) == -88 && range.clamped(1400) == 1367)
  }

  @Test("pixels match the conformance table", arguments: pixels)
  func pixelTable(row: Row) { row.check() }

  @Test("half a pixel rounds up, above zero and below", arguments: [1.0, 2, 4])
  func halfUp(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for pixel in -20...20 {
      let half = (Double(pixel) + 0.5) / scale
      #expect(grid.rounded(half) == Double(pixel + 1) / scale)
      #expect(grid.rounded(Double(pixel) / scale) == Double(pixel) / scale)
    }
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let range = OffsetRange(
        contentLength: number, viewportLength: other, insetBefore: other, insetAfter: number)
      #expect(range.minimum.isFinite && range.maximum.isFinite && range.minimum <= range.maximum)
      #expect(range.clamped(number).isFinite && range.overshoot(of: other).isFinite)
      #expect(PixelGrid(scale: number).rounded(other).isFinite)
    }
  }
}

struct RangeRow: Sendable {
  let number: Int
  let range: OffsetRange
  let expected: ClosedRange<Double>

  init(
    _ number: Int, content: Double, before: Double, after: Double, is expected: ClosedRange<Double>
  ) {
    self.number = number
    range = OffsetRange(
      contentLength: content, viewportLength: 667, insetBefore: before, insetAfter: after)
    self.expected = expected
  }
}

private let ranges: [RangeRow] = [
  RangeRow(125, content: 2000, before: 0, after: 0, is: 0...1333),
  RangeRow(126, content: 2000, before: 88, after: 34, is: -88...1367),
  RangeRow(127, content: 300, before: 88, after: 34, is: -88...(-88)),
  RangeRow(128, content: 667, before: 0, after: 0, is: 0...0),
  RangeRow(129, content: 667, before: 0, after: 50, is: 0...50),
  RangeRow(130, content: 0, before: 64, after: 0, is: -64...(-64)),
]

private let pixels: [Row] = [
  Row(133, PixelGrid(scale: 1).rounded(3.8), is: 4, within: 0),
  Row(134, PixelGrid(scale: 3).rounded(5.2), is: 5.333333),
]
