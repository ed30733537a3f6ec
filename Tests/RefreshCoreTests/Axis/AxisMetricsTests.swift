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
