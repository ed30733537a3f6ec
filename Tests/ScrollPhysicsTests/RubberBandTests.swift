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
  Row(1, band(5, 960), is: 2.742145),
  Row(2, band(10, 960), is: 5.468669),
  Row(3, band(100, 960), is: 52.019704),
  Row(4, band(400, 960), is: 178.983051),
  Row(5, band(960, 960), is: 340.645161),
  Row(6, band(1, 667), is: 0.549547),
  Row(7, band(44, 667), is: 23.352720),
  Row(8, band(100, 667), is: 50.810249),
  Row(9, band(200, 667), is: 94.427284),
  Row(10, band(667, 667), is: 236.677419),
  Row(11, band(1334, 667), is: 349.380952),
  Row(12, band(100, 320), is: 46.933333),
  Row(13, band(100, 100), is: 35.483871),
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
  Row(25, travel(100, 667), is: 213.884881),
  Row(26, travel(177, 2045.0 / 3), is: 434.688363),
  Row(27, travel(300, 667), is: 991.330196),
  Row(28, grabbed(at: -80, movedBy: -30), is: -92.507055),
  Row(29, grabbed(at: -80, movedBy: 30), is: -66.936253),
  Row(30, grabbed(at: -80, movedBy: 200), is: 34.722007),
]
