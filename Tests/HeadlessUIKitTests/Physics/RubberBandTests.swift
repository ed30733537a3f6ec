// Row numbers refer to docs/references/scroll-conformance.md.

import ScrollPhysics
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("matches the conformance table", arguments: published + recorded + inverse)
  func table(row: Row) { row.check() }

  @Test(
    "travel(forOffset:) is the inverse of offset(forTravel:)",
    arguments: [1, 44, 100, 320, 667, 2000.0])
  func inverseIsIdentity(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    for step in 0...999 {
      let offset = dimension * Double(step) / 1000
      let back = band.offset(forTravel: band.travel(forOffset: offset))
      #expect(abs(back - offset) <= 1e-9)
    }
  }

  @Test("raw and shown offsets are inverse on both sides and in range")
  func rawAndShown() {
    let band = RubberBand(dimension: 667)
    let range = -88.0...1367.0
    for raw in stride(from: -3000.0, through: 5000, by: 12.5) {
      let shown = band.shown(raw: raw, range: range)
      #expect(abs(band.raw(shown: shown, range: range) - raw) <= 1e-8)
      if range.contains(raw) { #expect(shown == raw) }
    }
  }

  @Test("the lower and the upper edge mirror each other")
  func mirror() {
    let band = RubberBand(dimension: 500)
    for travel in stride(from: 0.0, through: 900, by: 7.5) {
      let below = band.shown(raw: -travel, range: 0...100)
      let above = band.shown(raw: 100 + travel, range: 0...100)
      #expect(abs((above - 100) + below) <= 1e-12 * 1000)
    }
  }

  @Test("an overshoot of at least the view's length counts as slightly less")
  func clampedInverse() {
    let band = RubberBand(dimension: 667)
    let limit = band.travel(forOffset: 667 - 1.0 / 3)
    #expect(band.travel(forOffset: 667) == limit)
    #expect(band.travel(forOffset: .infinity) == limit)
    #expect(limit.isFinite)
  }

  @Test("bad input produces finite numbers", arguments: badNumbers)
  func badInput(number: Double) {
    for other in badNumbers {
      let band = RubberBand(dimension: number, coefficient: other)
      for input in badNumbers {
        #expect(band.offset(forTravel: input).isFinite)
        #expect(band.offset(forTravel: input) <= band.dimension)
        #expect(band.travel(forOffset: input).isFinite)
        #expect(band.shown(raw: input, range: 0...1).isFinite)
        #expect(band.raw(shown: input, range: 0...1).isFinite)
      }
    }
  }
}

private func band(_ travel: Double, _ dimension: Double) -> Double {
  RubberBand(dimension: dimension).offset(forTravel: travel)
}

private func travel(_ offset: Double, _ dimension: Double) -> Double {
  RubberBand(dimension: dimension).travel(forOffset: offset)
}

/// The displayed offset after a finger lands on content at `shown` and moves it by `delta`.
private func grabbed(at shown: Double, movedBy delta: Double) -> Double {
  let band = RubberBand(dimension: 667)
  let range = 0.0...1333.0
  return band.shown(raw: band.raw(shown: shown, range: range) + delta, range: range)
}

private let published: [Row] = [
  Row(3, band(100, 960), is: 52.019704),
  Row(5, band(960, 960), is: 340.645161),
  Row(6, band(1, 667), is: 0.549547),
  Row(8, band(100, 667), is: 50.810249),
  Row(11, band(1334, 667), is: 349.380952),
  Row(12, band(100, 320), is: 46.933333),
  Row(14, band(1e9, 667), is: 666.999, within: 1e-2),
  Row(15, band(1e-6, 667) / 1e-6, is: 0.55, within: 1e-3),
]

/// At the top edge, hence with the sign of an offset.
private let recorded: [Row] = [
  Row(16, -band(15, 681.6667), is: -8, within: 1.0 / 3),
  Row(16, pixelsAt3x: -24, shows: -band(15, 681.6667)),
  Row(17, -band(60, 681.6667), is: -31.3333, within: 1.0 / 3),
  Row(17, pixelsAt3x: -94, shows: -band(60, 681.6667)),
  Row(19, -band(180, 681.6667), is: -86.3333, within: 1.0 / 3),
  Row(19, pixelsAt3x: -259, shows: -band(180, 681.6667)),
  Row(22, -band(375, 681.6667), is: -158.3333, within: 1.0 / 3),
  Row(22, pixelsAt3x: -475, shows: -band(375, 681.6667)),
]

private let inverse: [Row] = [
  Row(24, travel(50, 667), is: 98.276116),
  Row(26, travel(177, 2045.0 / 3), is: 434.688363),
  Row(27, travel(300, 667), is: 991.330196),
  Row(28, grabbed(at: -80, movedBy: -30), is: -92.507055),
  Row(29, grabbed(at: -80, movedBy: 30), is: -66.936253),
  Row(30, grabbed(at: -80, movedBy: 200), is: 34.722007),
]

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
