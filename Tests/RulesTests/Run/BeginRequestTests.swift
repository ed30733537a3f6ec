import Testing

@testable import Tug

@Suite("Requests of the app")
struct BeginRequestTests {
  /// Shows past −64, arms past −114, rests at −114.
  private static func header(at offset: Double = -64) -> Scenario {
    Scenario(
      RefreshConfiguration.pull(),
      on: AxisMetrics(offset: offset, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static let footer = Scenario(
    RefreshConfiguration.load(),
    on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667), after: [.content()])

  private static let external = Step.begin(BeginRequest(work: .external))

  @Test("A run of external work opens like any other, and the app ends it")
  func external() {
    expect(
      Self.header(),
      [
        Self.external: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .settle(1): "start 1 external",
        .end(.failure): closes(1, .failure),
      ])
    expect(
      Self.footer,
      [
        Self.external: "idle → refreshing, will begin, start 1 external, progress 1",
        .end(): ends(1),
      ])
  }

  @Test("External work is never canceled, because there is no action")
  func externalIsNeverCanceled() {
    let running = Self.header().after(Self.external, .settle(1))
    for step in [Step.end(.cancelled), .end(.noMoreData), .remove] {
      var scenario = running
      #expect(!scenario.effects(of: step).contains(.cancelAction))
      #expect(!scenario.machine.isRunning)
    }
  }

  @Test("External work that waits for its window stays external")
  func externalWaits() {
    expect(
      Self.header().after(.disappear),
      [
        Self.external: "idle → willRefresh",
        .appear: "willRefresh → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .settle(1): "start 1 external",
      ])
  }

  @Test("A run without reveal begins where the content is, and holds the visible part")
  func neverRevealed() {
    let hidden = Step.begin(BeginRequest(reveal: .never))
    expect(
      Self.header(at: 300),
      [
        hidden: "idle → refreshing, will begin, start 1, progress 1",
        .drag(-84): "hold 20",
        .drag(-120): "hold 50",
        .drag(300): "hold 0",
        .finish(1): """
        accept 1 success, refreshing → idle, close 1, will end closing, complete 1 success, \
        announce success, progress 0
        """,
      ])
    expect(
      Self.header(at: -94),
      [hidden: "idle → refreshing, will begin, hold 30, start 1, progress 1"])
  }

  @Test(
    "A run revealed at the edge opens only if the content rests there",
    arguments: [
      (-64.0, true), (-63.25, true), (-90, true), (-62.5, false), (0, false), (300, false),
    ])
  func revealedAtEdge(offset: Double, opens: Bool) {
    var header = Self.header(at: offset)
    let effects = header.effects(of: .begin(BeginRequest(reveal: .atEdge)))
    #expect((effects.movement?.motion == .opening) == opens)
    #expect(header.machine.state == .refreshing)
    #expect(effects.contains(.start(RefreshRun(number: 1), .action)) == !opens)
    #expect(header.machine.held == (opens ? 50 : 0))
  }

  @Test("A footer without reveal holds its whole length")
  func footer() {
    let metrics = AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667)
    for reveal in [BeginRequest.Reveal.never, .atEdge] {
      expect(
        Scenario(RefreshConfiguration.pull(.after, extent: 44), on: metrics),
        [
          .begin(BeginRequest(reveal: reveal)):
            "idle → refreshing, will begin, hold 44, start 1, progress 1"
        ])
    }
  }

  @Test("A waiting request keeps its reveal option")
  func revealWaits() {
    expect(
      Self.header(at: 300).after(.disappear),
      [
        .begin(BeginRequest(reveal: .never)): "idle → willRefresh",
        .appear: "willRefresh → refreshing, will begin, start 1, progress 1",
      ])
  }

  @Test("A request is handled at once only in a window and while no other control blocks it")
  func conditions() {
    for conditions in [RefreshConditions.blocked, [], [.inWindow, .blocked]] {
      let waiting = Self.header().after(.conditions(conditions), .begin)
      #expect(waiting.machine.state == .willRefresh)
      #expect(waiting.after(.appear).machine.state == .refreshing)
    }
    for conditions in [RefreshConditions.inWindow, [.inWindow, .disabled], [.inWindow, .hidden]] {
      #expect(Self.header().after(.conditions(conditions), .begin).machine.isRunning)
    }
  }
}
