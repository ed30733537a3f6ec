// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Testing

@testable import Tug

@Suite("The options of a loading control")
struct LoadSettingTests {
  private static let begins = "idle → refreshing, will begin, start 1, progress 1"

  /// 2000 points of content in 667, a footer of 44 that is initially out of reach.
  private static func footer(
    _ configuration: RefreshConfiguration = .load(), contentLength: Double = 2000
  ) -> Scenario {
    Scenario(
      configuration,
      on: AxisMetrics(
        offset: configuration.end == .after ? 0 : 1333, contentLength: contentLength,
        viewportLength: 667),
      after: [.content()])
  }

  @Test(
    "Complaint 28: A control loads points or viewports ahead of the end, and only once",
    arguments: [
      (LoadConfiguration.Distance.points(0), 1333.0), (.points(100), 1233), (.points(-44), 1377),
      (.viewports(1), 666), (.viewports(0.5), 999.5),
    ])
  func prefetch(reach: LoadConfiguration.Distance, offset: Double) {
    let footer = Self.footer(.load(distance: reach))
    expect(
      footer,
      [
        .touch(): "nothing", .drag(offset - 0.5): "nothing", .drag(offset): Self.begins,
        .finish(1): ends(1), .drag(offset + 10): "nothing",
        .drag(offset - 10): "nothing", .drag(offset + 20): "nothing",
      ])
  }

  @Test("Before the content the same rules apply the other way around")
  func before() {
    expect(
      Self.footer(.load(.before)),
      [
        .drag(10): "nothing", .drag(-43.5): "nothing", .drag(-44): Self.begins,
        .finish(1): ends(1), .glide(-60): "nothing",
      ])
  }

  @Test("Without causes a control starts only on a tap or a request")
  func manual() {
    let manual = RefreshConfiguration.load { $0.causes = [] }
    let footer = Self.footer(manual)
    expect(
      footer,
      [
        .touch(): "nothing", .drag(1377): "nothing", .lift(1400): "nothing",
        .glide(1377): "nothing",
        .tap: Self.begins, .finish(1): ends(1),
        .begin: "idle → refreshing, will begin, start 2, progress 1",
      ])
    expect(
      Self.footer(manual.with { $0.shortContent = .fill(limit: 3) }, contentLength: 100),
      [.content(100): "nothing"])
  }

  @Test("A control can ignore the app's own scrolling", arguments: [true, false])
  func programmatic(triggers: Bool) {
    let configuration = RefreshConfiguration.load {
      $0.causes = triggers ? .all : [.finger, .momentum]
    }
    expect(Self.footer(configuration), [.jump(1377): triggers ? Self.begins : "nothing"])
    expect(Self.footer(configuration), [.glide(1377): Self.begins])
  }

  @Test(
    "Complaint 29: Each drag can retry a failed run once, if enabled",
    arguments: [true, false])
  func retry(isWanted: Bool) {
    let configuration = RefreshConfiguration.load(triggersPerDrag: nil) {
      $0.retriesFailure = isWanted
    }
    let failed = Self.footer(configuration).after(.touch(), .drag(1377), .finish(1, .failure))
    let again = "failed → refreshing, will begin, start 2, progress 1"
    expect(
      failed,
      [
        .drag(1378): isWanted ? again : "nothing",
        .finish(2, .failure): isWanted ? ends(2, .failure) : "nothing",
        .drag(1379): "nothing",
        .glide(1380): "nothing",
        .jump(1300): "nothing",
        .jump(1390): "nothing",
        .touch(): "nothing",
        .drag(1391): isWanted ? "failed → refreshing, will begin, start 3, progress 1" : "nothing",
      ])
  }

  @Test("A blocked control ignores the user, and a request waits")
  func blocked() {
    expect(
      Self.footer().after(.block),
      [
        .touch(): "nothing", .drag(1377): "nothing", .lift(): "nothing", .tap: "nothing",
        .beginOutsideWindow: "idle → willRefresh",
        .appear: "willRefresh → refreshing, will begin, start 1, progress 1",
      ])
  }

  @Test("A hidden control holds no inset and starts nothing until it is visible again")
  func hidden() {
    var footer = Self.footer()
    #expect(footer.machine.held == 44)
    expect(footer, [.hide: "hold 0", .drag(1400): "nothing", .appear: "hold 44"])
    footer.play(.hide)
    #expect(!footer.machine.isPresent(footer.metrics))
    #expect(footer.machine.held == 0)
  }

  @Test(
    "With paging, the end of a run moves the content back by the inset after it")
  func paging() {
    var scenario = Self.footer()
    var metrics = scenario.metrics
    metrics.insetAfter = 20
    metrics.isPaging = true
    scenario = Scenario(scenario.machine, on: metrics, after: [.content(), .begin])
    expect(
      scenario,
      [
        .jump(1397): "nothing",
        .finish(1):
          """
        accept 1 success, refreshing → idle, close 1 at 1333, will end closing, \
        complete 1 success, announce success, progress 0
        """,
        .settle(1): "did end 1",
      ])
  }

  @Test(
    "With paging, the end of a run never moves past the content",
    arguments: [
      (-60.0, 640.0, 20.0), (-14.5, 100, 20), (1300, 2000, -44), (1300, 2000, -60),
    ])
  func pagingBounds(offset: Double, content: Double, insetAfter: Double) {
    let metrics = AxisMetrics(
      offset: offset, contentLength: content, viewportLength: 667, insetBefore: 34.5,
      insetAfter: insetAfter, isPaging: true)
    var machine = Scenario(Self.footer().machine, on: metrics, after: [.content(), .begin]).machine
    let effects = machine.handle(.finished(RefreshRun(number: 1), .success), metrics)
    #expect(effects.movement == nil)
  }

  @Test(
    "Before the content paging moves the other way, and short content triggers at the end of a drag"
  )
  func otherWay() {
    let start = Self.footer(.load(.before))
    var metrics = start.metrics.at(-44)
    metrics.isPaging = true
    var machine = Scenario(start.machine, on: metrics, after: [.begin]).machine
    let effects = machine.handle(.finished(RefreshRun(number: 1), .success), metrics)
    #expect(effects.movement?.offset == 0)

    let short = Scenario(
      Self.footer(.load(.before)).machine,
      on: AxisMetrics(offset: 0, contentLength: 100, viewportLength: 667), after: [.content()])
    expect(short, [.touch(0): "nothing", .drag(-20): "nothing", .lift(-20): Self.begins])
    expect(short, [.touch(0): "nothing", .drag(30): "nothing", .lift(30): "nothing"])
  }

  @Test("A new length is applied in an animation, so that the end of the content doesn't jump")
  func resized() {
    let longer = Step.configure(.load(extent: 60))
    expect(Self.footer(), [longer: "open holding 60", longer: "nothing"])
  }
}

@Suite("A loading control and short content")
struct ShortContentTests {
  private static func footer(
    _ short: ShortContent, contentLength: Double, whenEmpty: Bool = false
  ) -> Scenario {
    let configuration = RefreshConfiguration.load().with {
      $0.shortContent = short
      $0.showsWhenEmpty = whenEmpty
    }
    return Scenario(
      configuration,
      on: AxisMetrics(
        offset: -64, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
        insetAfter: 49))
  }

  @Test(
    "Complaint 14: A control hides, is pinned to the end of the viewport, or follows the content",
    arguments: [
      (ShortContent.hide, 100.0, 100.0, false), (.hide, 554, 554, false), (.hide, 555, 555, true),
      (.pin, 100, 510, true), (.pin, 530, 530, true), (.follow, 100, 100, true),
      (.fill(limit: 3), 100, 100, true), (.follow, 0, 0, false), (.pin, 0, 510, false),
    ])
  func place(short: ShortContent, content: Double, position: Double, isPresent: Bool) {
    var scenario = Self.footer(short, contentLength: content)
    scenario.play(.content())
    #expect(scenario.machine.position(scenario.metrics) == position)
    #expect(scenario.machine.isPresent(scenario.metrics) == isPresent)
    #expect(scenario.machine.held == (isPresent ? 44 : 0))
    scenario.play(.touch())
    scenario.play(.drag(-30))
    scenario.play(.lift())
    #expect(scenario.machine.isRunning == (isPresent && content < 603))
  }

  @Test(
    "Complaint 16, MJRefresh defect 11: A control shows below an empty list only on request"
  )
  func empty() {
    var scenario = Self.footer(.follow, contentLength: 0, whenEmpty: true)
    scenario.play(.content())
    #expect(scenario.machine.isPresent(scenario.metrics))
    #expect(scenario.machine.held == 44)
    scenario.play(.touch())
    scenario.play(.lift(-64))
    #expect(scenario.machine.isRunning)
  }

  @Test("Complaint 15: A control loads until the viewport is full")
  func fill() {
    let check = "wait 0 for"
    expect(
      Self.footer(.fill(limit: 5), contentLength: 0),
      [
        .content(): "nothing",
        .content(300): "hold 44, \(check) 0",
        .content(310): "\(check) 0",
        .elapse(0): "idle → refreshing, will begin, start 1, progress 1",
        .content(500): "nothing",
        .finish(1): ends(1, then: "wait 0 for 1"),
        .elapse(1): "idle → refreshing, will begin, start 2, progress 1",
        .content(900): "nothing",
        .finish(2): ends(2),
      ])
  }

  @Test(
    "Nothing is loaded twice below the same content, because rows may arrive after the run")
  func lateRows() {
    let start = Scenario(
      Self.footer(.fill(limit: 5), contentLength: 100).machine,
      on: Self.footer(.follow, contentLength: 100).metrics, after: [.content(), .elapse(0)])
    expect(
      start,
      [
        .finish(1): ends(1),
        .content(100): "nothing",
        .elapse(1): "nothing",
        .content(300): "wait 0 for 1",
        .elapse(1): "idle → refreshing, will begin, start 2, progress 1",
      ])
    expect(
      start,
      [.finish(1): ends(1), .reset: "wait 0 for 1"])
    expect(
      start,
      [
        .finish(1, .cancelled):
          """
        accept 1 cancelled, refreshing → idle, will end, complete 1 cancelled, did end 1, \
        wait 0 for 1, progress 0
        """
      ])
  }

  @Test("A control checks the content when it enters a window")
  func checksAgain() {
    expect(
      Self.footer(.fill(limit: 5), contentLength: 100),
      [
        .appear: "hold 44, wait 0 for 0",
        .elapse(0): "idle → refreshing, will begin, start 1, progress 1",
      ])
  }

  @Test("A full viewport or a reset restores the number of loads")
  func counted() {
    let start = Scenario(
      Self.footer(.fill(limit: 1), contentLength: 100).machine,
      on: Self.footer(.follow, contentLength: 100).metrics,
      after: [.content(), .elapse(0), .finish(1)])
    expect(start, [.content(90): "nothing"])
    expect(
      start,
      [
        .content(900): "nothing", .content(80): "wait 0 for 1",
        .elapse(1): "idle → refreshing, will begin, start 2, progress 1",
      ])
    expect(start, [.reset: "wait 0 for 1", .content(90): "wait 0 for 1"])
  }

  @Test("A control fills no more often than its limit until a drag or a reset")
  func bound() {
    let check = "wait 0 for"
    expect(
      Self.footer(.fill(limit: 2), contentLength: 100),
      [
        .content(): "hold 44, \(check) 0",
        .elapse(0): "idle → refreshing, will begin, start 1, progress 1",
        .content(105): "nothing",
        .finish(1): ends(1, then: "wait 0 for 1"),
        .elapse(1): "idle → refreshing, will begin, start 2, progress 1",
        .finish(2): ends(2),
        .content(110): "nothing",
        .elapse(2): "nothing",
        .touch(): "nothing",
        .content(120): "\(check) 2",
        .elapse(2): "idle → refreshing, will begin, start 3, progress 1",
        .finish(3, .noMoreData): ends(3, .noMoreData),
        .content(130): "nothing",
        .reset: "noMoreData → idle, \(check) 3",
        .content(140): "\(check) 3",
        .elapse(3): "idle → refreshing, will begin, start 4, progress 1",
        .finish(4, .failure): ends(4, .failure),
        .content(150): "nothing",
      ])
  }
}
