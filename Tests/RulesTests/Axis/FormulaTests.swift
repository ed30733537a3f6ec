import Testing

@testable import Tug

@Suite("Axis metrics")
struct AxisMetricsTests {
  private typealias Field = any WritableKeyPath<AxisMetrics, Double> & Sendable

  private static let fields: [Field] = [
    \.offset, \.contentLength, \.viewportLength, \.insetBefore, \.insetAfter,
  ]
  private static let lengths: [Field] = [\.contentLength, \.viewportLength]

  private static let plain = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  @Test("Values that no scroll view can have are invalid", arguments: 0..<5)
  func strangeNumbers(field: Int) {
    for value in [Double.nan, .infinity, -.infinity, .signalingNaN] {
      var metrics = Self.plain
      metrics[keyPath: Self.fields[field]] = value
      #expect(!metrics.isValid)
    }
  }

  @Test(
    "A control that hides below short content ignores insets held elsewhere, and rounding",
    arguments: [
      (554, 0, false), (554 + 1e-10, 0, false), (554.01, 0, true), (600, 0, true),
      (600, 46, false), (600 + 1e-10, 46, false), (600.01, 46, true), (600, 80, false),
    ] as [(Double, Double, Bool)])
  func shortContent(content: Double, heldElsewhere: Double, isPresent: Bool) {
    var metrics = Self.plain
    metrics.contentLength = content
    metrics.heldElsewhere = heldElsewhere
    let machine = RefreshMachine(.load().with { $0.shortContent = .hide })
    #expect(machine.isPresent(metrics) == isPresent)
  }

  @Test("A length is never negative; an offset and an inset may be")
  func signs() {
    for field in Self.fields {
      var metrics = Self.plain
      metrics[keyPath: field] = -0.5
      #expect(metrics.isValid == !Self.lengths.contains(field))
      metrics[keyPath: field] = 0
      #expect(metrics.isValid)
    }
  }
}

extension AxisMetrics {
  /// The same scroll view at another offset.
  func at(_ offset: Double) -> AxisMetrics {
    var metrics = self
    metrics.offset = offset
    return metrics
  }
}

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

/// The automatic footer of the recorded reference: content of 2000, a viewport of 667, a footer of
/// 44, no insets.
@Suite("The formulas of a loading control")
struct AutomaticFormulaTests {
  private static let plain = AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667)

  @Test(
    "The trigger is where the given part of the footer shows",
    arguments: [(1.0, 1377.0), (0.5, 1355), (0, 1333), (-10, 893), (2, 1421)])
  func trigger(percent: Double, offset: Double) {
    #expect(Self.plain.automaticTriggerOffset(extent: 44, percent: percent) == offset)
  }

  @Test(
    "MJRefresh includes the footer in the inset after: y ≥ C − F + bottom − H + H·p",
    arguments: [(0.0, 1.0), (49, 1), (49, 0.5), (34, 0), (34, -10)])
  func sameAsTheReference(insetAfter: Double, percent: Double) {
    let (content, viewport, extent) = (2000.0, 667.0, 44.0)
    let metrics = AxisMetrics(
      offset: 0, contentLength: content, viewportLength: viewport, insetBefore: 64,
      insetAfter: insetAfter)
    let total = insetAfter + extent
    #expect(
      metrics.automaticTriggerOffset(extent: extent, percent: percent)
        == content - viewport + total - extent + extent * percent)
  }

  @Test("The footer is right at the end of the content", arguments: [0.0, 100, 667, 2000])
  func position(contentLength: Double) {
    let metrics = AxisMetrics(
      offset: 30, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
      insetAfter: 49)
    #expect(metrics.automaticPosition(at: .after, extent: 44) == contentLength)
  }

  @Test("The last offset shows the whole footer")
  func last() {
    #expect(Self.plain.lastOffset(extent: 44) == 1377)
    #expect(Self.plain.lastOffset(extent: 0) == 1333)
  }

  @Test(
    "Content fills the viewport if it extends past its end, not if it ends exactly there",
    arguments: [(602.5, false), (603, false), (603.5, true), (2000, true), (0, false)])
  func filling(contentLength: Double, fills: Bool) {
    let metrics = AxisMetrics(
      offset: 0, contentLength: contentLength, viewportLength: 667, insetBefore: 64, insetAfter: 49)
    #expect(metrics.fillsViewport == fills)
  }
}
