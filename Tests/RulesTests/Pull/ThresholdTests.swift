import Testing

@testable import Tug

@Suite("A pulled control at its threshold")
struct ThresholdTests {
  /// Shows past −64, triggers past −114, rests at −114.
  private static func header(_ change: (inout PullConfiguration) -> Void = { _ in }) -> Scenario {
    Scenario(
      RefreshConfiguration.pull {
        $0.firing = .atThreshold
        change(&$0)
      },
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static let begins = "idle → refreshing, will begin, start 1, progress 1"

  @Test("The run begins with the finger down, holds nothing until the release, and then opens")
  func released() {
    expect(
      Self.header(),
      [
        .touch(): "nothing",
        .drag(-114): "progress 1",
        .drag(-114.5): "idle → refreshing, will begin, start 1",
        .drag(-164): "nothing",
        .drag(-100): "nothing",
        .content(insetBefore: 60): "nothing",
        .content(insetBefore: 64): "nothing",
        .lift(): "nothing",
        .glide(-98): "open holding 50 at -114",
        .glide(-110): "hold 46",
        .finish(1): closes(1),
      ])
  }

  @Test("Pushed back before the release, the control opens only when the content coasts back to it")
  func pushedBack() {
    expect(
      Self.header(),
      [
        .touch(): "nothing",
        .drag(-115): Self.begins,
        .drag(-60): "nothing",
        .lift(): "nothing",
        .glide(-50): "nothing",
        .glide(-84): "open holding 50 at -114",
      ])
    expect(
      Self.header().after(.touch(), .drag(-115), .drag(-60)),
      [.glide(-50): "nothing", .glide(-84): "open holding 50 at -114"])
  }

  @Test("A run that ends before the release moves nothing, and its pull does not trigger again")
  func endsBeforeRelease() {
    expect(
      Self.header().after(.touch(), .drag(-120)),
      [
        .finish(1): """
        accept 1 success, refreshing → idle, close 1, will end closing, complete 1 success, \
        announce success, progress 0
        """,
        .settle(1): "did end 1",
        .drag(-130): "progress 1.32",
        .glide(-100): "progress 0.72",
        .touch(): "nothing",
        .drag(-130): "idle → refreshing, will begin, start 2, progress 1",
      ])
  }

  @Test("A footer holds no inset until the release")
  func footer() {
    let footer = Scenario(
      RefreshConfiguration.pull(.after, extent: 44) { $0.firing = .atThreshold },
      on: AxisMetrics(offset: 1333, contentLength: 2000, viewportLength: 667))
    expect(
      footer,
      [
        .drag(1378): Self.begins, .content(2000): "nothing",
        .glide(1378): "open holding 44 at 1377",
      ])
  }

  @Test("Only a finger triggers at the threshold")
  func onlyFinger() {
    expect(Self.header(), [.glide(-164): "progress 2", .jump(-170): "progress 2.12"])
  }

  @Test("A blocked or disabled control does not trigger at the threshold")
  func blocked() {
    expect(Self.header().after(.block), [.drag(-164): "progress 2"])
    expect(Self.header().after(.disable), [.drag(-164): "nothing"])
  }

  @Test("A drag that begins inside the content does not arm a control that requires the edge")
  func dragFromEdge() {
    let header = Self.header {
      $0.firing = .onRelease
      $0.requiresDragFromEdge = true
    }
    expect(
      header,
      [
        .touch(-50): "nothing", .drag(-164): "progress 2", .glide(-164): "nothing",
        .touch(-64): "nothing", .drag(-164): "idle → pulling",
      ])
    expect(header, [.touch(-63): "nothing", .drag(-164): "idle → pulling, progress 2"])
    expect(header, [.touch(-62.5): "nothing", .drag(-164): "progress 2"])
    expect(
      Self.header { $0.requiresDragFromEdge = true },
      [
        .touch(100): "nothing", .drag(-164): "progress 2",
        .touch(-100): "nothing", .drag(-164): Self.begins + "",
      ])
    expect(
      Self.header { $0.firing = .onRelease },
      [.touch(-50): "nothing", .drag(-164): "idle → pulling, progress 2"])
  }

  @Test("Progress still follows a drag that does not count")
  func progress() {
    let header = Self.header { $0.requiresDragFromEdge = true }.after(.touch(0), .drag(-89))
    #expect(header.machine.progress == 0.5)
  }

  @Test("A new configuration keeps the origin of the drag")
  func configured() {
    let required = RefreshConfiguration.pull { $0.requiresDragFromEdge = true }
    let header = Self.header { $0.firing = .onRelease }
    expect(
      header.after(.touch(0), .configure(required)), [.drag(-164): "progress 2"])
  }
}

@Suite("The second stop of a pull")
struct SecondStopTests {
  /// Shows past −64, arms past −114, and further past −164.
  private static func header(_ change: (inout PullConfiguration) -> Void = { _ in }) -> Scenario {
    Scenario(
      RefreshConfiguration.pull {
        $0.secondStop = 100
        change(&$0)
      },
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  @Test("Releasing past the second stop performs its action and begins no run")
  func performed() {
    expect(
      Self.header(),
      [
        .drag(-115): "idle → pulling, progress 1.02",
        .drag(-164): "progress 2",
        .drag(-165): "pulling → pullingFurther, progress 2.02",
        .drag(-160): "pullingFurther → pulling, progress 1.92",
        .drag(-174): "pulling → pullingFurther, progress 2.2",
        .glide(-164): "pullingFurther → idle, second stop, progress 2",
        .glide(-140): "progress 1.52",
      ])
    #expect(Self.header().after(.drag(-174), .glide(-174)).machine.latestRun == .none)
  }

  @Test("A pull that passes both stops at once goes to the second, and back past both to rest")
  func passedAtOnce() {
    expect(
      Self.header(),
      [
        .drag(-174): "idle → pullingFurther, progress 2.2",
        .drag(-64): "pullingFurther → idle, progress 0",
        .drag(-174): "idle → pullingFurther, progress 2.2",
        .jump(0): "pullingFurther → idle, progress 0",
      ])
  }

  @Test("Between the stops a release refreshes")
  func betweenStops() {
    expect(
      Self.header().after(.drag(-174), .drag(-150)),
      [.glide(-150): "pulling → refreshing, will begin, open 1 holding 50 at -114, progress 1"])
  }

  @Test("An inset that changes under the finger moves between the stops")
  func contentChanged() {
    expect(
      Self.header().after(.drag(-174)),
      [
        .content(insetBefore: 84): "pullingFurther → pulling, progress 1.8",
        .content(insetBefore: 64): "pulling → pullingFurther, progress 2.2",
        .block: "pullingFurther → idle",
      ])
  }

  @Test(
    "The second stop is never nearer than the trigger, and there is none at the threshold",
    arguments: [
      (20.0, PullConfiguration.Firing.onRelease, RefreshState.pullingFurther),
      (nil, .onRelease, .pulling), (-1, .onRelease, .pulling), (.nan, .onRelease, .pulling),
      (.infinity, .onRelease, .pulling), (20, .atThreshold, .refreshing),
    ] as [(Double?, PullConfiguration.Firing, RefreshState)])
  func position(stop: Double?, firing: PullConfiguration.Firing, state: RefreshState) {
    let header = Self.header {
      $0.secondStop = stop
      $0.firing = firing
    }
    #expect(header.after(.drag(-114)).machine.state == .idle)
    #expect(header.after(.drag(-115)).machine.state == state)
    #expect(header.after(.drag(-115)).machine.secondStopProgress(header.metrics).isFinite)
  }

  @Test(
    "The progress toward the second stop is 0 at the trigger and 1 at the stop",
    arguments: [(-64.0, 0.0), (-114, 0), (-139, 0.5), (-164, 1), (-189, 1.5), (0, 0)])
  func progress(offset: Double, progress: Double) {
    let header = Self.header().after(.drag(offset))
    #expect(header.machine.secondStopProgress(header.metrics) == progress)
    let blocked = Self.header().after(.begin).machine
    #expect(blocked.secondStopProgress(header.metrics) == 0)
    let plain = Self.header { $0.secondStop = nil }.machine
    #expect(plain.secondStopProgress(header.metrics) == 0)
  }

  @Test("A second stop at the trigger is passed entirely")
  func progressAtTrigger() {
    let header = Self.header { $0.secondStop = 20 }
    #expect(header.machine.secondStopProgress(header.metrics.at(-115)) == 1)
    #expect(header.machine.secondStopProgress(header.metrics.at(-114)) == 0)
  }

  @Test("A control without a place has no progress toward the second stop")
  func noPlace() {
    let footer = RefreshMachine(
      .pull(.after) { $0.secondStop = 100 }.with { $0.shortContent = .hide })
    let short = AxisMetrics(offset: 80, contentLength: 100, viewportLength: 667)
    #expect(footer.secondStopProgress(short) == 0)
    #expect(footer.secondStopProgress(short.at(.nan)) == 0)
  }
}
