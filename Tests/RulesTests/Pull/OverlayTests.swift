import Testing

@testable import Tug

@Suite("A pulled control over the content")
struct OverlayTests {
  private static func control(_ end: AxisEnd, at offset: Double) -> Scenario {
    Scenario(
      RefreshConfiguration.pull(end) { $0.room = .overlay },
      on: AxisMetrics(
        offset: offset, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49))
  }

  private static let header = control(.before, at: -64)

  @Test("It holds no inset and never moves the content")
  func whole() {
    expect(
      Self.header,
      [
        .drag(-120): "idle → pulling, progress 1.12",
        .glide(-120): "pulling → refreshing, will begin, start 1, progress 1",
        .glide(-90): "nothing",
        .drag(500): "nothing",
        .content(3000): "nothing",
        .finish(1): """
        accept 1 success, refreshing → idle, close 1, will end closing, complete 1 success, \
        announce success, progress 0
        """,
        .settle(1): "did end 1",
      ])
    expect(
      Self.control(.after, at: 100),
      [.begin: "idle → refreshing, will begin, start 1, progress 1", .drag(1500): "nothing"])
  }

  @Test(
    "Open, it is at the edge of the viewport, or beside the content if that is pulled further",
    arguments: [
      (AxisEnd.before, 500.0, 564.0), (.before, -64, 0), (.before, -90, -26),
      (.before, -114, -50), (.before, -200, -50),
      (.after, 100, 668), (.after, 1382, 1950), (.after, 1400, 1968), (.after, 1432, 2000),
      (.after, 1500, 2000),
    ])
  func position(end: AxisEnd, offset: Double, position: Double) {
    let open = Self.control(end, at: offset).after(.begin)
    #expect(open.machine.position(open.metrics) == position)
  }

  @Test("At rest, it is beside the content", arguments: [-200.0, -64, 500])
  func atRest(offset: Double) {
    let metrics = Self.header.metrics.at(offset)
    #expect(Self.header.machine.position(metrics) == -50)
    #expect(Self.header.after(.begin, .end()).machine.position(metrics) == -50)
  }

  @Test("A control that turns into an overlay while it is open gives its inset back")
  func configured() {
    let overlay = Step.configure(.pull { $0.room = .overlay })
    for end in [AxisEnd.before, .after] {
      let open = Scenario(
        RefreshConfiguration.pull(end), on: Self.header.metrics, after: [.begin, .settle(1)])
      #expect(open.machine.held == 50)
      var scenario = open
      scenario.play(
        end == .before ? overlay : .configure(.pull(.after) { $0.room = .overlay }))
      #expect(scenario.machine.held == 0)
    }
  }
}
