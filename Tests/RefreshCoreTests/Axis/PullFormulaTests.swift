import Testing

@testable import Tug

/// The values of the recorded reference: a viewport of 667, insets of 64 and 49, a header of 54, a
/// footer of 44.
@Suite("The formulas of a pulled control")
struct PullFormulaTests {
  private static let long = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)
  private static let short = AxisMetrics(
    offset: 0, contentLength: 100, viewportLength: 667, insetBefore: 64, insetAfter: 49)
  private static let empty = AxisMetrics(
    offset: 0, contentLength: 0, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  @Test(
    "A header shows past the inset before, a footer past the end of long content",
    arguments: [
      (long, AxisEnd.before, -64.0), (short, .before, -64), (empty, .before, -64),
      (long, .after, 1382), (short, .after, -64), (empty, .after, -64),
      (AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667), .before, 0),
      (AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667), .after, 1333),
    ])
  func showing(metrics: AxisMetrics, end: AxisEnd, offset: Double) {
    #expect(metrics.showOffset(at: end) == offset)
  }

  @Test(
    "Content of exactly the free length has no overhang and no gap",
    arguments: [(553.0, -64.0, 45.0), (554, -64, 44), (554.5, -63.5, 44), (555, -63, 44)])
  func fitting(contentLength: Double, show: Double, hold: Double) {
    var metrics = Self.long
    metrics.contentLength = contentLength
    #expect(metrics.freeLength == 554)
    #expect(metrics.contentOverhang == contentLength - 554)
    #expect(metrics.showOffset(at: .after) == show)
    #expect(metrics.holdWhileRefreshing(at: .after, extent: 44) == hold)
  }

  @Test(
    "The pull counts from the offset at which the control appears, and is negative out of view",
    arguments: [
      (AxisEnd.before, -118.0, 54.0), (.before, -91, 27), (.before, -64, 0), (.before, 100, -164),
      (.after, 1426, 44), (.after, 1404, 22), (.after, 1382, 0), (.after, 0, -1382),
    ])
  func pulling(end: AxisEnd, offset: Double, pull: Double) {
    #expect(Self.long.at(offset).pull(at: end) == pull)
  }

  @Test(
    "A header is before the content, a footer after it or at the end of the free viewport",
    arguments: [
      (long, AxisEnd.before, 54.0, -54.0), (short, .before, 54, -54),
      (long, .after, 44, 2000), (short, .after, 100, 554), (empty, .after, 44, 554),
    ])
  func standing(metrics: AxisMetrics, end: AxisEnd, extent: Double, position: Double) {
    #expect(metrics.controlPosition(at: end, extent: extent) == position)
  }

  @Test(
    "A refreshing control rests fully visible",
    arguments: [
      (long, AxisEnd.before, 54.0, -118.0), (short, .before, 54, -118),
      (long, .after, 44, 1426),
      // The reference's short list: no distance between the start of the drag and the footer.
      (short, .after, 44, -20),
    ])
  func resting(metrics: AxisMetrics, end: AxisEnd, extent: Double, offset: Double) {
    #expect(metrics.refreshingOffset(at: end, extent: extent) == offset)
  }

  @Test(
    "Opening holds the whole header: an inset of 64 becomes 118",
    arguments: [(0.0, 54.0), (64, 118), (91.5, 145.5), (-10, 44)])
  func openingHeader(inset: Double, total: Double) {
    let metrics = AxisMetrics(
      offset: 300, contentLength: 2000, viewportLength: 667, insetBefore: inset)
    #expect(metrics.holdOnBegin(at: .before, extent: 54) + inset == total)
    #expect(metrics.refreshingOffset(at: .before, extent: 54) == -total)
  }

  @Test("Opening holds the footer and the gap of short content: 49 becomes 93, or 547")
  func openingFooter() {
    #expect(Self.long.holdOnBegin(at: .after, extent: 44) + 49 == 93)
    #expect(Self.short.holdOnBegin(at: .after, extent: 44) + 49 == 547)
    #expect(Self.short.holdOnBegin(at: .after, extent: 44) == 44 + (554 - 100))
  }

  @Test(
    "A refreshing header holds its visible part: clamp(−y, top, top + H) in total",
    arguments: [
      // Without insets, as in the recorded reference, and with 64.
      (0.0, -30.0, 30.0), (0, 10, 0), (0, -100, 54), (0, -54, 54), (0, -53.5, 53.5), (0, 0, 0),
      (64, -64, 64), (64, -64.5, 64.5), (64, -63.5, 64), (64, -118, 118), (64, -118.5, 118),
      (64, -117.5, 117.5), (64, 500, 64),
    ])
  func stickyHeaders(inset: Double, offset: Double, total: Double) {
    let metrics = AxisMetrics(
      offset: offset, contentLength: 2000, viewportLength: 667, insetBefore: inset)
    #expect(metrics.holdWhileRefreshing(at: .before, extent: 54) + inset == total)
  }

  @Test(
    "The inset of a refreshing footer doesn't depend on the offset",
    arguments: [-100.0, -64, 0, 1382, 1426, 3000])
  func steadyFooter(offset: Double) {
    #expect(Self.long.at(offset).holdWhileRefreshing(at: .after, extent: 44) == 44)
    #expect(Self.short.at(offset).holdWhileRefreshing(at: .after, extent: 44) == 498)
  }
}
