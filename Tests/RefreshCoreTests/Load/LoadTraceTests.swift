import RefreshCore
import Testing

@Suite("the auto machine, played")
struct AutoTraceTests {
  /// The offset of 0 is known, the footer holds its 44.
  private static func footer(
    _ trigger: AutoTrigger = AutoTrigger(extent: 44), contentLength: Double = 2000
  ) -> Trace {
    Trace(
      .auto(AutoMachine(trigger: trigger)),
      on: AxisMetrics(offset: 0, contentLength: contentLength, viewportLength: 667),
      after: [.content()])
  }

  private static let fires = "idle → refreshing, progress 1, run 1"

  @Test(
    "it fires at the threshold of its percentage, and not half a point before",
    arguments: [(1.0, 1377.0), (0.5, 1355), (0, 1333), (-10, 893), (2, 1421)])
  func threshold(percent: Double, offset: Double) {
    let footer = Self.footer(AutoTrigger(extent: 44, percent: percent))
    expect(footer, [.drag(offset): Self.fires])
    expect(footer, [.glide(offset): Self.fires])
    expect(footer, [.drag(offset.nextDown): "nothing", .drag(offset): Self.fires])
    expect(footer, [.drag(offset - 0.5): "nothing", .drag(offset + 0.5): Self.fires])
  }

  @Test("it fires on the way down only, and a change of content is no way")
  func direction() {
    expect(
      Self.footer(),
      [
        .content(offset: 1400): "nothing",
        .drag(1400): "nothing",
        .drag(1390): "nothing",
        .content(offset: 1380): "nothing",
        .drag(1379): "nothing",
        .drag(1380): Self.fires,
      ])
  }

  @Test("the first offset that it hears of has no direction")
  func firstOffset() {
    expect(
      Trace(.auto(AutoMachine(trigger: AutoTrigger(extent: 44))), on: Self.footer().metrics),
      [.drag(1500): "hold 44", .drag(1500): "nothing", .drag(1501): Self.fires])
  }

  @Test("it keeps its inset while it loads and afterwards, and ends without a motion")
  func wholeLoad() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): Self.fires,
        .drag(1380): "nothing",
        .begin: "nothing",
        .tap: "nothing",
        .settle(1): "nothing",
        .content(4000): "nothing",
        .finish(1): "refreshing → idle, progress 0",
        .finish(1): "nothing",
        .end(): "nothing",
      ])
  }

  @Test("a drag fires once; the next drag may again; begin and tap are not counted")
  func oneFirePerDrag() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): "idle → refreshing, progress 1, run 1",
        .finish(1): "refreshing → idle, progress 0",
        .drag(1378): "nothing",
        .lift(1379): "nothing",
        .glide(1380): "nothing",
        .touch(): "nothing",
        .drag(1381): "idle → refreshing, progress 1, run 2",
        .finish(2): "refreshing → idle, progress 0",
        .drag(1382): "nothing",
        .begin: "idle → refreshing, progress 1, run 3",
        .finish(3): "refreshing → idle, progress 0",
        .tap: "idle → refreshing, progress 1, run 4",
      ])
  }

  @Test("a drag that begins while it loads may fire when the load is over")
  func nextDragWhileLoading() {
    expect(
      Self.footer(),
      [
        .touch(): "nothing",
        .drag(1377): "idle → refreshing, progress 1, run 1",
        .lift(): "nothing",
        .touch(): "nothing",
        .drag(1378): "nothing",
        .finish(1): "refreshing → idle, progress 0",
        .drag(1379): "idle → refreshing, progress 1, run 2",
      ])
  }

  @Test("fires of a drag are counted to any number, or not at all", arguments: [0, 1, 2, 3, nil])
  func firesPerDrag(limit: Int?) {
    var trace = Self.footer(AutoTrigger(extent: 44, firesPerDrag: limit))
    for _ in 0..<2 {
      var runs = 0
      trace.play(.touch(1376))
      for step in 1...10 {
        if trace.effects(of: .drag(1376 + Double(step))).action != nil { runs += 1 }
        trace.play(.end())
      }
      #expect(runs == limit ?? 10)
      trace.play(.glide(1376))
    }
  }

  @Test("what glides beyond the threshold fires again only when it crosses it again")
  func again() {
    expect(
      Self.footer(AutoTrigger(extent: 44, firesPerDrag: nil)),
      [
        .glide(1400): "idle → refreshing, progress 1, run 1",
        .glide(1410): "nothing",
        .finish(1): "refreshing → idle, progress 0",
        .glide(1410): "nothing",
        .glide(1411): "nothing",
        .content(2020): "nothing",
        .glide(1396): "nothing",
        .glide(1397): "idle → refreshing, progress 1, run 2",
      ])
  }

  @Test("rows that turn out shorter than estimated bring the threshold to the content: it fires")
  func metByThreshold() {
    expect(
      Self.footer(),
      [
        .glide(1300): "nothing", .content(1900): "nothing", .glide(1300.5): Self.fires,
      ])
  }

  @Test("what stands beyond the threshold already does not meet it by gliding on")
  func beyondThreshold() {
    var trigger = AutoTrigger(extent: 44)
    trigger.firesOnProgrammaticScroll = false
    expect(
      Self.footer(trigger),
      [.jump(1400): "nothing", .glide(1400.5): "nothing", .drag(1401): Self.fires])
  }

  @Test("a page that is taken away and comes back is no threshold met, and is asked for once")
  func flicker() {
    let steps: KeyValuePairs<Step, String> = [
      .glide(1377): Self.fires, .finish(1): "refreshing → idle, progress 0",
      .content(4000): "nothing", .glide(1377.5): "nothing", .content(2000): "nothing",
      .glide(1378): "nothing", .content(4000): "nothing", .glide(1379): "nothing",
    ]
    expect(Self.footer(), steps)
  }

  @Test("a drag that ends beyond the end of long content asks again")
  func lift() {
    let footer = Self.footer(AutoTrigger(extent: 44, percent: 3))
    expect(footer, [.touch(1300): "nothing", .lift(1377): Self.fires])
    expect(footer, [.touch(1300): "nothing", .lift((1377.0).nextDown): "nothing"])
    expect(footer, [.touch(1400): "nothing", .lift(1399): Self.fires])
    expect(footer, [.lift(1400): "nothing"])
  }

  @Test("short content fires at the end of a drag, never by scrolling")
  func shortContent() {
    let footer = Self.footer(contentLength: 100)
    expect(footer, [.touch(): "nothing", .drag(30): "nothing", .lift(): Self.fires])
    expect(footer, [.touch(): "nothing", .lift(0): Self.fires])
    expect(footer, [.lift(0): "nothing"])
    expect(footer, [.touch(): "nothing", .drag(-30): "nothing", .lift(): "nothing"])
    expect(footer, [.touch(-30): "nothing", .lift(-0.5): "nothing"])
    expect(footer, [.touch(-30): "nothing", .lift(0): Self.fires])
    expect(footer, [.glide(30): "nothing", .glide(60): "nothing"])
  }

  @Test(
    "complaint 12: a pull at the header that is pushed back asks the footer of short content nothing"
  )
  func pushedBack() {
    let footer = Self.footer(contentLength: 100)
    expect(
      footer,
      [.touch(): "nothing", .drag(-30): "nothing", .drag(0): "nothing", .lift(): "nothing"])
    expect(
      footer,
      [.touch(): "nothing", .drag(-30): "nothing", .drag(10): "nothing", .lift(): Self.fires])
  }

  @Test("content of exactly the viewport's length is short; half a point more is long")
  func justFilling() {
    let steps: KeyValuePairs<Step, String> = [.content(667): "nothing", .drag(100): "nothing"]
    expect(Self.footer(), steps)
    expect(Self.footer(), [.content(667.5): "nothing", .drag(100): Self.fires])
  }

  @Test("below an empty list there is nothing: no inset, no fire but by begin or a tap")
  func emptyContent() {
    expect(
      Self.footer(),
      [
        .content(0): "hold 0",
        .touch(): "nothing",
        .drag(100): "nothing",
        .lift(): "nothing",
        .tap: "idle → refreshing, progress 1, run 1",
        .content(2000): "hold 44",
        .end(): "refreshing → idle, progress 0, cancel 1",
      ])
  }

  @Test("off the window it waits and starts when it gets there")
  func waiting() {
    expect(
      Self.footer(),
      [
        .beginOff: "idle → willRefresh",
        .begin: "nothing",
        .tap: "nothing",
        .drag(1400): "nothing",
        .disappear: "nothing",
        .appear: "willRefresh → refreshing, progress 1, run 1",
        .appear: "nothing",
        .end(.failure): "refreshing → failed, progress 0, cancel 1",
        .beginOff: "failed → willRefresh",
        .end(): "willRefresh → idle",
        .appear: "nothing",
        .beginOff: "idle → willRefresh",
        .end(.noMoreData): "willRefresh → noMoreData",
        .appear: "nothing",
      ])
  }

  @Test("at the end of the data, and after a failure, scrolling starts nothing")
  func stopped() {
    expect(
      Self.footer(),
      [
        .end(.noMoreData): "idle → noMoreData",
        .touch(): "nothing",
        .drag(1400): "nothing",
        .lift(): "nothing",
        .begin: "nothing",
        .beginOff: "nothing",
        .tap: "nothing",
        .reset: "noMoreData → idle",
        .reset: "nothing",
        .drag(1401): "idle → refreshing, progress 1, run 1",
        .finish(1, .failure): "refreshing → failed, progress 0",
        .touch(): "nothing",
        .drag(1402): "nothing",
        .lift(): "nothing",
        .tap: "failed → refreshing, progress 1, run 2",
        .finish(1): "nothing",
        .end(): "refreshing → idle, progress 0, cancel 2",
      ])
  }

  @Test("a new length of the footer counts from the next fact")
  func newTrigger() {
    var machine = AutoMachine(trigger: AutoTrigger(extent: 44))
    let metrics = Self.footer().metrics
    #expect(machine.handle(.contentChanged, metrics).words == "hold 44")
    machine.trigger = AutoTrigger(extent: 60)
    #expect(machine.handle(.contentChanged, metrics).words == "hold 60")
    #expect(machine.handle(.scrolled(isDragging: true), metrics.at(1392.5)) == .none)
    #expect(machine.handle(.scrolled(isDragging: true), metrics.at(1393)).action != nil)
  }
}
