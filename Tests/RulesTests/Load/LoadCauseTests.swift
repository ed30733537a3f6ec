import Testing

@testable import Tug

@Suite("The causes of a loading control")
struct LoadCauseTests {
  private static let begins = "idle → refreshing, will begin, start 1, progress 1"

  private static func footer(_ causes: ScrollCauses) -> Scenario {
    Scenario(
      RefreshConfiguration.load { $0.causes = causes },
      on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667), after: [.content()])
  }

  @Test(
    "Only scrolling for one of the causes triggers the control",
    arguments: [
      (ScrollCauses.all, [ScrollCause.finger, .momentum, .program]),
      ([.finger, .program], [.finger, .program]), (.finger, [.finger]),
      (.momentum, [.momentum]), (.program, [.program]), ([], []),
    ] as [(ScrollCauses, [ScrollCause])])
  func causes(causes: ScrollCauses, triggers: [ScrollCause]) {
    for cause in [ScrollCause.finger, .momentum, .program] {
      let footer = Self.footer(causes)
      var machine = footer.machine
      _ = machine.handle(.dragBegan, footer.metrics)
      _ = machine.handle(.scrolled(cause), footer.metrics.at(1000))
      _ = machine.handle(.scrolled(cause), footer.metrics.at(1377))
      #expect(machine.isRunning == triggers.contains(cause), "\(cause)")
      #expect(causes.contains(cause) == triggers.contains(cause))
    }
  }

  @Test("A footer that ignores momentum loads when a finger moves on, or when a drag ends there")
  func withoutMomentum() {
    let footer = Self.footer([.finger, .program])
    expect(
      footer,
      [
        .touch(): "nothing", .drag(1300): "nothing", .lift(): "nothing", .glide(1400): "nothing",
        .touch(): "nothing", .drag(1401): Self.begins,
      ])
    expect(footer, [.touch(1376): "nothing", .lift(1377): Self.begins])
  }

  @Test("A footer that ignores the finger ignores the end of a drag")
  func withoutFinger() {
    expect(
      Self.footer([.momentum]),
      [.touch(1300): "nothing", .drag(1390): "nothing", .lift(1400): "nothing"])
  }

  @Test(
    "Without causes a control neither fills nor checks, but still starts on a tap"
  )
  func noCauses() {
    let short = Scenario(
      RefreshConfiguration.load { $0.causes = [] }.with { $0.shortContent = .fill(limit: 3) },
      on: AxisMetrics(offset: 0, contentLength: 100, viewportLength: 667))
    expect(short, [.content(): "hold 44", .elapse(0): "nothing", .tap: Self.begins])
    expect(
      Self.footer([]).after(.end(.noMoreData), .jump(1400)),
      [.reset: "noMoreData → idle", .elapse(0): "nothing", .begin: Self.begins])
  }
}

@Suite("The distance of a loading control when a drag ends")
struct LoadDistanceTests {
  private static func control(
    _ distance: LoadConfiguration.Distance, _ end: AxisEnd = .after, extent: Double = 60,
    contentLength: Double = 2000
  ) -> Scenario {
    Scenario(
      RefreshConfiguration.load(end, extent: extent, distance: distance),
      on: AxisMetrics(
        offset: end == .after ? 0 : 1333, contentLength: contentLength, viewportLength: 667),
      after: [.content(), .touch()])
  }

  @Test(
    "A distance past the end of long content counts when a drag ends",
    arguments: [
      // The footer of 60 is fully shown at 1393.
      (LoadConfiguration.Distance.percent(1.5), 1393.0 + 29, false),
      (.percent(1.5), 1393 + 30, true),
      (.percent(1), 1392.5, false), (.percent(1), 1393, true), (.percent(0.5), 1392.5, false),
      (.percent(0.5), 1393, true), (.points(-80), 1412.5, false), (.points(-80), 1413, true),
      (.points(500), 1392.5, false), (.points(500), 1393, true), (.viewports(1), 1393, true),
    ])
  func long(distance: LoadConfiguration.Distance, offset: Double, loads: Bool) {
    // Past the threshold of a near distance, only the end of a drag can trigger.
    var footer = Self.control(distance)
    footer.play(.reposition(offset))
    #expect(!footer.machine.isRunning)
    footer.play(.lift())
    #expect(footer.machine.isRunning == loads)
  }

  @Test(
    "A distance past the end of short content counts when a drag ends",
    arguments: [
      (LoadConfiguration.Distance.percent(1.5), 29.0, false), (.percent(1.5), 30, true),
      (.percent(1), 0, true), (.percent(1), -0.5, false),
    ])
  func short(distance: LoadConfiguration.Distance, offset: Double, loads: Bool) {
    let footer = Self.control(distance, contentLength: 100).after(.lift(offset))
    #expect(footer.machine.isRunning == loads)
  }

  @Test("Before the content the distance applies the other way around")
  func before() {
    #expect(
      !Self.control(.percent(1.5), .before).after(.reposition(-89), .lift()).machine.isRunning)
    #expect(Self.control(.percent(1.5), .before).after(.reposition(-90), .lift()).machine.isRunning)
  }
}
