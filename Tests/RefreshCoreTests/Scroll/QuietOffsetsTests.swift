import RefreshCore
import Testing

@Suite("quiet offsets")
struct QuietOffsetsTests {
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

  /// Whether offsets are quiet, where the control hears of the others.
  @Test(
    "lie where the control has nothing to do, and a point short of it",
    arguments: [
      (pull(.before), [-62.0, 500, 1e9], [-64.0, -100]),
      (pull(.before, .beginOff), [-62], [-64]),
      (pull(.before, .drag(-119)), [], [-119, -64, 0, 500]),
      (pull(.before, .begin, .settle(1)), [-120, -500], [-117, -100, 0]),
      (pull(.before, .begin, .settle(1), .drag(500)), [-62, 500], [-64, -118]),
      (pull(.after), [-500, 500, 1380], [1382, 1500]),
      (pull(.after, .begin, .settle(1)), [-500, 500, 2000], []),
      (auto(.after), [-62, 500, 1424], [-64, 1426]),
      (auto(.after, .drag(-80)), [-500, 500, 1424], [1426]),
      (auto(.after, .tap), [-62, 500, 2000], [-64]),
      (auto(.before), [-106, 500, 1380], [-108, 1382]),
    ] as [(RefreshMachine, [Double], [Double])])
  func place(machine: RefreshMachine, quiet: [Double], others: [Double]) {
    let offsets = machine.quietOffsets(Self.metrics)
    #expect(quiet.filter { !offsets.contains($0) } == [])
    #expect((others + [.nan]).filter { offsets.contains($0) } == [])
  }

  @Test("are none for metrics that no scroll view has")
  func invalid() {
    let metrics = AxisMetrics(offset: 0, contentLength: .nan, viewportLength: 667)
    for machine in [Self.pull(.before), Self.pull(.after), Self.auto(.after), Self.auto(.before)] {
      #expect(machine.quietOffsets(metrics) == .none)
    }
  }

  @Test("a machine that was spared steps knows where the last of them went")
  func lastStep() {
    // 1410 is quiet, but lies beyond the trigger of the shorter content that nobody has announced:
    // there it comes from behind the trigger, and a bounce must not ask for more.
    var (told, spared) = (Self.auto(.after), Self.auto(.after))
    var metrics = Self.metrics
    for offset in [500.0, 900, 1410] {
      metrics.offset = offset
      #expect(told.handle(.scrolled(.momentum), metrics) == .none)
      #expect(spared.handleScroll(by: .momentum, metrics) == nil)
    }
    metrics.contentLength = 1900
    metrics.offset = 1420
    #expect(told.handle(.scrolled(.momentum), metrics) == .none)
    #expect(spared.handleScroll(by: .momentum, metrics) == nil)
    #expect(spared.state == .idle)
  }
}
