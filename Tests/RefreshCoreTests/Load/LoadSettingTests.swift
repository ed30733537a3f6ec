import RefreshCore
import Testing

@Suite("an automatic control's settings")
struct AutoSettingTests {
  private static let fires = "idle → refreshing, progress 1, run 1"

  /// 2000 points of content in 667, a footer of 44 that is known to be out of reach.
  private static func footer(
    _ trigger: AutoTrigger = AutoTrigger(extent: 44), end: AxisEnd = .after,
    contentLength: Double = 2000, short: ShortContent = .follow, whenEmpty: Bool = false
  ) -> Trace {
    var machine = AutoMachine(end: end, trigger: trigger)
    machine.settings.shortContent = short
    machine.settings.showsWhenEmpty = whenEmpty
    return Trace(
      .auto(machine),
      on: AxisMetrics(
        offset: end == .after ? 0 : 1333, contentLength: contentLength, viewportLength: 667),
      after: [.content()])
  }

  @Test(
    "complaint 28: it loads so many points, or viewports, before the end, once, and on the way down",
    arguments: [
      (AutoTrigger.Reach.points(0), 1333.0), (.points(100), 1233), (.points(-44), 1377),
      (.viewports(1), 666), (.viewports(0.5), 999.5),
    ])
  func prefetch(reach: AutoTrigger.Reach, offset: Double) {
    let footer = Self.footer(AutoTrigger(extent: 44, reach: reach))
    expect(
      footer,
      [
        .touch(): "nothing", .drag(offset - 0.5): "nothing", .drag(offset): Self.fires,
        .finish(1): "refreshing → idle, progress 0", .drag(offset + 10): "nothing",
        .drag(offset - 10): "nothing", .drag(offset + 20): "nothing",
      ])
  }

  @Test("before the content the same rules hold the other way around")
  func before() {
    expect(
      Self.footer(end: .before),
      [
        .drag(10): "nothing", .drag(-43.5): "nothing", .drag(-44): Self.fires,
        .finish(1): "refreshing → idle, progress 0", .glide(-60): "nothing",
      ])
  }

  @Test("that is not automatic starts by a tap and by begin, and by nothing else")
  func manual() {
    var trigger = AutoTrigger(extent: 44)
    trigger.isAutomatic = false
    let footer = Self.footer(trigger)
    expect(
      footer,
      [
        .touch(): "nothing", .drag(1377): "nothing", .lift(1400): "nothing",
        .glide(1377): "nothing",
        .tap: Self.fires, .finish(1): "refreshing → idle, progress 0",
        .begin: "idle → refreshing, progress 1, run 2",
      ])
    expect(
      Self.footer(trigger, contentLength: 100, short: .fill(limit: 3)), [.content(100): "nothing"])
  }

  @Test("may leave it alone when the app scrolls", arguments: [true, false])
  func programmatic(fires: Bool) {
    var trigger = AutoTrigger(extent: 44)
    trigger.firesOnProgrammaticScroll = fires
    expect(Self.footer(trigger), [.jump(1377): fires ? Self.fires : "nothing"])
    expect(Self.footer(trigger), [.glide(1377): Self.fires])
  }

  @Test(
    "complaint 29: a drag may try once more what failed, if that is wanted",
    arguments: [true, false])
  func retry(isWanted: Bool) {
    var trigger = AutoTrigger(extent: 44, firesPerDrag: nil)
    trigger.retriesFailure = isWanted
    let failed = Trace(
      Self.footer(trigger).machine, on: Self.footer().metrics,
      after: [.touch(), .drag(1377), .finish(1, .failure)])
    let again = "failed → refreshing, progress 1, run 2"
    expect(
      failed,
      [
        .drag(1378): isWanted ? again : "nothing",
        .finish(2, .failure): isWanted ? "refreshing → failed, progress 0" : "nothing",
        .drag(1379): "nothing",
        .glide(1380): "nothing",
        .jump(1300): "nothing",
        .jump(1390): "nothing",
        .touch(): "nothing",
        .drag(1391): isWanted ? "failed → refreshing, progress 1, run 3" : "nothing",
      ])
  }

  @Test("barred, it answers to nothing of the user's, and waits when the app asks")
  func barred() {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    machine.isBarred = true
    expect(
      Trace(.auto(machine), on: Self.footer().metrics, after: [.content()]),
      [
        .touch(): "nothing", .drag(1377): "nothing", .lift(): "nothing", .tap: "nothing",
        .beginOff: "idle → willRefresh", .appear: "willRefresh → refreshing, progress 1, run 1",
      ])
  }

  @Test("hidden by the app it holds nothing and starts nothing; shown again it holds itself")
  func hidden() {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    let metrics = Self.footer().metrics
    #expect(machine.handle(.contentChanged, metrics).hold == 44)
    machine.isHidden = true
    #expect(!machine.isPresent(metrics))
    #expect(machine.handle(.contentChanged, metrics).hold == 0)
    #expect(machine.handle(.scrolled(.finger), metrics.at(1400)) == .none)
    machine.isHidden = false
    #expect(machine.handle(.contentChanged, metrics.at(1400)).hold == 44)
  }

  @Test("in a scroll view that pages its end moves the content back by the inset after it")
  func paging() {
    var trace = Self.footer()
    var metrics = trace.metrics
    metrics.insetAfter = 20
    metrics.isPaging = true
    trace = Trace(trace.machine, on: metrics, after: [.content(), .begin])
    var machine = trace.machine
    let effects = machine.handle(.finished(.number(1), .success), metrics.at(1397))
    #expect(effects.words == "refreshing → idle, progress 0, offset 1333, slow, settling 1")
    #expect(effects.closed == nil)
    #expect(machine.handle(.settled(.number(1)), metrics).closed == .number(1))
  }

  @Test(
    "but not out of the content: nothing would bring it back in",
    arguments: [
      (-14.5, 640.0, 20.0, -34.5), (-60, 640, 20, nil), (-14.5, 100, 20, nil),
      (1300, 2000, -44, nil), (1300, 2000, -60, nil),
    ])
  func pagingBounds(offset: Double, content: Double, insetAfter: Double, wanted: Double?) {
    let metrics = AxisMetrics(
      offset: offset, contentLength: content, viewportLength: 667, insetBefore: 34.5,
      insetAfter: insetAfter, isPaging: true)
    var machine = Trace(Self.footer().machine, on: metrics, after: [.content(), .begin]).machine
    let effects = machine.handle(.finished(.number(1), .success), metrics)
    #expect(effects.offset == wanted)
  }

  @Test("before the content it moves the other way, and short content fires at the end of a drag")
  func otherWay() {
    let start = Self.footer(end: .before)
    var metrics = start.metrics.at(-44)
    metrics.isPaging = true
    var machine = Trace(start.machine, on: metrics, after: [.begin]).machine
    let effects = machine.handle(.finished(.number(1), .success), metrics)
    #expect(effects.offset == 0)

    let short = Trace(
      Self.footer(end: .before).machine,
      on: AxisMetrics(offset: 0, contentLength: 100, viewportLength: 667), after: [.content()])
    expect(short, [.touch(0): "nothing", .drag(-20): "nothing", .lift(-20): Self.fires])
    expect(short, [.touch(0): "nothing", .drag(30): "nothing", .lift(30): "nothing"])
  }

  @Test("a new length is taken up in a short motion, so that the end of the content does not jump")
  func resized() {
    expect(Self.footer(), [.resize(60): "hold 60, fast", .resize(60): "nothing"])
  }
}

@Suite("an automatic control and short content")
struct ShortContentTests {
  private static func footer(
    _ short: ShortContent, contentLength: Double, whenEmpty: Bool = false
  ) -> Trace {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    machine.settings.shortContent = short
    machine.settings.showsWhenEmpty = whenEmpty
    return Trace(
      .auto(machine),
      on: AxisMetrics(
        offset: -64, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
        insetAfter: 49))
  }

  @Test(
    "complaint 14: it hides, is pinned to the end of the screen, or follows the content",
    arguments: [
      (ShortContent.hide, 100.0, 100.0, false), (.hide, 554, 554, false), (.hide, 555, 555, true),
      (.pin, 100, 510, true), (.pin, 530, 530, true), (.follow, 100, 100, true),
      (.fill(limit: 3), 100, 100, true), (.follow, 0, 0, false), (.pin, 0, 510, false),
    ])
  func place(short: ShortContent, content: Double, position: Double, isPresent: Bool) {
    var trace = Self.footer(short, contentLength: content)
    trace.play(.content())
    #expect(trace.machine.position(trace.metrics) == position)
    #expect(trace.machine.isPresent(trace.metrics) == isPresent)
    #expect(trace.machine.held == (isPresent ? 44 : 0))
    trace.play(.touch())
    trace.play(.drag(-30))
    #expect((trace.effects(of: .lift()).action != nil) == (isPresent && content < 603))
  }

  @Test("complaint 16, MJRefresh defect 11: below an empty list it shows only where that is wanted")
  func empty() {
    var trace = Self.footer(.follow, contentLength: 0, whenEmpty: true)
    trace.play(.content())
    #expect(trace.machine.isPresent(trace.metrics))
    #expect(trace.machine.held == 44)
    trace.play(.touch())
    #expect(trace.effects(of: .lift(-64)).action != nil)
  }

  @Test("complaint 15: it loads on until the screen is full")
  func fill() {
    let look = "wait 0 for"
    expect(
      Self.footer(.fill(limit: 5), contentLength: 0),
      [
        .content(): "nothing",
        .content(300): "hold 44, \(look) 0",
        .content(310): "\(look) 0",
        .elapse0: "idle → refreshing, progress 1, run 1",
        .content(500): "nothing",
        .finish(1): "refreshing → idle, progress 0, \(look) 1",
        .elapse(1): "idle → refreshing, progress 1, run 2",
        .content(900): "nothing",
        .finish(2): "refreshing → idle, progress 0",
      ])
  }

  @Test(
    "rows that come after the end are waited for: nothing is loaded twice below the same content")
  func lateRows() {
    let start = Trace(
      Self.footer(.fill(limit: 5), contentLength: 100).machine,
      on: Self.footer(.follow, contentLength: 100).metrics, after: [.content(), .elapse0])
    expect(
      start,
      [
        .finish(1): "refreshing → idle, progress 0",
        .content(100): "nothing",
        .elapse(1): "nothing",
        .content(300): "wait 0 for 1",
        .elapse(1): "idle → refreshing, progress 1, run 2",
      ])
    expect(
      start,
      [.finish(1): "refreshing → idle, progress 0", .reset: "wait 0 for 1"])
    expect(
      start,
      [.finish(1, .cancelled): "refreshing → idle, progress 0, wait 0 for 1"])
  }

  @Test("what kept it from filling over, it looks again")
  func looksAgain() {
    expect(
      Self.footer(.fill(limit: 5), contentLength: 100),
      [.appear: "wait 0 for 0", .elapse0: "idle → refreshing, progress 1, hold 44, run 1"])
  }

  @Test("a screen that was full, and a reset, give it all its loads again")
  func counted() {
    let start = Trace(
      Self.footer(.fill(limit: 1), contentLength: 100).machine,
      on: Self.footer(.follow, contentLength: 100).metrics,
      after: [.content(), .elapse0, .finish(1)])
    expect(start, [.content(90): "nothing"])
    expect(
      start,
      [
        .content(900): "nothing", .content(80): "wait 0 for 1",
        .elapse(1): "idle → refreshing, progress 1, run 2",
      ])
    expect(start, [.reset: "wait 0 for 1", .content(90): "wait 0 for 1"])
  }

  @Test("and not more often than its bound, until a drag or a reset")
  func bound() {
    let look = "wait 0 for"
    expect(
      Self.footer(.fill(limit: 2), contentLength: 100),
      [
        .content(): "hold 44, \(look) 0",
        .elapse0: "idle → refreshing, progress 1, run 1",
        .content(105): "nothing",
        .finish(1): "refreshing → idle, progress 0, \(look) 1",
        .elapse(1): "idle → refreshing, progress 1, run 2",
        .finish(2): "refreshing → idle, progress 0",
        .content(110): "nothing",
        .elapse(2): "nothing",
        .touch(): "nothing",
        .content(120): "\(look) 2",
        .elapse(2): "idle → refreshing, progress 1, run 3",
        .finish(3, .noMoreData): "refreshing → noMoreData, progress 0",
        .content(130): "nothing",
        .reset: "noMoreData → idle, \(look) 3",
        .content(140): "\(look) 3",
        .elapse(3): "idle → refreshing, progress 1, run 4",
        .finish(4, .failure): "refreshing → failed, progress 0",
        .content(150): "nothing",
      ])
  }
}

extension Step {
  /// Before any run a look has the number of none.
  fileprivate static let elapse0: Step = {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    machine.settings.shortContent = .fill(limit: 1)
    let metrics = AxisMetrics(offset: 0, contentLength: 1, viewportLength: 667)
    guard let wait = machine.handle(.contentChanged, metrics).wait else {
      preconditionFailure("short content is to be filled")
    }
    return Step(name: "elapse 0", fact: .elapsed(wait.run))
  }()
}
