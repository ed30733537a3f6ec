import Testing

@testable import Tug

/// The rules of a pulled control, event by event. A header of 50 below an inset of 64: it appears
/// past −64 and arms past −114. In every column, run 1 is over, and run 2 is the current one, if
/// any.
@Suite("The transitions of a pulled control")
struct PullTableTests {
  private static let header = Scenario(
    .pull(),
    on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64),
    after: [.begin, .settle(1), .finish(1)])

  private static func after(_ steps: Step...) -> Scenario {
    Scenario(header.machine, on: header.metrics, after: steps)
  }

  @Test("Every event in every situation")
  func table() {
    TransitionTable(
      situations: [
        Self.header, Self.after(.drag(-115)), Self.after(.beginOutsideWindow), Self.after(.begin),
        Self.after(.begin, .settle(2)), Self.after(.end(.noMoreData)),
        Self.after(.begin, .settle(2), .finish(2, .failure)),
      ],
      rows: [
        // idle, pulling, willRefresh, opening, running, noMoreData, failed
        .drag(-114.5): "pulling . . . . . pulling",
        .drag(-114): ". idle . . . . .",
        .drag(500): ". idle . . . . .",
        .glide(-114.5): ". >refreshing . . . . .",
        .glide(-64.5): ". >refreshing . . . . .",
        .glide(-64): ". idle . . . . .",
        .touch(-115): ". . . . . . .",
        .lift(-115): ". . . . . . .",
        .takeAway(-115): ". idle . . . . .",
        .content(insetBefore: 64, offset: -115): ". . . . . . .",
        .content(insetBefore: 64, offset: -114): ". idle . . . . .",
        .begin: ">refreshing >refreshing . . . . >refreshing",
        .beginOutsideWindow: "willRefresh willRefresh . . . . willRefresh",
        .tap: ". . . . . . >refreshing",
        .appear: ". . >refreshing . . . .",
        .disappear: ". idle . . . . .",
        .settle(1): ". . . . . . .",
        .settle(2): ". . . !. . . .",
        .finish(1): ". . . . . . .",
        .finish(1, .noMoreData): ". . . . . . .",
        .finish(2): ". . . . idle . .",
        .finish(2, .noMoreData): ". . . . noMoreData . .",
        .finish(2, .failure): ". . . . failed . .",
        .end(): ". . idle idle idle* . .",
        .end(.noMoreData):
          "noMoreData noMoreData noMoreData noMoreData noMoreData* . noMoreData",
        .end(.failure): ". . failed failed failed* . .",
        .reset: ". . . . . idle idle",
        .remove: ". idle idle idle idle* idle idle",
      ]
    ).check()
  }

  @Test("A removed control holds no inset and is invisible, whatever the metrics")
  func removed() {
    let situations = [
      Self.header, Self.after(.drag(-115)), Self.after(.drag(-80), .beginOutsideWindow),
      Self.after(.begin),
      Self.after(.begin, .settle(2)), Self.after(.end(.noMoreData), .drag(-80)),
      Self.after(.begin, .settle(2), .finish(2, .failure), .drag(-80)),
    ]
    for situation in situations {
      var machine = situation.machine
      let nowhere = AxisMetrics(offset: .nan, contentLength: -1, viewportLength: .infinity)
      let effects = machine.handle(.removed, nowhere)
      #expect(machine.state == .idle)
      #expect(machine.held == 0)
      #expect(machine.progress == 0)
      #expect(effects.allSatisfy { !$0.needsAttachment })
    }
  }
}
