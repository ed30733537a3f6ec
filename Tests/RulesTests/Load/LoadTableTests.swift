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

/// The rules of a loading control's options, event by event. Content of 2000 in 667, a footer of
/// 44: it triggers at 1377. In every column, run 1 is over, and run 2 is the current one, if any.
@Suite("The transitions of a loading control with options")
struct LoadOptionTableTests {
  private static func footer(_ configuration: RefreshConfiguration) -> Scenario {
    Scenario(
      RefreshConfiguration.load(),
      on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667),
      after: [.tap, .finish(1), .configure(configuration), .touch(0), .drag(1000)])
  }

  @Test("Without momentum, with a retry, and with a question: every event in every situation")
  func question() {
    let footer = Self.footer(
      .load {
        $0.causes = [.finger, .program]
        $0.retriesFailure = true
      }
      .with { $0.asksBeforeBeginning = true })
    TransitionTable(
      situations: [
        footer, footer.after(.drag(1377)), footer.after(.begin, .finish(2, .failure)),
        footer.after(.begin, .finish(2, .failure), .tap),
        footer.after(.drag(1377), .answer(2, true)),
        footer.after(.drag(1377), .answer(2, false)),
      ],
      rows: [
        // idle, asked, failed, asked while failed (run 3), allowed, denied
        .drag(1378): "?. . ?. . . .",
        .glide(1378): ". . . . . .",
        .jump(1378): "?. . . . . .",
        .lift(1378): "?. . ?. . . .",
        .answer(2, true): ". !refreshing . . . .",
        .answer(2, false): ". . . . . .",
        .answer(3, true): ". . . !refreshing . .",
        .begin: "!refreshing !refreshing !refreshing !refreshing . !refreshing",
        .beginOutsideWindow: "willRefresh willRefresh willRefresh willRefresh . willRefresh",
        .tap: "?. . ?. . . ?.",
        .block: ". . . . . .",
        .elapse(2): ". . . . . .",
        .finish(2): ". . . . idle .",
        .end(): ". . . . idle* .",
        .end(.noMoreData): "noMoreData noMoreData noMoreData noMoreData noMoreData* noMoreData",
        .reset: ". . idle . . .",
        .remove: ". . idle idle idle* .",
      ]
    ).check()
  }

  @Test("Without causes: every event in every situation")
  func manual() {
    let footer = Self.footer(.load { $0.causes = [] })
    TransitionTable(
      situations: [footer, footer.after(.begin, .finish(2, .failure)), footer.after(.tap)],
      rows: [
        // idle, failed, refreshing
        .drag(1377): ". . .",
        .glide(1377): ". . .",
        .jump(1377): ". . .",
        .lift(1377): ". . .",
        .elapse(2): ". . .",
        .begin: "!refreshing !refreshing .",
        .tap: "!refreshing !refreshing .",
        .reset: ". idle .",
      ]
    ).check()
  }
}
