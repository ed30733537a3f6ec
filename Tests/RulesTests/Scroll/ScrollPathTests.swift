import AllocationCounter
import Testing

@testable import Tug

@Suite("The scroll path", .enabled(if: allocation_count_is_available()))
struct ScrollPathTests {
  private static let metrics = AxisMetrics(
    offset: 0, contentLength: 2000, viewportLength: 667, insetBefore: 64, insetAfter: 49)

  private static let header = RefreshMachine(.pull(extent: 54))
  private static let footer = RefreshMachine(.pull(.after, extent: 44))
  private static let loading = Scenario(
    RefreshConfiguration.load(), on: metrics, after: [.content()]
  ).machine

  private static func after(_ machine: RefreshMachine, _ steps: Step...) -> RefreshMachine {
    Scenario(machine, on: metrics, after: steps).machine
  }

  @Test(
    "Scrolling allocates nothing at rest, pulled, waiting, running, and at the end of the data",
    arguments: [
      (header, RefreshState.idle, -60.0, 500.0),
      (header, .idle, -60, -118),
      (after(header, .drag(-119)), .pulling, -500, -119),
      (after(header, .beginOutsideWindow), .willRefresh, -200, 500),
      (after(header, .begin, .drag(0)), .refreshing, -64, 500),
      (after(header, .begin, .settle(1)), .refreshing, -118, -500),
      (after(header, .end(.noMoreData)), .noMoreData, -200, 500),
      (after(header, .disable), .idle, -200, 500),
      (footer, .idle, 1300, 1400),
      (after(footer, .drag(1430)), .pulling, 1427, 1800),
      (after(footer, .begin, .settle(1)), .refreshing, 1300, 1500),
      (loading, .idle, 0, 1400),
      (after(loading, .tap), .refreshing, 0, 1500),
      (after(loading, .tap, .finish(1, .failure)), .failed, 0, 1500),
    ])
  func allocations(start: RefreshMachine, state: RefreshState, from: Double, to: Double) {
    // The first pass may initialize type metadata.
    for round in 1...2 {
      var machine = start
      var metrics = Self.metrics
      var effects = 0
      allocation_count_begin()
      for step in 0..<1000 {
        metrics.offset = from + (to - from) * Double(step) / 1000
        effects += machine.handle(.scrolled(.finger), metrics).count
      }
      let count = allocation_count_end()
      #expect(count == 0 || round == 1)
      #expect(machine.state == state)
      #expect(effects == 0)
    }
  }

  @Test("An open header allocates only for changes of its held inset")
  func openHeader() {
    var machine = Self.after(Self.header, .begin, .settle(1))
    var (changes, allocations) = (0, 0)
    for step in 0..<1000 {
      let metrics = Self.metrics.at(-200 + Double(step))
      let held = machine.held
      allocation_count_begin()
      let effects = machine.handle(.scrolled(.finger), metrics)
      let count = allocation_count_end()
      if effects.isEmpty { allocations += count }
      #expect(effects == (machine.held == held ? [] : [.updateHold]))
      changes += effects.count
    }
    #expect(allocations == 0)
    #expect(changes == 54)
  }
}

@Suite("The input of a drag")
struct DragInputTests {
  @Test(
    "A step counts as a finger's, but that of a wheel within the range as a deceleration's",
    arguments: [
      (DragInput.fingers, ScrollCause.finger, false, ScrollCause.finger),
      (.fingers, .finger, true, .finger),
      (.fingers, .momentum, true, .momentum),
      (.fingers, .program, false, .program),
      (.pointer, .finger, false, .momentum),
      (.pointer, .finger, true, .finger),
      (.pointer, .momentum, false, .momentum),
      (.pointer, .program, true, .program),
    ])
  func cause(input: DragInput, cause: ScrollCause, isBeyondEdge: Bool, counts: ScrollCause) {
    #expect(input.effective(cause, isBeyondEdge: isBeyondEdge) == counts)
  }

  @Test("A notch of a wheel asks for a page only beyond the edge, a finger everywhere")
  func end() {
    #expect(DragInput.fingers.asksAtEnd(isBeyondEdge: false))
    #expect(DragInput.fingers.asksAtEnd(isBeyondEdge: true))
    #expect(!DragInput.pointer.asksAtEnd(isBeyondEdge: false))
    #expect(DragInput.pointer.asksAtEnd(isBeyondEdge: true))
  }

  @Test("A finger's step does not ask where the content is")
  func laziness() {
    var asked = 0
    func isBeyondEdge() -> Bool {
      asked += 1
      return true
    }
    _ = DragInput.fingers.effective(.finger, isBeyondEdge: isBeyondEdge())
    _ = DragInput.pointer.effective(.program, isBeyondEdge: isBeyondEdge())
    #expect(asked == 0)
  }
}
