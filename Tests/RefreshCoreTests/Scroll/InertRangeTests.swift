import RefreshCore
import Testing

@Suite("A quiet stretch")
struct QuietStretchTests {
  private static let metrics = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  private static func pull(_ end: AxisEnd, _ steps: Step...) -> RefreshMachine {
    let machine = PullMachine(end: end, distances: PullDistances(visibleExtent: 54))
    return Trace(.pull(machine), on: metrics, after: steps).machine
  }

  private static func auto(_ end: AxisEnd, _ steps: Step...) -> RefreshMachine {
    let machine = AutoMachine(end: end, trigger: AutoTrigger(extent: 44))
    return Trace(.auto(machine), on: metrics, after: [.content()] + steps).machine
  }

  /// Whether offsets are quiet under a finger, where the control hears of the others.
  @Test(
    "lies where the control has nothing to decide, and a point short of it",
    arguments: [
      (pull(.before), [-116, -64, 500, 1e9], [-119, -300, 2e12]),
      (pull(.before, .beginOff), [-500, -62, 500], []),
      (pull(.before, .drag(-119)), [-120, -500], [-117, -64, 0, 500]),
      (pull(.before, .begin, .settle(1)), [-120, -500], [-117, -100, 0]),
      (pull(.before, .begin, .settle(1), .drag(500)), [-62, 500], [-64, -118]),
      (pull(.after), [-500, 500, 1434], [1436, 1500]),
      (pull(.after, .begin, .settle(1)), [-500, 500, 2000], []),
      (auto(.after), [-62, 500, 1424], [-64, 1426]),
      (auto(.after, .drag(-80)), [-500, 500, 1424], [1426]),
      (auto(.after, .tap), [-62, 500, 2000], [-64]),
      (auto(.before), [-106, 500, 1380], [-108, 1382]),
    ] as [(RefreshMachine, [Double], [Double])])
  func place(machine: RefreshMachine, quiet: [Double], others: [Double]) {
    let offsets = machine.quietStretch(by: .finger, Self.metrics).offsets
    #expect(quiet.filter { !offsets.contains($0) } == [])
    #expect((others + [.nan]).filter { offsets.contains($0) } == [])
  }

  @Test(
    "holds for anybody, or for who moves the content now",
    arguments: [
      (pull(.before), nil), (pull(.before, .drag(-119)), .finger),
      (pull(.before, .begin), nil), (auto(.after), nil), (auto(.after, .tap), nil),
      (auto(.after, .end(.noMoreData)), .finger),
    ] as [(RefreshMachine, ScrollCause?)])
  func cause(machine: RefreshMachine, cause: ScrollCause?) {
    #expect(machine.quietStretch(by: .finger, Self.metrics).cause == cause)
  }

  @Test("a finger that has had its fires is followed beyond the trigger")
  func usedUp() {
    let machine = AutoMachine(trigger: AutoTrigger(extent: 44, firesPerDrag: 0))
    var trace = Trace(.auto(machine), on: Self.metrics, after: [.content(), .drag(500)])
    let stretch = trace.machine.quietStretch(by: .finger, Self.metrics)
    #expect(stretch.offsets.contains(1500) && stretch.cause == .finger)
    #expect(!trace.machine.quietStretch(by: .momentum, Self.metrics).offsets.contains(1500))
    #expect(trace.play(.drag(1500)) == "nothing")
  }

  @Test("is none for metrics that no scroll view has")
  func invalid() {
    let metrics = AxisMetrics(offset: 0, contentLength: .nan, viewportLength: 667)
    for machine in [Self.pull(.before), Self.pull(.after), Self.auto(.after), Self.auto(.before)] {
      #expect(machine.quietStretch(by: .finger, metrics).offsets == .none)
    }
  }

  @Test("a machine that was spared steps knows where the last of them went")
  func lastStep() {
    // 1410 is quiet, but lies beyond the trigger of the shorter content that nobody has announced:
    // the trigger has come to the content, and a machine that knows where that was asks for more.
    var (told, spared) = (Self.auto(.after), Self.auto(.after))
    var metrics = Self.metrics
    for offset in [500.0, 900, 1410] {
      metrics.offset = offset
      #expect(told.handle(.scrolled(.momentum), metrics) == .none)
    }
    #expect(spared.quietStretch(by: .momentum, Self.metrics).offsets.contains(1410))
    spared.catchUp(metrics)
    metrics.contentLength = 1900
    metrics.offset = 1420
    let answer = told.handle(.scrolled(.momentum), metrics)
    #expect(spared.handle(.scrolled(.momentum), metrics) == answer)
    #expect(told.state == .refreshing && spared.state == .refreshing)
  }
}
