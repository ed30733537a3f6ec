import RefreshCore
import Testing

@Suite("a run, and what is shown of it")
struct SessionTests {
  private static func header(minimum: Double = 0, dwell: Double = 0) -> Trace {
    var machine = PullMachine(end: .before, distances: PullDistances(visibleExtent: 50))
    machine.settings.timing = SessionTiming(minimumVisible: minimum, resultDwell: dwell)
    return Trace(
      .pull(machine),
      on: AxisMetrics(offset: -114, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static func auto(minimum: Double = 0, dwell: Double = 0) -> Trace {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    machine.settings.timing = SessionTiming(minimumVisible: minimum, resultDwell: dwell)
    return Trace(
      .auto(machine), on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667),
      after: [.content()])
  }

  private static let opens =
    "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 1"
  private static let closes = "progress 0, hold 0, slow, settling 1"

  @Test("complaint 30: an action that is too fast is seen for its least time all the same")
  func minimum() {
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "run 1, wait 1 for 1",
        .finish(1): "nothing",
        .begin: "nothing",
        .end(): "nothing",
        .elapse(2): "nothing",
        .elapse(1): "refreshing → idle, \(Self.closes)",
      ])
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "run 1, wait 1 for 1",
        .elapse(1): "nothing",
        .finish(1): "refreshing → idle, \(Self.closes)",
      ])
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "run 1, wait 1 for 1",
        .finish(1): "nothing",
        .end(.noMoreData): "nothing",
        .elapse(1): "refreshing → noMoreData, \(Self.closes)",
      ])
  }

  @Test("the outcome is told as soon as it is known, and once")
  func told() {
    var trace = Self.header(minimum: 1, dwell: 2)
    trace.play(.begin)
    trace.play(.settle(1))
    let ended = trace.effects(of: .finish(1, .failure)).ended
    #expect(ended?.run == .number(1) && ended?.outcome == .failure)
    #expect(trace.effects(of: .elapse(1)).ended == nil)
    #expect(trace.machine.state == .failed && trace.machine.held == 50)
    #expect(trace.effects(of: .elapse(1)).ended == nil)
    #expect(trace.machine.state == .failed && trace.machine.held == 0)
  }

  @Test(
    "complaint 30: what came of it is shown for a while, and then the control closes",
    arguments: [
      (RefreshOutcome.success, "succeeded", "succeeded → idle, "),
      (.failure, "failed", ""), (.noMoreData, "noMoreData", ""),
    ])
  func dwell(outcome: RefreshOutcome, shown: String, closing: String) {
    expect(
      Self.header(dwell: 2),
      [
        .begin: Self.opens,
        .settle(1): "run 1",
        .finish(1, outcome): "refreshing → \(shown), wait 2 for 1",
        .glide(-94): "hold 30",
        .elapse(1): "\(closing)\(Self.closes)",
      ])
  }

  @Test("while a result is shown the app may say more about the data, or have it forgotten")
  func saidLater() {
    let shown = Trace(
      Self.header(dwell: 2).machine, on: Self.header().metrics,
      after: [.begin, .settle(1), .finish(1)])
    expect(
      shown,
      [
        .end(.noMoreData): "succeeded → noMoreData", .begin: "nothing",
        .elapse(1): Self.closes,
      ])
    expect(shown, [.reset: "succeeded → idle, \(Self.closes)"])
  }

  @Test("while a success is shown the next run may begin; it takes over where the control is")
  func nextWhileShown() {
    var trace = Self.header(dwell: 2)
    for step in [Step.begin, .settle(1), .finish(1)] { trace.play(step) }
    let effects = trace.effects(of: .begin)
    #expect(effects.words == "succeeded → refreshing, offset -114, fast, settling 2")
    #expect(effects.hooks == [.willBegin, .willEnd])
    #expect(effects.closed == .number(1))
    #expect(trace.play(.elapse(1)) == "nothing")
    #expect(trace.play(.settle(2)) == "run 2")
  }

  @Test("an automatic control lasts as long, and shows its result as long")
  func automatic() {
    expect(
      Self.auto(minimum: 1, dwell: 2),
      [
        .begin: "idle → refreshing, progress 1, run 1, wait 1 for 1",
        .finish(1): "nothing",
        .elapse(1): "refreshing → succeeded, progress 0, wait 2 for 1",
        .drag(1400): "nothing",
        .elapse(1): "succeeded → idle",
      ])
  }

  @Test("what is cancelled is shown no longer")
  func cancelled() {
    expect(
      Self.header(minimum: 1, dwell: 2),
      [
        .begin: Self.opens,
        .settle(1): "run 1, wait 1 for 1",
        .end(.cancelled): "refreshing → idle, \(Self.closes), cancel 1",
      ])
  }

  @Test("the next run does not begin before the last one has been said to have ended")
  func hooksInOrder() {
    var trace = Self.header()
    #expect(trace.effects(of: .begin).hooks == .willBegin)
    #expect(trace.effects(of: .settle(1)).hooks == .didBegin)
    let end = trace.effects(of: .finish(1))
    #expect(end.hooks == .willEnd && end.closed == nil)
    let next = trace.effects(of: .begin)
    #expect(next.hooks == .willBegin && next.closed == .number(1))
    #expect(trace.effects(of: .settle(1)) == .none)
    #expect(trace.effects(of: .end()).hooks == .willEnd)
    #expect(trace.effects(of: .settle(2)).closed == .number(2))
  }

  @Test(
    "who may work at the same time",
    arguments: [
      (Arbitration.exclusive, RefreshRole.refresh, RefreshRole.load, true, false),
      (.exclusive, .load, .refresh, true, false), (.exclusive, .load, .load, true, false),
      (.parallel, .refresh, .load, false, false), (.parallel, .load, .refresh, false, false),
      (.refreshCancelsLoad, .refresh, .load, false, true),
      (.refreshCancelsLoad, .load, .refresh, true, false),
      (.refreshCancelsLoad, .load, .load, false, false),
      (.refreshCancelsLoad, .refresh, .refresh, false, false),
    ])
  func arbitration(
    policy: Arbitration, role: RefreshRole, other: RefreshRole, bars: Bool, cancels: Bool
  ) {
    #expect(policy.bars(role, while: other) == bars)
    #expect(policy.cancels(other, whenStarts: role) == cancels)
  }
}
