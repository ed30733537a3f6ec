import RefreshCore
import Testing

@Suite("the pull machine, played")
struct PullTraceTests {
  /// Shows beyond −64, arms beyond −114, rests at −114.
  private static let header = Trace(
    .pull(PullMachine(end: .before, distances: PullDistances(visibleExtent: 50))),
    on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))

  /// Shows beyond 1382, or −64 when the content is short.
  private static func footer(contentLength: Double) -> Trace {
    Trace(
      .pull(PullMachine(end: .after, distances: PullDistances(visibleExtent: 44))),
      on: AxisMetrics(
        offset: -64, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
        insetAfter: 49))
  }

  @Test("a pull that is let go refreshes, opens first, and closes when the action ends")
  func wholePull() {
    expect(
      Self.header,
      [
        .touch(): "nothing",
        .drag(-64): "nothing",
        .drag(-89): "progress 0.5",
        .drag(-114): "progress 1",
        .drag(-114.5): "idle → pulling, progress 1.01",
        .drag(-164): "progress 2",
        .lift(): "nothing",
        .glide(-160):
          "pulling → refreshing, progress 1, hold 50, offset -114, fast, settling 1",
        .glide(-114): "nothing",
        .settle(1): "run 1",
        .finish(1): "refreshing → idle, progress 0, hold 0, slow, settling 1",
        .glide(-89): "progress 0.5",
        .glide(-64): "progress 0",
        .finish(1): "nothing",
      ])
  }

  @Test("pushed back to the trigger distance it disarms; at rest nothing is left of the progress")
  func pushedBack() {
    expect(
      Self.header,
      [
        .drag(-114.5): "idle → pulling, progress 1.01",
        .drag(-114): "pulling → idle, progress 1",
        .drag((-114.0).nextDown): "idle → pulling, progress 1.0000000000000002",
        .drag(-114): "pulling → idle, progress 1",
        .glide(-110): "progress 0.92",
        .glide(100): "progress 0",
      ])
  }

  @Test("a jump away from the edge is no letting go of a pull")
  func jump() {
    expect(
      Self.header,
      [
        .drag(-164): "idle → pulling, progress 2",
        .glide(-64): "pulling → idle, progress 0",
      ])
  }

  @Test("an inset that grows under the finger disarms; one that shrinks waits for the finger")
  func insetUnderFinger() {
    expect(
      Self.header,
      [
        .drag(-164): "idle → pulling, progress 2",
        .content(insetBefore: 114): "pulling → idle, progress 1",
        .content(insetBefore: 64): "progress 2",
        .drag(-164): "idle → pulling",
        .content(insetBefore: 89): "progress 1.5",
      ])
  }

  @Test("a header holds as much as shows while the content scrolls below it")
  func stickyHeaders() {
    expect(
      Self.header,
      [
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 1",
        .glide(-94): "hold 30",
        .settle(1): "run 1",
        .drag(-64): "hold 0",
        .drag(500): "nothing",
        .drag(-64.5): "hold 0.5",
        .drag(-200): "hold 50",
        .drag(-84): "hold 20",
        .content(insetBefore: 0): "nothing",  // the app moved its inset, nobody scrolled
        .glide(-20): "nothing",
        .glide(-30): "hold 30",
        .end(): "refreshing → idle, progress 0, hold 0, slow, settling 1, cancel 1",
      ])
  }

  @Test("begun out of reach, the header opens at the start of the content")
  func beginElsewhere() {
    expect(
      Self.header,
      [
        .glide(700): "nothing",
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 1",
        .begin: "nothing",
        .settle(1): "run 1",
        .begin: "nothing",
        .beginOff: "nothing",
        .tap: "nothing",
        .disappear: "nothing",
        .finish(1, .noMoreData): "refreshing → noMoreData, progress 0, hold 0, slow, settling 1",
        .begin: "nothing",
        .beginOff: "nothing",
        .tap: "nothing",
        .drag(-164): "progress 2",
        .glide(-164): "nothing",
        .reset: "noMoreData → idle",
        .reset: "nothing",
        .drag(-164): "idle → pulling",
      ])
  }

  @Test("off the window it waits, tracks the pull, and starts when it gets there")
  func waiting() {
    expect(
      Self.header,
      [
        .beginOff: "idle → willRefresh",
        .drag(-89): "progress 0.5",
        .content(insetBefore: 39): "progress 1",
        .begin: "nothing",
        .disappear: "nothing",
        .appear: "willRefresh → refreshing, hold 50, offset -89, fast, settling 1",
        .appear: "nothing",
        .settle(1): "run 1",
      ])
  }

  @Test("ended before the window, it forgets the wish, not what the app says about the data")
  func endedWaiting() {
    expect(
      Self.header,
      [
        .beginOff: "idle → willRefresh",
        .end(): "willRefresh → idle",
        .appear: "nothing",
        .beginOff: "idle → willRefresh",
        .end(.noMoreData): "willRefresh → noMoreData",
        .appear: "nothing",
      ])
  }

  @Test("ended while it opens, the action never starts; late news of that run is dropped")
  func endedOpening() {
    expect(
      Self.header,
      [
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 1",
        .end(): "refreshing → idle, progress 0, hold 0, slow, settling 1",
        .settle(1): "nothing",
        .begin: "idle → refreshing, progress 1, hold 50, offset -114, fast, settling 2",
        .settle(1): "nothing",
        .finish(1): "nothing",
        .finish(2): "nothing",
        .settle(2): "run 2",
        .settle(2): "nothing",
        .finish(1, .failure): "nothing",
        .end(): "refreshing → idle, progress 0, hold 0, slow, settling 2, cancel 2",
        .end(): "nothing",
        .finish(2): "nothing",
      ])
  }

  @Test("a failure is tried again by a tap, by begin, or by a pull")
  func failure() {
    let failed = Trace(
      Self.header.machine, on: Self.header.metrics,
      after: [.begin, .settle(1), .finish(1, .failure)])
    let open = "progress 1, hold 50, offset -114, fast, settling 2"
    expect(failed, [.tap: "failed → refreshing, \(open)", .settle(2): "run 2"])
    expect(failed, [.begin: "failed → refreshing, \(open)", .settle(2): "run 2"])
    expect(
      failed,
      [
        .drag(-114): "progress 1",
        .drag(-164): "failed → pulling, progress 2",
        .glide(-164): "pulling → refreshing, \(open)",
        .settle(2): "run 2",
        .finish(2, .failure): "refreshing → failed, progress 0, hold 0, slow, settling 2",
        .reset: "failed → idle, progress 2",
      ])
  }

  @Test("trigger distance, resting extent and visible extent are three numbers")
  func distances() {
    let distances = PullDistances(visibleExtent: 50, restingExtent: 40, triggerDistance: 100)
    expect(
      Trace(.pull(PullMachine(end: .before, distances: distances)), on: Self.header.metrics),
      [
        .drag(-114): "progress 1",
        .drag(-164): "progress 2",
        .drag(-164.5): "idle → pulling, progress 2.01",
        .glide(-164): "pulling → refreshing, progress 1, hold 40, offset -104, fast, settling 1",
        .glide(-200): "nothing",
        .glide(-99): "hold 35",
      ])
  }

  @Test("a control without a length shows all at once")
  func lengthless() {
    expect(
      Trace(
        .pull(PullMachine(end: .before, distances: PullDistances(visibleExtent: 0))),
        on: Self.header.metrics),
      [
        .drag(-64): "nothing",
        .drag(-64.5): "idle → pulling, progress 1",
        .glide(-64.5): "pulling → refreshing, offset -64, fast, settling 1",
        .settle(1): "run 1",
        .finish(1): "refreshing → idle, progress 0, slow, settling 1",
      ])
  }

  @Test("a footer below long content shows at 1382, arms beyond 1426 and rests there")
  func longFooter() {
    expect(
      Self.footer(contentLength: 2000),
      [
        .drag(1382): "nothing",
        .drag(1404): "progress 0.5",
        .drag(1426): "progress 1",
        .drag(1448): "idle → pulling, progress 1.5",
        .glide(1448):
          "pulling → refreshing, progress 1, hold 44, offset 1426, fast, settling 1",
        .glide(1426): "nothing",
        .settle(1): "run 1",
        .drag(0): "nothing",
        .content(3000): "nothing",
        .finish(1): "refreshing → idle, progress 0, hold 0, slow, settling 1",
      ])
  }

  @Test("a footer below short content arms beyond −20 and holds the gap; content closes the gap")
  func shortFooter() {
    expect(
      Self.footer(contentLength: 100),
      [
        .drag(-64): "nothing",
        .drag(-20): "progress 1",
        .drag(-9): "idle → pulling, progress 1.25",
        .glide(-9): "pulling → refreshing, progress 1, hold 498, offset -20, fast, settling 1",
        .content(300): "hold 298",
        .settle(1): "run 1",
        .content(554): "hold 44",
        .content(2000): "nothing",
        .content(0): "hold 598",
        .end(): "refreshing → idle, progress 0, hold 0, slow, settling 1, cancel 1",
      ])
  }

  @Test("new distances count from the next fact")
  func newDistances() {
    var machine = PullMachine(end: .before, distances: PullDistances(visibleExtent: 50))
    let metrics = Self.header.metrics.at(-164)
    _ = machine.handle(.scrolled(isDragging: true), metrics)
    #expect(machine.state == .pulling)
    machine.distances = PullDistances(visibleExtent: 200)
    #expect(machine.handle(.contentChanged, metrics).words == "pulling → idle, progress 0.5")
  }
}
