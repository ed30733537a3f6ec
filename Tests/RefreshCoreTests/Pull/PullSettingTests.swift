import RefreshCore
import Testing

@Suite("a pull control's settings")
struct PullSettingTests {
  /// Shows beyond −64, arms beyond −114, rests at −114.
  private static func header(_ set: (inout PullMachine) -> Void = { _ in }) -> Trace {
    var machine = PullMachine(end: .before, distances: PullDistances(visibleExtent: 50))
    set(&machine)
    return Trace(
      .pull(machine),
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static func footer(
    _ short: ShortContent, contentLength: Double, whenEmpty: Bool = false
  ) -> Trace {
    var machine = PullMachine(end: .after, distances: PullDistances(visibleExtent: 44))
    machine.settings.shortContent = short
    machine.settings.showsWhenEmpty = whenEmpty
    return Trace(
      .pull(machine),
      on: AxisMetrics(
        offset: -64, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
        insetAfter: 49))
  }

  @Test(
    "a pull whose refresh ends under the finger arms again after a new drag, or below the trigger")
  func spent() {
    let ended = Trace(
      Self.header().machine, on: Self.header().metrics,
      after: [.begin, .settle(1), .drag(-164), .finish(1), .settle(1)])
    expect(
      ended,
      [
        .drag(-165): "progress 2.02", .drag(-170): "progress 2.12", .drag(-114): "progress 1",
        .drag(-115): "idle → pulling, progress 1.02",
      ])
    expect(
      ended, [.drag(-165): "progress 2.02", .touch(): "nothing", .drag(-165): "idle → pulling"])
    expect(ended, [.glide(-165): "progress 2.02", .drag(-165): "idle → pulling"])
    expect(
      ended,
      [
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 2",
        .end(.failure): "refreshing → failed, progress 0, hold 0, slow, settling 2",
        .tap: "failed → refreshing, progress 1, hold 50, offset -114, fast, settling 3",
      ])
  }

  @Test("neither does one that ends while it waits for its window")
  func spentWaiting() {
    expect(
      Self.header(),
      [
        .touch(): "nothing", .drag(-120): "idle → pulling, progress 1.12",
        .beginOff: "pulling → willRefresh", .end(): "willRefresh → idle",
        .drag(-121): "progress 1.14", .drag(-64): "progress 0",
        .drag(-120): "idle → pulling, progress 1.12",
      ])
  }

  @Test("or at once, where that is wanted")
  func rearms() {
    let ended = Trace(
      Self.header { $0.settings.rearmsInDrag = true }.machine, on: Self.header().metrics,
      after: [.begin, .settle(1), .drag(-164), .finish(1), .settle(1)])
    expect(ended, [.drag(-165): "idle → pulling, progress 2.02"])
  }

  @Test("barred, it shows and never arms; disarmed, a pull is over")
  func barred() {
    expect(
      Self.header { $0.isBarred = true },
      [.drag(-164): "progress 2", .glide(-160): "progress 1.92", .glide(-64): "progress 0"])
    expect(
      Trace(
        Self.header { $0.isBarred = true }.machine, on: Self.header().metrics,
        after: [.beginOff, .end(.failure)]), [.tap: "nothing"])
    expect(
      Self.header(),
      [
        .drag(-164): "idle → pulling, progress 2", .disarm: "pulling → idle",
        .disarm: "nothing",
      ])
  }

  @Test("an ignored inset moves the control further out, and nothing else")
  func ignoredInset() {
    let header = Self.header { $0.settings.ignoredInset = 20 }
    #expect(header.machine.position(header.metrics) == -70)
    expect(header, [.drag(-114.5): "idle → pulling, progress 1.01"])
    var footer = AutoMachine(trigger: AutoTrigger(extent: 44))
    footer.settings.ignoredInset = 20
    #expect(footer.position(header.metrics) == 2020)
  }

  @Test(
    "a footer below short content hides, follows, or is pinned to the end of the screen",
    arguments: [
      (ShortContent.pin, 100.0, 554.0, true, 498.0, -20.0), (.follow, 100, 100, true, 44, -64),
      (.fill(limit: 3), 100, 100, true, 44, -64), (.follow, 530, 530, true, 44, -44),
      (.hide, 100, 100, false, 44, -64), (.pin, 0, 554, false, 598, -20),
      (.pin, 2000, 2000, true, 44, 1426), (.follow, 2000, 2000, true, 44, 1426),
    ])
  func shortContent(
    short: ShortContent, content: Double, position: Double, isPresent: Bool, hold: Double,
    offset: Double
  ) {
    var trace = Self.footer(short, contentLength: content)
    #expect(trace.machine.position(trace.metrics) == position)
    #expect(trace.machine.isPresent(trace.metrics) == isPresent)
    let out = trace.metrics.showOffset(at: .after) + 60
    #expect((trace.effects(of: .drag(out)).transition != nil) == isPresent)
    #expect((trace.machine.progress > 0) == isPresent)
    let effects = trace.effects(of: .begin)
    #expect(effects.hold == hold && effects.offset == offset)
    #expect(trace.machine.isPresent(trace.metrics), "whoever asks for it sees it")
  }

  @Test(
    "a length that changes: at rest it just does, open it opens on, scrolled away nothing moves")
  func resized() {
    expect(Self.header(), [.drag(-104): "progress 0.8", .resize(80): "progress 0.5"])
    expect(
      Self.header(),
      [
        .drag(-124): "idle → pulling, progress 1.2", .resize(80): "pulling → idle, progress 0.75",
        .resize(50): "progress 1.2",
      ])
    expect(
      Self.header(),
      [
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 1",
        .glide(-114): "nothing",
        .resize(80): "hold 80, offset -144, fast",
        .glide(-143.75): "hold 79.75",  // the offset is rounded to the pixel
        .settle(1): "run 1",
        .resize(30): "hold 30, offset -94, fast",
        .drag(500): "hold 0",
        .resize(90): "nothing",
        .drag(-100): "hold 36",
      ])
    expect(
      Self.footer(.pin, contentLength: 2000),
      [
        .begin: "idle → refreshing, progress 1, hold 44, offset 1426, fast, settling 1",
        .glide(1426): "nothing",
        .resize(60): "hold 60, offset 1442, fast",
        .glide(100): "nothing",
        .resize(44): "hold 44",
      ])
  }
}
