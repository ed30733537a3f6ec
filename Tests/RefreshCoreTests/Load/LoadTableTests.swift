import Testing

@testable import Tug

/// The rules of a loading control, event by event. Content of 2000 in 667, a footer of 44: it
/// triggers at 1377. In every column, run 1 is over, and run 2 is the current one, if any.
@Suite("The transitions of a loading control")
struct LoadTableTests {
  private static let footer = Scenario(
    .load(),
    on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667),
    after: [.tap, .finish(1), .touch(0), .drag(1000)])

  private static func after(_ steps: Step...) -> Scenario {
    Scenario(footer.machine, on: footer.metrics, after: steps)
  }

  private static let situations = [
    footer, after(.beginOutsideWindow), after(.begin), after(.end(.noMoreData)),
    after(.begin, .finish(2, .failure)),
  ]

  @Test("Every event in every situation")
  func table() {
    TransitionTable(
      situations: Self.situations,
      rows: [
        // idle, willRefresh, refreshing, noMoreData, failed
        .drag(1377): "!refreshing . . . .",
        .glide(1377): "!refreshing . . . .",
        .drag(1376.5): ". . . . .",
        .drag(999): ". . . . .",
        .touch(1377): ". . . . .",
        .lift(1377): "!refreshing . . . .",
        .lift(1376.5): ". . . . .",
        .takeAway(1377): ". . . . .",
        .content(offset: 1377): ". . . . .",
        .begin: "!refreshing . . . !refreshing",
        .beginOutsideWindow: "willRefresh . . . willRefresh",
        .tap: "!refreshing . . . !refreshing",
        .appear: ". !refreshing . . .",
        .disappear: ". . . . .",
        .settle(1): ". . . . .",
        .settle(2): ". . . . .",
        .finish(1): ". . . . .",
        .finish(1, .noMoreData): ". . . . .",
        .finish(2): ". . idle . .",
        .finish(2, .noMoreData): ". . noMoreData . .",
        .finish(2, .failure): ". . failed . .",
        .end(): ". idle idle* . .",
        .end(.noMoreData): "noMoreData noMoreData noMoreData* . noMoreData",
        .end(.failure): ". failed failed* . .",
        .reset: ". . . idle idle",
        .remove: ". idle idle* idle idle",
      ]
    ).check()
  }

  @Test("A removed control holds no inset, whatever the metrics")
  func removed() {
    for situation in Self.situations {
      var machine = situation.machine
      let nowhere = AxisMetrics(offset: .nan, contentLength: -1, viewportLength: .infinity)
      #expect(machine.handle(.removed, nowhere).allSatisfy { !$0.needsAttachment })
      #expect(machine.state == .idle)
      #expect(machine.held == 0)
      #expect(machine.progress == 0)
    }
  }
}
