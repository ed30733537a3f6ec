// Complaint numbers refer to docs/references/complaints.md.

import Testing

@testable import Tug

@Suite("The life of a run")
struct RunCycleTests {
  private static func header(minimum: Double = 0, dwell: Double = 0) -> Scenario {
    Scenario(
      RefreshConfiguration.pull().with { $0.timing = RunTiming(minimum: minimum, result: dwell) },
      on: AxisMetrics(offset: -114, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static func auto(minimum: Double = 0, dwell: Double = 0) -> Scenario {
    Scenario(
      RefreshConfiguration.load().with { $0.timing = RunTiming(minimum: minimum, result: dwell) },
      on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667),
      after: [.content()])
  }

  private static let opens =
    "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1"
  private static let closing = "close 1 holding 0, will end closing, progress 0"

  @Test("Complaint 30: A fast action stays visible for the minimum time")
  func minimum() {
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "start 1, wait 1 for 1",
        .finish(1): "accept 1 success, complete 1 success, announce success",
        .begin: "nothing",
        .end(): "nothing",
        .elapse(2): "nothing",
        .elapse(1): "refreshing → idle, close 1 holding 0, will end closing, progress 0",
      ])
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "start 1, wait 1 for 1",
        .elapse(1): "nothing",
        .finish(1): closes(1),
      ])
    expect(
      Self.header(minimum: 1),
      [
        .begin: Self.opens,
        .settle(1): "start 1, wait 1 for 1",
        .finish(1): "accept 1 success, complete 1 success, announce success",
        .end(.noMoreData): "nothing",
        .elapse(1): "refreshing → noMoreData, close 1 holding 0, will end closing, progress 0",
      ])
  }

  @Test("The result is passed on as soon as it is accepted, and once")
  func resultPassedOnce() {
    var scenario = Self.header(minimum: 1, dwell: 2)
    scenario.play(.begin)
    scenario.play(.settle(1))
    let result = scenario.play(.finish(1, .failure)).effects
    #expect(result.filter(\.passesResult).count == 2)
    #expect(result.first == .accept(RefreshRun(number: 1), .failure))
    #expect(result.contains(.complete(RefreshRun(number: 1), .failure)))
    #expect(scenario.play(.elapse(1)).effects.filter(\.passesResult).isEmpty)
    #expect(scenario.machine.state == .failed && scenario.machine.held == 50)
    #expect(scenario.play(.elapse(1)).effects.filter(\.passesResult).isEmpty)
    #expect(scenario.machine.state == .failed && scenario.machine.held == 0)
  }

  @Test(
    "Complaint 30: The result is shown for its duration, and then the control closes",
    arguments: [
      (RefreshOutcome.success, "succeeded", "succeeded → idle, "),
      (.failure, "failed", ""), (.noMoreData, "noMoreData", ""),
    ])
  func dwell(outcome: RefreshOutcome, shown: String, change: String) {
    expect(
      Self.header(dwell: 2),
      [
        .begin: Self.opens,
        .settle(1): "start 1",
        .finish(1, outcome):
          """
        accept 1 \(outcome), refreshing → \(shown), wait 2 for 1, \
        complete 1 \(outcome), announce \(outcome)
        """,
        .glide(-94): "hold 30",
        .elapse(1): change + Self.closing,
      ])
  }

  @Test("While a result is shown the app can set no more data, or reset")
  func saidLater() {
    let shown = Scenario(
      Self.header(dwell: 2).machine, on: Self.header().metrics,
      after: [.begin, .settle(1), .finish(1)])
    expect(
      shown,
      [
        .end(.noMoreData): "succeeded → noMoreData", .begin: "nothing",
        .elapse(1): Self.closing,
      ])
    expect(shown, [.reset: "succeeded → idle, close 1 holding 0, will end closing, progress 0"])
  }

  @Test("While a success is shown the next run can begin, and takes over from there")
  func nextWhileShown() {
    let shown = Self.header(dwell: 2).after(.begin, .settle(1), .finish(1))
    expect(
      shown,
      [
        .begin: "will end, did end 1, succeeded → refreshing, will begin, open 2 at -114",
        .elapse(1): "nothing",
        .settle(2): "start 2",
      ])
  }

  @Test("A loading control has the same minimum time and the same result duration")
  func automatic() {
    expect(
      Self.auto(minimum: 1, dwell: 2),
      [
        .begin: "idle → refreshing, will begin, start 1, wait 1 for 1, progress 1",
        .finish(1): "accept 1 success, complete 1 success, announce success",
        .elapse(1): "refreshing → succeeded, wait 2 for 1, progress 0",
        .drag(1400): "nothing",
        .elapse(1): "succeeded → idle, will end, did end 1",
      ])
  }

  @Test("A canceled run closes at once")
  func cancelled() {
    expect(
      Self.header(minimum: 1, dwell: 2),
      [
        .begin: Self.opens,
        .settle(1): "start 1, wait 1 for 1",
        .end(.cancelled):
          """
        accept 1 cancelled, refreshing → idle, close 1 holding 0, will end closing, cancel, \
        complete 1 cancelled, progress 0
        """,
      ])
  }

  @Test("The next run begins after the previous one has been reported as ended")
  func hooksInOrder() {
    expect(
      Self.header(),
      [
        .begin: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .settle(1): "start 1",
        .finish(1): closes(1),
        .begin: "did end 1, idle → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .settle(1): "nothing",
        .end(): closes(2),
        .settle(2): "did end 2",
      ])
  }

  @Test(
    "A removed control ends its run, cancels its action, and completes callers without a result")
  func removed() {
    let header = Self.header(minimum: 1, dwell: 2)
    let leaves = "refreshing → idle, will end"
    expect(
      header.after(.begin), [.remove: "\(leaves), complete 1 cancelled, did end 1, progress 0"])
    expect(
      header.after(.begin, .settle(1)),
      [.remove: "\(leaves), cancel, complete 1 cancelled, did end 1, progress 0"])
    expect(
      header.after(.begin, .settle(1), .elapse(1)),
      [.remove: "\(leaves), cancel, complete 1 cancelled, did end 1, progress 0"])
    expect(
      header.after(.begin, .settle(1), .finish(1)), [.remove: "\(leaves), did end 1, progress 0"])
    expect(
      header.after(.begin, .settle(1), .elapse(1), .finish(1)),
      [.remove: "succeeded → idle, will end, did end 1, progress 0"])
    expect(
      Self.header().after(.begin, .settle(1), .finish(1)),
      [.remove: "did end 1", .settle(1): "nothing"])
    expect(
      Self.header().after(.beginOutsideWindow),
      [.remove: "willRefresh → idle, complete 1 cancelled, progress 0"])
  }

  @Test("An event of an older run is ignored in every stage")
  func late() {
    let header = Self.header(minimum: 1, dwell: 2).after(.begin, .end(), .settle(1))
    let stages = [
      header.after(.begin), header.after(.begin, .settle(2)),
      header.after(.begin, .settle(2), .elapse(2)), header.after(.begin, .settle(2), .finish(2)),
      header.after(.begin, .settle(2), .elapse(2), .finish(2)),
    ]
    for stage in stages {
      var scenario = stage
      for step in [Step.settle(1), .elapse(1), .finish(1, .failure), .answer(1, true)] {
        #expect(scenario.effects(of: step).isEmpty, "\(step.name)")
      }
      #expect(scenario.machine.state == stage.machine.state)
    }
  }
}

extension RefreshEffect {
  /// Whether the effect makes the result of a run known.
  fileprivate var passesResult: Bool {
    switch self {
    case .accept, .complete: true
    default: false
    }
  }
}
