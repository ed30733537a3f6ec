import Testing

@testable import Tug

@Suite("Inert ranges")
struct InertRangeTests {
  private static let metrics = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  private static func pull(_ end: AxisEnd, _ steps: Step...) -> RefreshMachine {
    Scenario(RefreshConfiguration.pull(end, extent: 54), on: metrics, after: steps).machine
  }

  private static func load(_ end: AxisEnd, _ steps: Step...) -> RefreshMachine {
    Scenario(RefreshConfiguration.load(end), on: metrics, after: [.content()] + steps).machine
  }

  /// Offsets within the range of a finger, and offsets outside it.
  @Test(
    "An inert range ends a point short of the offsets at which a rule decides",
    arguments: [
      (pull(.before), [-116, -64, 500, 1e9], [-119, -300, 2e12]),
      (pull(.before, .beginOutsideWindow), [-500, -62, 500], []),
      (pull(.before, .drag(-119)), [-120, -500], [-117, -64, 0, 500]),
      (pull(.before, .begin, .settle(1)), [-120, -500], [-117, -100, 0]),
      (pull(.before, .begin, .settle(1), .drag(500)), [-62, 500], [-64, -118]),
      (pull(.after), [-500, 500, 1434], [1436, 1500]),
      (pull(.after, .begin, .settle(1)), [-500, 500, 2000], []),
      (load(.after), [-62, 500, 1424], [-64, 1426]),
      (load(.after, .drag(-80)), [-500, 500, 1424], [1426]),
      (load(.after, .tap), [-62, 500, 2000], [-64]),
      (load(.before), [-106, 500, 1380], [-108, 1382]),
    ] as [(RefreshMachine, [Double], [Double])])
  func place(machine: RefreshMachine, inside: [Double], others: [Double]) {
    let offsets = machine.inertRange(by: .finger, Self.metrics).offsets
    #expect(inside.filter { !offsets.contains($0) } == [])
    #expect((others + [.nan]).filter { offsets.contains($0) } == [])
  }

  @Test(
    "An inert range applies to every cause, or to the current one",
    arguments: [
      (pull(.before), nil), (pull(.before, .drag(-119)), .finger),
      (pull(.before, .begin), nil), (load(.after), nil), (load(.after, .tap), nil),
      (load(.after, .end(.noMoreData)), .finger),
    ] as [(RefreshMachine, ScrollCause?)])
  func cause(machine: RefreshMachine, cause: ScrollCause?) {
    #expect(machine.inertRange(by: .finger, Self.metrics).cause == cause)
  }

  @Test("A finger without triggers left scrolls past the trigger within the range")
  func usedUp() {
    var scenario = Scenario(
      RefreshConfiguration.load(triggersPerDrag: 0), on: Self.metrics,
      after: [.content(), .drag(500)])
    let stretch = scenario.machine.inertRange(by: .finger, Self.metrics)
    #expect(stretch.offsets.contains(1500) && stretch.cause == .finger)
    #expect(!scenario.machine.inertRange(by: .momentum, Self.metrics).offsets.contains(1500))
    #expect(scenario.play(.drag(1500)).words == "nothing")
  }

  @Test("Invalid metrics have no inert range")
  func invalid() {
    let metrics = AxisMetrics(offset: 0, contentLength: .nan, viewportLength: 667)
    for machine in [Self.pull(.before), Self.pull(.after), Self.load(.after), Self.load(.before)] {
      #expect(machine.inertRange(by: .finger, metrics).offsets == .none)
    }
  }

  @Test("A machine that catches up continues from the last step")
  func lastStep() {
    // 1410 is within the range, but past the trigger of the shorter content. The trigger moves to
    // the content, and a machine that has caught up loads.
    var (other, caughtUp) = (Self.load(.after), Self.load(.after))
    var metrics = Self.metrics
    for offset in [500.0, 900, 1410] {
      metrics.offset = offset
      #expect(other.handle(.scrolled(.momentum), metrics) == [])
    }
    #expect(caughtUp.inertRange(by: .momentum, Self.metrics).offsets.contains(1410))
    caughtUp.catchUp(metrics)
    metrics.contentLength = 1900
    metrics.offset = 1420
    let answer = other.handle(.scrolled(.momentum), metrics)
    #expect(caughtUp.handle(.scrolled(.momentum), metrics) == answer)
    #expect(other.state == .refreshing && caughtUp.state == .refreshing)
  }
}
