import RefreshCore
import Testing

@Suite("pull distances and auto triggers are made consistent")
struct DistanceTests {
  @Test("by default the control rests fully open, and opens when all of it shows")
  func defaults() {
    let distances = PullDistances(visibleExtent: 54)
    #expect(distances.visibleExtent == 54)
    #expect(distances.restingExtent == 54)
    #expect(distances.triggerDistance == 54)
  }

  @Test(
    "the trigger is never nearer than the resting extent",
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

  @Test("a length that is none counts as the default", arguments: [Double.nan, .infinity, -1])
  func noLength(value: Double) {
    #expect(PullDistances(visibleExtent: value) == PullDistances(visibleExtent: 0))
    #expect(
      PullDistances(visibleExtent: 54, restingExtent: value, triggerDistance: value)
        == PullDistances(visibleExtent: 54))
    #expect(
      PullDistances(visibleExtent: 54, restingExtent: 30, triggerDistance: value)
        == PullDistances(visibleExtent: 54, restingExtent: 30))
  }

  @Test("progress is finite, however short the control is", arguments: [5e-324, 1e-300, 1e-9, 0])
  func shortest(extent: Double) {
    var machine = PullMachine(end: .before, distances: PullDistances(visibleExtent: extent))
    let pulled = AxisMetrics(offset: -80, contentLength: 2000, viewportLength: 667)
    _ = machine.handle(.scrolled(.finger), pulled)
    #expect(machine.progress.isFinite)
    #expect(machine.progress >= 1)
  }

  @Test("a trigger that is none counts as the default", arguments: [Double.nan, .infinity])
  func noTrigger(value: Double) {
    let trigger = AutoTrigger(extent: value, percent: value, firesPerDrag: -3)
    #expect(trigger == AutoTrigger(extent: 0, percent: 1, firesPerDrag: 0))
    #expect(AutoTrigger(extent: -1).extent == 0)
    #expect(AutoTrigger(extent: 44).reach == .percent(1))
    #expect(AutoTrigger(extent: 44).firesPerDrag == 1)
    #expect(AutoTrigger(extent: 44, percent: -10, firesPerDrag: nil).reach == .percent(-10))
    #expect(AutoTrigger(extent: 44, reach: .points(value)).reach == .points(0))
    #expect(AutoTrigger(extent: 44, reach: .viewports(value)).reach == .viewports(0))
  }

  @Test("a control that changes its length keeps what was asked for; defaults follow the length")
  func resized() {
    let plain = PullDistances(visibleExtent: 54)
    #expect(plain.resized(to: 80) == PullDistances(visibleExtent: 80))
    let asked = PullDistances(visibleExtent: 54, restingExtent: 30, triggerDistance: 100)
    #expect(asked.resized(to: 80).restingExtent == 30)
    #expect(asked.resized(to: 80).triggerDistance == 100)
    #expect(asked.resized(to: .nan).visibleExtent == 0)
    var trigger = AutoTrigger(extent: 44)
    trigger.extent = .nan
    #expect(trigger.extent == 0)
  }

  @Test("a time that is none counts as no time", arguments: [Double.nan, .infinity, -1])
  func noTime(value: Double) {
    let timing = SessionTiming(minimumVisible: value, resultDwell: value)
    #expect(timing == SessionTiming(minimumVisible: 0, resultDwell: 0))
  }
}
