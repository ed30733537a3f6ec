// Complaint numbers refer to docs/references/complaints.md.

import Testing

@testable import Tug

@Suite("A loading control in use")
struct LoadTraceTests {
  /// The offset of 0 is known, and the footer holds its 44.
  private static func footer(
    _ configuration: RefreshConfiguration = .load(), contentLength: Double = 2000
  ) -> Scenario {
    Scenario(
      configuration,
      on: AxisMetrics(offset: 0, contentLength: contentLength, viewportLength: 667),
      after: [.content()])
  }

  private static let begins = "idle → refreshing, will begin, start 1, progress 1"

  @Test(
    "A control triggers at the threshold of its percentage, and not half a point before",
    arguments: [(1.0, 1377.0), (0.5, 1355), (0, 1333), (-10, 893), (2, 1421)])
  func threshold(percent: Double, offset: Double) {
    let footer = Self.footer(.load(distance: .percent(percent)))
    expect(footer, [.drag(offset): Self.begins])
    expect(footer, [.glide(offset): Self.begins])
    expect(footer, [.drag(offset.nextDown): "nothing", .drag(offset): Self.begins])
    expect(footer, [.drag(offset - 0.5): "nothing", .drag(offset + 0.5): Self.begins])
  }

  @Test(
    "A control triggers only on the way toward the end; a change of the content doesn't count"
  )
  func direction() {
    expect(
      Self.footer(),
      [
        .content(offset: 1400): "nothing",
        .drag(1400): "nothing",
        .drag(1390): "nothing",
        .content(offset: 1380): "nothing",
        .drag(1379): "nothing",
        .drag(1380): Self.begins,
      ])
  }

  @Test("The first offset has no direction")
  func firstOffset() {
    expect(
      Scenario(RefreshConfiguration.load(), on: Self.footer().metrics),
      [.drag(1500): "hold 44", .drag(1500): "nothing", .drag(1501): Self.begins])
  }

  @Test("A control keeps its inset while it loads and afterwards, and ends without a movement")
  func wholeLoad() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): Self.begins,
        .drag(1380): "nothing",
        .begin: "nothing",
        .tap: "nothing",
        .settle(1): "nothing",
        .content(4000): "nothing",
        .finish(1): ends(1),
        .finish(1): "nothing",
        .end(): "nothing",
      ])
  }

  @Test("A drag triggers once, the next drag again; requests and taps are not counted")
  func oneFirePerDrag() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): "idle → refreshing, will begin, start 1, progress 1",
        .finish(1): ends(1),
        .drag(1378): "nothing",
        .lift(1379): "nothing",
        .glide(1380): "nothing",
        .touch(): "nothing",
        .drag(1381): "idle → refreshing, will begin, start 2, progress 1",
        .finish(2): ends(2),
        .drag(1382): "nothing",
        .begin: "idle → refreshing, will begin, start 3, progress 1",
        .finish(3): ends(3),
        .tap: "idle → refreshing, will begin, start 4, progress 1",
      ])
  }

  @Test("A drag that begins during a run can trigger after it")
  func nextDragWhileLoading() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): "idle → refreshing, will begin, start 1, progress 1",
        .lift(): "nothing",
        .touch(): "nothing",
        .drag(1378): "nothing",
        .finish(1): ends(1),
        .drag(1379): "idle → refreshing, will begin, start 2, progress 1",
      ])
  }

  @Test(
    "The triggers of a drag are limited to any number, or unlimited", arguments: [0, 1, 2, 3, nil])
  func triggersPerDrag(limit: Int?) {
    var scenario = Self.footer(.load(triggersPerDrag: limit))
    for _ in 0..<2 {
      var runs = 0
      scenario.play(.touch(1376))
      for step in 1...10 {
        scenario.play(.drag(1376 + Double(step)))
        if scenario.machine.isRunning { runs += 1 }
        scenario.play(.end())
      }
      #expect(runs == limit ?? 10)
      scenario.play(.glide(1376))
    }
  }

  @Test(
    "Decelerating content triggers again only when it crosses the threshold again"
  )
  func again() {
    expect(
      Self.footer(.load(triggersPerDrag: nil)),
      [
        .glide(1400): "idle → refreshing, will begin, start 1, progress 1",
        .glide(1410): "nothing",
        .finish(1): ends(1),
        .glide(1410): "nothing",
        .glide(1411): "nothing",
        .content(2020): "nothing",
        .glide(1396): "nothing",
        .glide(1397): "idle → refreshing, will begin, start 2, progress 1",
      ])
  }

  @Test("Rows that turn out shorter than estimated bring the threshold to the content and trigger")
  func metByThreshold() {
    expect(
      Self.footer(),
      [
        .glide(1300): "nothing", .content(1900): "nothing", .glide(1300.5): Self.begins,
      ])
  }

  @Test("Content already past the threshold doesn't trigger by decelerating further")
  func beyondThreshold() {
    expect(
      Self.footer(.load { $0.causes = [.finger, .momentum] }),
      [.jump(1400): "nothing", .glide(1400.5): "nothing", .drag(1401): Self.begins])
  }

  @Test("A page that is removed and comes back is loaded once")
  func flicker() {
    let steps: KeyValuePairs<Step, String> = [
      .glide(1377): Self.begins, .finish(1): ends(1),
      .content(4000): "nothing", .glide(1377.5): "nothing", .content(2000): "nothing",
      .glide(1378): "nothing", .content(4000): "nothing", .glide(1379): "nothing",
    ]
    expect(Self.footer(), steps)
  }

  @Test("A drag that ends past the end of long content triggers again")
  func lift() {
    let footer = Self.footer()
    expect(footer, [.touch(1300): "nothing", .lift(1377): Self.begins])
    expect(footer, [.touch(1300): "nothing", .lift((1377.0).nextDown): "nothing"])
    expect(footer, [.touch(1400): "nothing", .lift(1399): Self.begins])
    expect(footer, [.lift(1400): "nothing"])
  }

  @Test("Short content triggers at the end of a drag, never during scrolling")
  func shortContent() {
    let footer = Self.footer(contentLength: 100)
    expect(footer, [.touch(): "nothing", .drag(30): "nothing", .lift(): Self.begins])
    expect(footer, [.touch(): "nothing", .lift(0): Self.begins])
    expect(footer, [.lift(0): "nothing"])
    expect(footer, [.touch(): "nothing", .drag(-30): "nothing", .lift(): "nothing"])
    expect(footer, [.touch(-30): "nothing", .lift(-0.5): "nothing"])
    expect(footer, [.touch(-30): "nothing", .lift(0): Self.begins])
    expect(footer, [.glide(30): "nothing", .glide(60): "nothing"])
  }

  @Test(
    "Complaint 12: Pulling a header and pushing it back doesn't trigger the footer of short content"
  )
  func pushedBack() {
    let footer = Self.footer(contentLength: 100)
    expect(
      footer,
      [.touch(): "nothing", .drag(-30): "nothing", .drag(0): "nothing", .lift(): "nothing"])
    expect(
      footer,
      [.touch(): "nothing", .drag(-30): "nothing", .drag(10): "nothing", .lift(): Self.begins])
  }

  @Test("Content of exactly the viewport's length is short, half a point more is long")
  func justFilling() {
    let steps: KeyValuePairs<Step, String> = [.content(667): "nothing", .drag(100): "nothing"]
    expect(Self.footer(), steps)
    expect(Self.footer(), [.content(667.5): "nothing", .drag(100): Self.begins])
  }

  @Test("Below an empty list a control holds no inset, and starts only on a request or a tap")
  func emptyContent() {
    expect(
      Self.footer(),
      [
        .content(0): "hold 0",
        .touch(): "nothing",
        .drag(100): "nothing",
        .lift(): "nothing",
        .tap: "idle → refreshing, will begin, start 1, progress 1",
        .content(2000): "hold 44",
        .end(): ends(1, cancels: true),
      ])
  }

  @Test("Outside a window a run waits, and begins in the window")
  func waiting() {
    expect(
      Self.footer(),
      [
        .beginOutsideWindow: "idle → willRefresh",
        .begin: "nothing",
        .tap: "nothing",
        .drag(1400): "nothing",
        .disappear: "nothing",
        .appear: "willRefresh → refreshing, will begin, start 1, progress 1",
        .appear: "nothing",
        .end(.failure): ends(1, .failure, cancels: true),
        .beginOutsideWindow: "failed → willRefresh",
        .end(): "willRefresh → idle, complete 2 success",
        .appear: "nothing",
        .beginOutsideWindow: "idle → willRefresh",
        .end(.noMoreData): "willRefresh → noMoreData, complete 3 noMoreData",
        .appear: "nothing",
      ])
  }

  @Test("At the end of the data and after a failure, scrolling starts nothing")
  func stopped() {
    expect(
      Self.footer(),
      [
        .end(.noMoreData): "idle → noMoreData",
        .touch(): "nothing",
        .drag(1400): "nothing",
        .lift(): "nothing",
        .begin: "nothing",
        .beginOutsideWindow: "nothing",
        .tap: "nothing",
        .reset: "noMoreData → idle",
        .reset: "nothing",
        .drag(1401): "idle → refreshing, will begin, start 1, progress 1",
        .finish(1, .failure): ends(1, .failure),
        .touch(): "nothing",
        .drag(1402): "nothing",
        .lift(): "nothing",
        .tap: "failed → refreshing, will begin, start 2, progress 1",
        .finish(1): "nothing",
        .end(): ends(2, cancels: true),
      ])
  }

  @Test("A new length of the footer moves its trigger")
  func newTrigger() {
    expect(
      Self.footer(),
      [
        .configure(.load(extent: 60)): "open holding 60",
        .drag(1392.5): "nothing",
        .drag(1393): Self.begins,
      ])
  }
}
