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

/// The rules of a pulled control's options, event by event. A header of 50 below an inset of 64: it
/// appears past −64, arms past −114, and reaches the second stop past −164. In every column, run 1
/// is over, and run 2 is the current one, if any.
@Suite("The transitions of a pulled control with options")
struct PullOptionTableTests {
  private static func header(
    _ change: (inout PullConfiguration) -> Void, asks: Bool = false
  ) -> Scenario {
    Scenario(
      RefreshConfiguration.pull(.before, change),
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64),
      after: [.begin, .settle(1), .finish(1), .settle(1)]
    )
    .after(
      .configure(
        RefreshConfiguration.pull(.before, change).with { $0.asksBeforeBeginning = asks }))
  }

  @Test("At the threshold: every event in every situation")
  func atThreshold() {
    let header = Self.header { $0.firing = .atThreshold }
    TransitionTable(
      situations: [
        header, header.after(.drag(-115)), header.after(.drag(-115), .drag(-60)),
        header.after(.drag(-115), .glide(-115)), header.after(.drag(-115), .finish(2)),
        header.after(.drag(-115), .finish(2, .failure)),
      ],
      rows: [
        // idle, held, held and pushed back, released, consumed, consumed after a failure
        .drag(-114.5): "!refreshing . . . . .",
        .drag(-114): ". . . . . .",
        .glide(-114.5): ". >. >. . . .",
        .glide(-64): ". . . . . .",
        .jump(-114.5): ". >. >. . . .",
        .touch(-115): ". . . . . .",
        .lift(-115): ". . . . . .",
        .lift(-64): ". . . . . .",
        .content(insetBefore: 60): ". . . . . .",
        .begin: ">refreshing . . . >refreshing >refreshing",
        .beginOutsideWindow: "willRefresh . . . willRefresh willRefresh",
        .tap: ". . . . . >refreshing",
        .block: ". . . . . .",
        .disappear: ". . . . . .",
        .settle(2): ". . . . . .",
        .elapse(2): ". . . . . .",
        .finish(2, .failure): ". failed failed failed . .",
        .end(): ". idle* idle* idle* . .",
        .end(.noMoreData): "noMoreData noMoreData* noMoreData* noMoreData* noMoreData noMoreData",
        .reset: ". . . . . idle",
        .remove: ". idle* idle* idle* . idle",
      ]
    ).check()
  }

  @Test("With a question: every event in every situation")
  func question() {
    let header = Self.header({ $0.rearmsInDrag = false }, asks: true)
    let asking = header.after(.drag(-115), .glide(-115))
    TransitionTable(
      situations: [
        header, header.after(.drag(-115)), asking, header.after(.begin, .end(.failure), .tap),
        asking.after(.block, .answer(2, true)), asking.after(.answer(2, true)),
        asking.after(.answer(2, false)),
      ],
      rows: [
        // idle, pulling, asked while pulling, asked while failed (run 3), allowed while blocked,
        // allowed, denied
        .drag(-115): "pulling . . . . . .",
        .glide(-115): ". ?. . . . . .",
        .glide(-64): ". idle . . . . .",
        .touch(-64): ". . . . . . .",
        .content(insetBefore: 60): ". . . . . . .",
        .answer(2, true): ". . >refreshing . . . .",
        .answer(2, false): ". . idle . . . .",
        .answer(3, true): ". . . >refreshing . . .",
        .answer(3, false): ". . . . . . .",
        .begin: ">refreshing >refreshing >refreshing >refreshing . . >refreshing",
        .beginOutsideWindow: "willRefresh willRefresh willRefresh willRefresh . . willRefresh",
        .tap: ". . . . . . .",
        .appear: ". . . . >refreshing . .",
        .block: ". idle . . . . .",
        .disable: ". idle . . >refreshing . .",
        .settle(2): ". . . . . !. .",
        .end(): ". . . . idle idle .",
        .end(.noMoreData):
          "noMoreData noMoreData noMoreData noMoreData noMoreData noMoreData noMoreData",
        .reset: ". . . . . . .",
        .remove: ". idle idle idle idle idle .",
      ]
    ).check()
  }

  @Test("With a second stop: every event in every situation")
  func secondStop() {
    let header = Self.header { $0.secondStop = 100 }
    TransitionTable(
      situations: [
        header, header.after(.drag(-115)), header.after(.drag(-165)),
        header.after(.begin, .settle(2)),
        header.after(.drag(-165), .begin, .settle(2), .finish(2), .settle(2)),
      ],
      rows: [
        // idle, pulling, pullingFurther, refreshing, consumed
        .drag(-164.5): "pullingFurther pullingFurther . . .",
        .drag(-164): "pulling . pulling . .",
        .drag(-114): ". idle idle . .",
        .glide(-164.5): ". >refreshing idle2 . .",
        .glide(-64.5): ". >refreshing idle2 . .",
        .glide(-64): ". idle idle . .",
        .jump(-164.5): ". >refreshing idle2 . .",
        .touch(-165): ". . . . .",
        .lift(-165): ". . . . .",
        .content(insetBefore: 66, offset: -165): ". . pulling . .",
        .content(insetBefore: 116, offset: -165): ". idle idle . .",
        .begin: ">refreshing >refreshing >refreshing . >refreshing",
        .beginOutsideWindow: "willRefresh willRefresh willRefresh . willRefresh",
        .tap: ". . . . .",
        .block: ". idle idle . .",
        .disappear: ". idle idle . .",
        .end(): ". . . idle* .",
        .end(.noMoreData): "noMoreData noMoreData noMoreData noMoreData* noMoreData",
        .reset: ". . . . .",
        .remove: ". idle idle idle* .",
      ]
    ).check()
  }
}
