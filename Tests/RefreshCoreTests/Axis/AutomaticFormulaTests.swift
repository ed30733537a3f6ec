import Testing

@testable import Tug

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
