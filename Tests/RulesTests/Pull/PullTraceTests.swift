import Testing

@testable import Tug

@Suite("A pulled control in use")
struct PullTraceTests {
  /// Shows beyond −64, arms beyond −114, rests at −114.
  private static let header = Scenario(
    RefreshConfiguration.pull(.before, extent: 50),
    on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))

  /// Shows beyond 1382, or −64 when the content is short.
  private static func footer(contentLength: Double) -> Scenario {
    Scenario(
      RefreshConfiguration.pull(.after, extent: 44),
      on: AxisMetrics(
        offset: -64, contentLength: contentLength, viewportLength: 667, insetBefore: 64,
        insetAfter: 49))
  }

  @Test("Releasing a pull opens the control, refreshes, and closes it when the action ends")
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
          "pulling → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .glide(-114): "nothing",
        .settle(1): "start 1",
        .finish(1): closes(1),
        .glide(-89): "progress 0.5",
        .glide(-64): "progress 0",
        .finish(1): "nothing",
      ])
  }

  @Test("Pushed back to the trigger distance the control disarms, and at rest the progress is 0")
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

  @Test("A jump by the app away from the edge doesn't release a pull")
  func jump() {
    expect(
      Self.header,
      [
        .drag(-164): "idle → pulling, progress 2",
        .glide(-64): "pulling → idle, progress 0",
      ])
  }

  @Test("An inset that grows under the finger disarms; one that shrinks waits for the finger")
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

  @Test("An open header holds its visible part while the content scrolls below it")
  func stickyHeaders() {
    expect(
      Self.header,
      [
        .begin: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .glide(-94): "hold 30",
        .settle(1): "start 1",
        .drag(-64): "hold 0",
        .drag(500): "nothing",
        .drag(-64.5): "hold 0.5",
        .drag(-200): "hold 50",
        .drag(-84): "hold 20",
        .content(insetBefore: 0): "nothing",  // the app changed its inset, without scrolling
        .glide(-20): "nothing",
        .glide(-30): "open holding 50 at -50",
        .end(): closes(1, cancels: true),
      ])
  }

  @Test("A header that begins out of view opens at the start of the content")
  func beginElsewhere() {
    expect(
      Self.header,
      [
        .glide(700): "nothing",
        .begin: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .begin: "nothing",
        .settle(1): "start 1",
        .begin: "nothing",
        .beginOutsideWindow: "nothing",
        .tap: "nothing",
        .disappear: "nothing",
        .finish(1, .noMoreData): closes(1, .noMoreData),
        .begin: "nothing",
        .beginOutsideWindow: "nothing",
        .tap: "nothing",
        .drag(-164): "progress 2",
        .glide(-164): "nothing",
        .reset: "noMoreData → idle",
        .reset: "nothing",
        .drag(-164): "idle → pulling",
      ])
  }

  @Test(
    "Outside a window a run waits, the progress follows the pull, and the run begins in the window")
  func waiting() {
    expect(
      Self.header,
      [
        .beginOutsideWindow: "idle → willRefresh",
        .drag(-89): "progress 0.5",
        .content(insetBefore: 39): "progress 1",
        .begin: "nothing",
        .disappear: "nothing",
        .appear: "willRefresh → refreshing, will begin, open 1 holding 50 at -89",
        .appear: "nothing",
        .settle(1): "start 1",
      ])
  }

  @Test("Ending a waiting run drops it, and keeps the app's result")
  func endedWaiting() {
    expect(
      Self.header,
      [
        .beginOutsideWindow: "idle → willRefresh",
        .end(): "willRefresh → idle, complete 1 success",
        .appear: "nothing",
        .beginOutsideWindow: "idle → willRefresh",
        .end(.noMoreData): "willRefresh → noMoreData, complete 2 noMoreData",
        .appear: "nothing",
      ])
  }

  @Test("Ending an opening run never starts its action, and its late events are ignored")
  func endedOpening() {
    expect(
      Self.header,
      [
        .begin: "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
        .end(): closes(1),
        .settle(1): "did end 1",
        .begin: "idle → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .settle(1): "nothing",
        .finish(1): "nothing",
        .finish(2): "nothing",
        .settle(2): "start 2",
        .settle(2): "nothing",
        .finish(1, .failure): "nothing",
        .end(): closes(2, cancels: true),
        .end(): "nothing",
        .finish(2): "nothing",
      ])
  }

  @Test("A failed control restarts on a tap, by the app, or by a pull")
  func failure() {
    let failed = Scenario(
      Self.header.machine, on: Self.header.metrics,
      after: [.begin, .settle(1), .finish(1, .failure)])
    expect(
      failed,
      [
        .tap: "did end 1, failed → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .settle(2): "start 2",
      ])
    expect(
      failed,
      [
        .begin: "did end 1, failed → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .settle(2): "start 2",
      ])
    expect(
      failed,
      [
        .drag(-114): "progress 1",
        .drag(-164): "failed → pulling, progress 2",
        .glide(-164):
          "did end 1, pulling → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .settle(2): "start 2",
        .finish(2, .failure): closes(2, .failure),
        .reset: "failed → idle, progress 2",
      ])
  }

  @Test("A drag ends the display of a failure, and can restart the control")
  func draggedFailure() {
    var configuration = RefreshConfiguration.pull(.before, extent: 50)
    configuration.timing = RunTiming(failure: 2)
    let showing = Scenario(
      configuration, on: Self.header.metrics,
      after: [.appear, .begin, .settle(1), .finish(1, .failure)])
    expect(
      showing,
      [
        .touch(-114): "close 1 holding 0, will end closing, progress 0",
        .drag(-120): "failed → pulling, progress 1.12",
        .glide(-120):
          "did end 1, pulling → refreshing, will begin, open 2 holding 50 at -114, progress 1",
      ])
    expect(
      showing,
      [
        .touch(-30): "nothing",
        .elapse(1): "close 1 holding 0, will end closing, progress 0",
      ])
    expect(
      showing,
      [
        .conditions([.inWindow, .blocked]): "nothing",
        .touch(-114): "nothing",
      ])
    // Taken up in a bounce, past the trigger
    expect(
      showing,
      [
        .touch(-130): "close 1 holding 0, will end closing, progress 0",
        .drag(-132): "failed → pulling, progress 1.36",
      ])
  }

  @Test("Trigger distance, resting extent, and visible extent are independent")
  func distances() {
    let distances = PullDistances(visibleExtent: 50, restingExtent: 40, triggerDistance: 100)
    expect(
      Scenario(RefreshConfiguration.pull { $0.distances = distances }, on: Self.header.metrics),
      [
        .drag(-114): "progress 1",
        .drag(-164): "progress 2",
        .drag(-164.5): "idle → pulling, progress 2.01",
        .glide(-164): "pulling → refreshing, will begin, open 1 holding 40 at -104, progress 1",
        .glide(-200): "nothing",
        .glide(-99): "hold 35",
      ])
  }

  @Test("A control without a length is fully visible as soon as it is pulled")
  func lengthless() {
    expect(
      Scenario(
        RefreshConfiguration.pull(.before, extent: 0),
        on: Self.header.metrics),
      [
        .drag(-64): "nothing",
        .drag(-64.5): "idle → pulling, progress 1",
        .glide(-64.5): "pulling → refreshing, will begin, open 1 at -64",
        .settle(1): "start 1",
        .finish(1):
          """
        accept 1 success, refreshing → idle, close 1, will end closing, complete 1 success, \
        announce success, progress 0
        """,
      ])
  }

  @Test("A footer below long content appears past 1382, arms past 1426, and rests there")
  func longFooter() {
    expect(
      Self.footer(contentLength: 2000),
      [
        .drag(1382): "nothing",
        .drag(1404): "progress 0.5",
        .drag(1426): "progress 1",
        .drag(1448): "idle → pulling, progress 1.5",
        .glide(1448):
          "pulling → refreshing, will begin, open 1 holding 44 at 1426, progress 1",
        .glide(1426): "nothing",
        .settle(1): "start 1",
        .drag(0): "nothing",
        .content(3000): "nothing",
        .finish(1): closes(1),
      ])
  }

  @Test("A footer below short content arms past −20 and holds the gap, which new content closes")
  func shortFooter() {
    expect(
      Self.footer(contentLength: 100),
      [
        .drag(-64): "nothing",
        .drag(-20): "progress 1",
        .drag(-9): "idle → pulling, progress 1.25",
        .glide(-9): "pulling → refreshing, will begin, open 1 holding 498 at -20, progress 1",
        .content(300): "hold 298",
        .settle(1): "start 1",
        .content(554): "hold 44",
        .content(2000): "nothing",
        .content(0): "hold 598",
        .end(): closes(1, cancels: true),
      ])
  }

  @Test("A longer trigger distance disarms at once")
  func newDistances() {
    expect(
      Self.header,
      [
        .drag(-164): "idle → pulling, progress 2",
        .configure(.pull(extent: 200)): "pulling → idle, progress 0.5",
      ])
  }
}
