import Testing

@testable import Tug

@Suite("A loading control's check in the next frame")
struct LoadCheckTests {
  private static func control(
    at offset: Double, contentLength: Double = 2000,
    _ change: (inout RefreshConfiguration) -> Void = { _ in }
  ) -> Scenario {
    Scenario(
      RefreshConfiguration.load().with(change),
      on: AxisMetrics(offset: offset, contentLength: contentLength, viewportLength: 667),
      after: [.content()])
  }

  private static let inView = control(at: 1377)
  private static let short = control(at: 0, contentLength: 100) {
    $0.shortContent = .fill(limit: 3)
  }
  private static let loads = "idle → refreshing, will begin, start 1, progress 1"
  private static let retries = "idle → refreshing, will begin, start 2, progress 1"

  @Test("After a reset from no more data with the end in view the control loads in the next frame")
  func resetFromNoMoreData() {
    expect(
      Self.inView.after(.end(.noMoreData)),
      [
        .reset: "noMoreData → idle, wait 0 for 0",
        .elapse(0): Self.loads,
      ])
  }

  @Test("After a reset from failed with the end in view the control loads in the next frame")
  func resetFromFailed() {
    expect(
      Self.inView.after(.begin, .finish(1, .failure)),
      [
        .reset: "failed → idle, wait 0 for 1",
        .elapse(0): "nothing",
        .elapse(1): Self.retries,
      ])
  }

  @Test("The check happens once")
  func once() {
    expect(
      Self.inView.after(.end(.noMoreData), .reset, .elapse(0), .finish(1)),
      [.elapse(1): "nothing", .reset: "nothing", .elapse(1): "nothing"])
  }

  @Test("After a reset with the end out of view the control waits for a scroll")
  func outOfView() {
    expect(
      Self.control(at: 1376).after(.end(.noMoreData)),
      [
        .reset: "noMoreData → idle", .elapse(0): "nothing", .drag(1377): Self.loads,
      ])
  }

  @Test("A check that finds the end out of view doesn't load, and neither does a later one")
  func movedAway() {
    let cleared = Self.inView.after(.end(.noMoreData), .reset)
    expect(
      cleared,
      [.jump(500): "nothing", .elapse(0): "nothing", .reposition(1400): "nothing"])
    #expect(
      cleared.after(.jump(500), .elapse(0), .reposition(1400), .elapse(0)).machine.state == .idle)
  }

  @Test("A run between the reset and the next frame replaces the check")
  func runBetween() {
    let cleared = Self.control(at: 1377) { $0.shortContent = .fill(limit: 3) }
      .after(.end(.noMoreData), .reset, .begin, .finish(1))
    #expect(cleared.after(.elapse(0), .elapse(1)).machine.state == .idle)
    // A check of short content that has become long again meanwhile doesn't load either.
    #expect(cleared.after(.content(100), .content(2000), .elapse(1)).machine.state == .idle)
  }

  @Test(
    "A check doesn't load while the user can't start the control, or outside a window",
    arguments: [
      RefreshConditions.blocked, .disabled, .hidden, [.inWindow, .blocked], [.inWindow, .disabled],
      [.inWindow, .hidden], [],
    ])
  func conditions(conditions: RefreshConditions) {
    let cleared = Self.inView.after(.end(.noMoreData), .reset)
    #expect(cleared.after(.conditions(conditions), .elapse(0)).machine.state == .idle)
    let short = Self.short.after(.conditions(conditions), .elapse(0))
    #expect(short.machine.state == .idle)
    var other = Self.inView.after(.end(.noMoreData), .conditions(conditions))
    #expect(other.effects(of: .reset) == [.changeState(from: .noMoreData, to: .idle)])
  }

  @Test("An end that comes into view of a blocked control is checked when it's no longer blocked")
  func unblocked() {
    expect(
      Self.control(at: 900).after(.block),
      [
        .drag(1377): "nothing", .appear: "wait 0 for 0", .elapse(0): Self.loads,
      ])
    expect(
      Self.control(at: 900).after(.block, .drag(1377), .drag(1300)),
      [.appear: "nothing", .elapse(0): "nothing", .drag(1377): Self.loads])
    expect(
      Self.control(at: 900).after(.block, .drag(1377), .disappear),
      [.appear: "nothing", .elapse(0): "nothing"])
    expect(
      Self.control(at: 900).after(.block, .drag(1377), .appear, .drag(1300)),
      [.elapse(0): "nothing", .drag(1377): Self.loads])
  }

  @Test(
    "An end that was in view before the control was blocked is not, unless its load was canceled")
  func blockedAtEnd() {
    let loaded = Self.inView.after(.begin, .finish(1))
    expect(loaded.after(.block), [.appear: "nothing", .elapse(1): "nothing"])
    let canceled = Self.inView.after(.begin, .end(.cancelled))
    expect(canceled.after(.block), [.appear: "wait 0 for 1", .elapse(1): Self.retries])
  }

  @Test("At the start of the content, an end within reach is not checked")
  func unblockedAtStart() {
    let near = Self.control(at: 0, contentLength: 700) { $0.trigger = Self.near }
    expect(near.after(.block), [.appear: "nothing", .elapse(0): "nothing"])
  }

  private static let near = TriggerConfiguration.load(
    LoadConfiguration(extent: 44, distance: .viewports(1)))

  @Test("Short content is filled only in a window, and is checked when there is a window")
  func window() {
    let outside = Scenario(
      RefreshMachine(Self.short.machine.configuration, conditions: []), on: Self.short.metrics)
    expect(
      outside,
      [
        .content(): "hold 44", .elapse(0): "nothing", .content(90): "nothing",
        .elapse(0): "nothing", .appear: "wait 0 for 0", .disappear: "nothing",
        .elapse(0): "nothing", .appear: "wait 0 for 0", .elapse(0): Self.loads,
      ])
  }

  @Test("Short content is checked when the control is no longer blocked, disabled, or hidden")
  func conditionsEnd() {
    for conditions in [Step.block, .disable, .hide] {
      var short = Self.short.after(conditions)
      #expect(short.effects(of: .appear).last == .startTimer(seconds: 0, .none))
    }
  }

  @Test("A reset of short content checks it, and restores its number of loads")
  func resetOfShortContent() {
    expect(
      Self.short.after(.end(.noMoreData)),
      [.reset: "noMoreData → idle, wait 0 for 0", .elapse(0): Self.loads])
  }

  @Test("A reset control with short content that doesn't fill the viewport waits for the user")
  func shortWithoutFilling() {
    let short = Self.control(at: 0, contentLength: 100).after(.end(.noMoreData))
    expect(short, [.reset: "noMoreData → idle", .elapse(0): "nothing"])
  }

  @Test("A new configuration causes a check of short content")
  func configured() {
    let following = Self.control(at: 0, contentLength: 100)
    expect(
      following, [.configure(Self.short.machine.configuration): "wait 0 for 0"])
  }
}
