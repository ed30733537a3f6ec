import AllocationCounter
import RefreshCore
import Testing

@Suite("the scroll path", .enabled(if: allocation_count_is_available()))
struct ScrollPathTests {
  private static let metrics = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  private static let header = RefreshMachine.pull(
    PullMachine(end: .before, distances: PullDistances(visibleExtent: 54)))
  private static let footer = RefreshMachine.pull(
    PullMachine(end: .after, distances: PullDistances(visibleExtent: 44)))
  private static let auto = RefreshMachine.auto(AutoMachine(trigger: AutoTrigger(extent: 44)))

  private static func after(_ machine: RefreshMachine, _ steps: Step...) -> RefreshMachine {
    Trace(machine, on: metrics, after: steps).machine
  }

  @Test(
    "scrolling allocates nothing: at rest, pulled, waiting, opening, refreshing, at the data's end",
    arguments: [
      (header, RefreshState.idle, -60.0, 500.0),
      (after(header, .drag(-119)), .pulling, -500, -119),
      (after(header, .beginOff), .willRefresh, -200, 500),
      (after(header, .begin), .refreshing, -200, 500),
      (after(header, .begin, .settle(1)), .refreshing, -200, 500),
      (after(header, .end(.noMoreData)), .noMoreData, -200, 500),
      (footer, .idle, 1300, 1400),
      (after(footer, .drag(1430)), .pulling, 1427, 1800),
      (after(footer, .begin, .settle(1)), .refreshing, 1300, 1500),
      (auto, .idle, 0, 1400),
      (after(auto, .tap), .refreshing, 0, 1500),
      (after(auto, .tap, .finish(1, .failure)), .failed, 0, 1500),
    ])
  func allocations(start: RefreshMachine, state: RefreshState, from: Double, to: Double) {
    var machine = start
    var metrics = Self.metrics
    var heard = 0.0
    allocation_count_begin()
    for step in 0..<1000 {
      metrics.offset = from + (to - from) * Double(step) / 1000
      let effects = machine.handle(.scrolled(isDragging: true), metrics)
      heard += effects.hold ?? effects.progress ?? 0
    }
    let count = allocation_count_end()
    #expect(count == 0)
    #expect(machine.state == state)
    #expect(heard.isFinite)
  }

  @Test("a whole pull, and a whole load, allocate nothing either")
  func wholeRuns() {
    let run = RefreshRun.number(1)
    // The first round may set up the metadata of types; the second is what it costs.
    for round in 1...2 {
      var (header, auto) = (Self.header, Self.auto)
      allocation_count_begin()
      Self.pull(&header, run)
      Self.load(&auto, run)
      let count = allocation_count_end()
      #expect(count == 0 || round == 1)
      #expect(header.state == .idle)
      #expect(auto.state == .idle)
    }
  }

  private static func pull(_ machine: inout RefreshMachine, _ run: RefreshRun) {
    _ = machine.handle(.scrolled(isDragging: true), metrics.at(-119))
    _ = machine.handle(.scrolled(isDragging: false), metrics.at(-119))
    _ = machine.handle(.settled(run), metrics.at(-118))
    _ = machine.handle(.finished(run, .success), metrics.at(-118))
  }

  private static func load(_ machine: inout RefreshMachine, _ run: RefreshRun) {
    _ = machine.handle(.dragBegan, metrics)
    _ = machine.handle(.scrolled(isDragging: true), metrics)
    _ = machine.handle(.scrolled(isDragging: true), metrics.at(1426))
    _ = machine.handle(.finished(run, .failure), metrics.at(1426))
    _ = machine.handle(.reset, metrics.at(1426))
  }
}
