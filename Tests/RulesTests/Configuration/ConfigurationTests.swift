import Testing

@testable import Tug

@Suite("Inconsistent configuration values")
struct ConfigurationTests {
  @Test("By default a control rests fully open, and triggers once it is fully visible")
  func defaults() {
    let distances = PullDistances(visibleExtent: 54)
    #expect(distances.visibleExtent == 54)
    #expect(distances.restingExtent == 54)
    #expect(distances.triggerDistance == 54)
  }

  @Test(
    "The trigger is never nearer than the resting extent",
    arguments: [
      (60.0, 40.0, 80.0, 80.0), (60, 40, 40, 40), (60, 40, 39.5, 40), (60, 80, 60, 80),
      (60, 40, 0, 40), (60, 0, 0, 0),
    ])
  func order(visible: Double, resting: Double, trigger: Double, moved: Double) {
    let distances = PullDistances(
      visibleExtent: visible, restingExtent: resting, triggerDistance: trigger)
    #expect(distances.visibleExtent == visible)
    #expect(distances.restingExtent == resting)
    #expect(distances.triggerDistance == moved)
  }

  @Test("An unusable length is replaced by the default", arguments: [Double.nan, .infinity, -1])
  func noLength(value: Double) {
    #expect(PullDistances(visibleExtent: value) == PullDistances(visibleExtent: 0))
    #expect(
      PullDistances(visibleExtent: 54, restingExtent: value, triggerDistance: value)
        == PullDistances(visibleExtent: 54))
    #expect(
      PullDistances(visibleExtent: 54, restingExtent: 30, triggerDistance: value)
        == PullDistances(visibleExtent: 54, restingExtent: 30))
  }

  @Test(
    "Progress is finite, however short the control is",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9, 0])
  func shortest(extent: Double) {
    var machine = RefreshMachine(.pull(extent: extent))
    let pulled = AxisMetrics(offset: -80, contentLength: 2000, viewportLength: 667)
    _ = machine.handle(.scrolled(.finger), pulled)
    #expect(machine.progress.isFinite)
    #expect(machine.progress >= 1)
  }

  @Test(
    "An unusable option of a loading control is replaced by the default",
    arguments: [Double.nan, .infinity])
  func noTrigger(value: Double) {
    let load = LoadConfiguration(
      extent: value, distance: .percent(value), maximumTriggersPerDrag: -3)
    #expect(
      load == LoadConfiguration(extent: 0, distance: .percent(1), maximumTriggersPerDrag: 0))
    #expect(LoadConfiguration(extent: -1).extent == 0)
    #expect(LoadConfiguration(extent: 44).distance == .percent(1))
    #expect(LoadConfiguration(extent: 44).maximumTriggersPerDrag == 1)
    #expect(LoadConfiguration(extent: 44).causes == .all)
    #expect(LoadConfiguration(extent: 44, distance: .percent(-10)).distance == .percent(-10))
    #expect(LoadConfiguration(extent: 44, distance: .points(value)).distance == .points(0))
    #expect(LoadConfiguration(extent: 44, distance: .viewports(value)).distance == .viewports(0))
    var assigned = LoadConfiguration(extent: 44)
    assigned.extent = value
    #expect(assigned.extent == 0)
  }

  @Test(
    "A negative or non-finite time is replaced by 0", arguments: [Double.nan, .infinity, -1])
  func noTime(value: Double) {
    #expect(RunTiming(minimum: value, result: value) == RunTiming(minimum: 0, result: 0))
  }

  @Test("A run stays visible for no more than a minute", arguments: [60.0, 60.5, 1e9])
  func longestTime(value: Double) {
    #expect(RunTiming(minimum: value, result: value) == RunTiming(minimum: 60, result: 60))
  }

  @Test("A pulled control is pinned below short content by default, a loading one follows it")
  func shortContent() {
    #expect(RefreshConfiguration.pull().shortContent == .pin)
    #expect(RefreshConfiguration.load().shortContent == .follow)
  }
}

@Suite("Arbitration and roles")
struct ArbitrationTests {
  @Test(
    "A control blocks or cancels another one according to the roles of both",
    arguments: [
      (Arbitration.automatic, RefreshRole.refresh, RefreshRole.load, false, true),
      (.automatic, .load, .refresh, true, false), (.automatic, .load, .load, true, false),
      (.automatic, .refresh, .refresh, true, false),
      (.exclusive, .refresh, .load, true, false),
      (.exclusive, .load, .refresh, true, false), (.exclusive, .load, .load, true, false),
      (.parallel, .refresh, .load, false, false), (.parallel, .load, .refresh, false, false),
      (.refreshCancelsLoad, .refresh, .load, false, true),
      (.refreshCancelsLoad, .load, .refresh, true, false),
      (.refreshCancelsLoad, .load, .load, false, false),
      (.refreshCancelsLoad, .refresh, .refresh, false, false),
    ])
  func arbitration(
    policy: Arbitration, role: RefreshRole, other: RefreshRole, blocks: Bool, cancels: Bool
  ) {
    #expect(policy.blocks(role, while: other, isCancelable: true) == blocks)
    #expect(policy.cancels(other, isCancelable: true, whenStarts: role) == cancels)
  }

  @Test(
    "Work that can't be canceled blocks a refresh by default, and never counts otherwise",
    arguments: [
      (Arbitration.automatic, true, false), (.exclusive, true, false), (.parallel, false, false),
      (.refreshCancelsLoad, false, true),
    ])
  func notCancelable(policy: Arbitration, blocks: Bool, cancels: Bool) {
    #expect(policy.blocks(.refresh, while: .load, isCancelable: false) == blocks)
    #expect(policy.cancels(.load, isCancelable: false, whenStarts: .refresh) == cancels)
  }

  @Test(
    "Only a control pulled at the start, and not created to load, refreshes; every other one loads",
    arguments: [true, false], [true, false])
  func role(isPulled: Bool, atStart: Bool) {
    let own = RefreshRole(isPulled: isPulled, atStart: atStart, isForLoading: false)
    #expect(own == (isPulled && atStart ? .refresh : .load))
    #expect(RefreshRole(isPulled: isPulled, atStart: atStart, isForLoading: true) == .load)
  }
}
