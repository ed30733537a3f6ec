import Testing

@testable import Tug

@Suite("The options of a pulled control")
struct PullSettingTests {
  /// Shows beyond −64, arms beyond −114, rests at −114.
  private static func header(_ configuration: RefreshConfiguration = .pull()) -> Scenario {
    Scenario(
      configuration,
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static func footer(
    _ short: ShortContent, contentLength: Double, whenEmpty: Bool = false
  ) -> Scenario {
    let configuration = RefreshConfiguration.pull(.after, extent: 44).with {
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
    "A pull whose run ends under the finger arms again after a new drag, or below the trigger")
  func spent() {
    let ended = Self.header()
      .after(.begin, .settle(1), .drag(-164), .finish(1), .settle(1))
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
        .begin: "idle → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .end(.failure): closes(2, .failure),
        .tap: "did end 2, failed → refreshing, will begin, open 3 holding 50 at -114, progress 1",
      ])
  }

  @Test("The same holds for a run that ends while it waits for its window")
  func spentWaiting() {
    expect(
      Self.header(),
      [
        .touch(): "nothing", .drag(-120): "idle → pulling, progress 1.12",
        .beginOutsideWindow: "pulling → idle, idle → willRefresh",
        .end(): "willRefresh → idle, complete 1 success",
        .drag(-121): "progress 1.14", .drag(-64): "progress 0",
        .drag(-120): "idle → pulling, progress 1.12",
      ])
  }

  @Test("With rearmsInDrag the control arms again at once")
  func rearms() {
    let ended = Self.header(.pull { $0.rearmsInDrag = true })
      .after(.begin, .settle(1), .drag(-164), .finish(1), .settle(1))
    expect(ended, [.drag(-165): "idle → pulling, progress 2.02"])
  }

  @Test("A blocked control is visible but never arms, and a pull ends when the control is blocked")
  func blocked() {
    expect(
      Self.header().after(.block),
      [.drag(-164): "progress 2", .glide(-160): "progress 1.92", .glide(-64): "progress 0"])
    expect(
      Self.header().after(.beginOutsideWindow, .end(.failure), .block), [.tap: "nothing"])
    expect(
      Self.header(),
      [
        .drag(-164): "idle → pulling, progress 2", .block: "pulling → idle",
        .block: "nothing",
      ])
  }

  @Test("An ignored inset moves only the position of the control")
  func ignoredInset() {
    let header = Self.header(.pull().with { $0.ignoredInset = 20 })
    #expect(header.machine.position(header.metrics) == -70)
    expect(header, [.drag(-114.5): "idle → pulling, progress 1.01"])
    let footer = RefreshMachine(.load().with { $0.ignoredInset = 20 })
    #expect(footer.position(header.metrics) == 2020)
  }

  @Test(
    "A footer below short content hides, follows, or is pinned to the end of the viewport",
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
    var scenario = Self.footer(short, contentLength: content)
    #expect(scenario.machine.position(scenario.metrics) == position)
    #expect(scenario.machine.isPresent(scenario.metrics) == isPresent)
    let out = scenario.metrics.showOffset(at: .after) + 60
    scenario.play(.drag(out))
    #expect((scenario.machine.state == .pulling) == isPresent)
    #expect((scenario.machine.progress > 0) == isPresent)
    let effects = scenario.effects(of: .begin)
    #expect(
      effects.contains(
        .move(
          RefreshMovement(
            hold: hold, offset: offset, motion: .opening, settling: RefreshRun(number: 1)))))
    #expect(scenario.machine.isPresent(scenario.metrics), "a request shows it")
  }

  @Test(
    "A new length moves the content only while the open control is visible")
  func resized() {
    expect(
      Self.header(), [.drag(-104): "progress 0.8", .configure(.pull(extent: 80)): "progress 0.5"])
    expect(
      Self.header(),
      [
        .drag(-124): "idle → pulling, progress 1.2",
        .configure(.pull(extent: 80)): "pulling → idle, progress 0.75",
        .configure(.pull(extent: 50)): "progress 1.2",
      ])
    expect(
      Self.header(),
      [
        .begin: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .glide(-114): "nothing",
        .configure(.pull(extent: 80)): "open holding 80 at -144",
        .glide(-143.75): "hold 79.75",  // the offset is rounded to the pixel
        .settle(1): "start 1",
        .configure(.pull(extent: 30)): "open holding 30 at -94",
        .drag(500): "hold 0",
        .configure(.pull(extent: 90)): "nothing",
        .drag(-100): "hold 36",
      ])
    expect(
      Self.footer(.pin, contentLength: 2000),
      [
        .begin: "idle → refreshing, will begin, open 1 holding 44 at 1426, progress 1",
        .glide(1426): "nothing",
        .configure(.pull(.after, extent: 60)): "open holding 60 at 1442",
        .glide(100): "nothing",
        .configure(.pull(.after, extent: 44)): "hold 44",
      ])
  }

  @Test("A new resting extent is applied while the control is open")
  func restingExtent() {
    func resting(_ extent: Double) -> Step {
      .configure(
        .pull {
          $0.distances = PullDistances(visibleExtent: 50, restingExtent: extent)
        })
    }
    let open = Self.header().after(.begin, .glide(-114), .settle(1))
    expect(
      open,
      [
        resting(30): "open holding 30 at -94", resting(30): "nothing",
        .glide(-94): "nothing", resting(70): "open holding 70 at -134",
        .drag(500): "hold 0", resting(40): "nothing", .drag(-200): "hold 40",
      ])
    expect(
      Self.header(.pull { $0.room = .overlay }).after(.begin),
      [
        .configure(
          .pull {
            $0.room = .overlay
            $0.distances = PullDistances(visibleExtent: 50, restingExtent: 30)
          }): "nothing"
      ])
  }

  @Test("A control moved to the other end keeps its inset there")
  func otherEnd() {
    let open = Self.header().after(.begin, .glide(-114), .settle(1))
    #expect(open.machine.held == 50)
    var moved = open
    #expect(moved.effects(of: .configure(.pull(.after))).first == .updateHold)
    #expect(moved.machine.held == 50)
    expect(Self.header(), [.configure(.pull(.after)): "nothing"])
  }

  @Test("Another kind of trigger ends the former trigger's display and inset")
  func otherTrigger() {
    expect(
      Self.header().after(.drag(-164)),
      [
        .configure(.load()): "pulling → idle, open holding 44, progress 0",
        .configure(.pull()): "hold 0, progress 2",
      ])
    let open = Self.header().after(.begin, .settle(1))
    #expect(open.after(.configure(.load(.before))).machine.progress == 1)
    #expect(open.after(.configure(.load(.before)), .finish(1)).machine.progress == 0)
    let held = Self.header(.pull { $0.firing = .atThreshold }).after(.drag(-164))
    #expect(held.machine.held == 0)
    #expect(held.after(.configure(.load())).machine.held == 44)
  }

  @Test("A restored inset brings the content back below the open control")
  func insetRestored() {
    let restored = Step(name: "inset restored", event: .insetRestored)
    let open = Self.header().after(.begin, .glide(-114), .settle(1))
    expect(
      open.after(.reposition(-64)),
      [restored: "move at -114"])
    expect(open.after(.reposition(-84)), [restored: "move at -114"])
    expect(open.after(.reposition(-63.5)), [restored: "nothing"])
    expect(open.after(.reposition(-114)), [restored: "nothing"])
    expect(open.after(.reposition(100)), [restored: "nothing"])
    expect(Self.header(), [restored: "nothing"])
  }

  @Test("A disabled or hidden control does not follow the content")
  func ignoresInput() {
    for conditions in [Step.disable, .hide] {
      expect(
        Self.header().after(conditions),
        [.drag(-164): "nothing", .glide(-100): "nothing", .touch(): "nothing"])
      // A pull that no longer counts still ends at progress 0.
      expect(
        Self.header().after(.drag(-89), conditions),
        [.drag(-79): "progress 0.3", .drag(-60): "progress 0", .drag(-164): "nothing"])
      var caughtUp = Self.header().after(conditions).machine
      caughtUp.catchUp(Self.header().metrics.at(-164))
      #expect(caughtUp.progress == 0)
    }
  }

  @Test("A disabled control follows the content while it is open")
  func disabledWhileOpen() {
    expect(
      Self.header().after(.begin, .settle(1), .disable), [.drag(-94): "hold 30"])
  }

  @Test("A change of the inset by rounding alone is ignored")
  func rounding() {
    var footer = Self.footer(.pin, contentLength: 100)
    footer.play(.begin)
    let held = footer.machine.held
    var (machine, metrics) = (footer.machine, footer.metrics)
    metrics.insetAfter += 1e-10
    #expect(machine.handle(.contentChanged, metrics).isEmpty)
    #expect(machine.held == held)
    metrics.insetAfter += 1e-3
    #expect(machine.handle(.contentChanged, metrics) == [.updateHold])
    #expect(machine.held < held)
  }
}
