import Testing

@testable import Tug

@Suite("The question before a run")
struct QuestionTests {
  /// Shows past −64, arms past −114, rests at −114.
  private static func header(_ change: (inout PullConfiguration) -> Void = { _ in }) -> Scenario {
    Scenario(
      RefreshConfiguration.pull(.before, change).with { $0.asksBeforeBeginning = true },
      on: AxisMetrics(offset: -64, contentLength: 2000, viewportLength: 667, insetBefore: 64))
  }

  private static func footer(
    triggersPerDrag: Int? = 1, retriesFailure: Bool = false
  ) -> Scenario {
    let configuration = RefreshConfiguration.load(triggersPerDrag: triggersPerDrag) {
      $0.retriesFailure = retriesFailure
    }
    return Scenario(
      configuration.with { $0.asksBeforeBeginning = true },
      on: AxisMetrics(offset: 0, contentLength: 2000, viewportLength: 667), after: [.content()])
  }

  private static let opens =
    "pulling → refreshing, will begin, open 1 holding 50 at -114, progress 1"

  @Test("A released pull asks the app, follows the content meanwhile, and opens once it is allowed")
  func allowed() {
    expect(
      Self.header(),
      [
        .drag(-164): "idle → pulling, progress 2",
        .glide(-159): "ask 1, progress 1.9",
        .glide(-139): "progress 1.5",
        .tap: "nothing",
        .answer(1, true): Self.opens,
        .settle(1): "start 1",
        .answer(1, false): "nothing",
      ])
  }

  @Test("A denied run never begins, and isn't asked about again in the same pull")
  func denied() {
    expect(
      Self.header(),
      [
        .drag(-164): "idle → pulling, progress 2",
        .glide(-164): "ask 1",
        .answer(1, false): "pulling → idle",
        .answer(1, true): "nothing",
        .drag(-170): "progress 2.12",
        .glide(-64): "progress 0",
        .drag(-164): "idle → pulling, progress 2",
        .glide(-164): "ask 2",
        .answer(1, true): "nothing",
      ])
  }

  @Test("A denied retry leaves the control failed")
  func deniedRetry() {
    let failed = Self.header().after(.begin, .settle(1), .finish(1, .failure), .settle(1))
    expect(failed, [.tap: "ask 2", .answer(2, false): "nothing"])
    #expect(failed.after(.tap, .answer(2, false)).machine.state == .failed)
    expect(
      failed,
      [
        .tap: "ask 2",
        .answer(2, true):
          "failed → refreshing, will begin, open 2 holding 50 at -114, progress 1",
      ])
  }

  @Test("An allowed run waits while another control blocks it")
  func allowedWhileBlocked() {
    expect(
      Self.header().after(.drag(-164), .glide(-164)),
      [
        .block: "nothing",
        .answer(1, true): "pulling → willRefresh",
        .appear: "willRefresh → refreshing, will begin, open 1 holding 50 at -114, progress 1",
      ])
  }

  @Test("A request by the app isn't asked about, and supersedes the answer")
  func appBegins() {
    expect(
      Self.header().after(.drag(-164), .glide(-164)),
      [
        .begin: "pulling → refreshing, will begin, open 2 holding 50 at -114, progress 1",
        .answer(1, false): "nothing",
        .answer(1, true): "nothing",
        .settle(2): "start 2",
      ])
    expect(
      Self.header().after(.drag(-164), .glide(-164), .beginOutsideWindow),
      [.answer(1, true): "nothing", .appear: Self.waitingOpens])
  }

  private static let waitingOpens =
    "willRefresh → refreshing, will begin, open 2 holding 50 at -114, progress 1"

  @Test("A control removed while the app is asked ignores the answer")
  func removed() {
    expect(
      Self.header().after(.drag(-164), .glide(-164)),
      [.remove: "pulling → idle, progress 0", .answer(1, true): "nothing"])
  }

  @Test("No more data withdraws the question")
  func noMoreData() {
    expect(
      Self.header().after(.drag(-164), .glide(-164)),
      [.end(.noMoreData): "pulling → noMoreData", .answer(1, true): "nothing"])
  }

  @Test("At the threshold the app is asked with the finger down, and the control opens on release")
  func atThreshold() {
    expect(
      Self.header { $0.firing = .atThreshold },
      [
        .touch(): "nothing",
        .drag(-115): "ask 1, progress 1.02",
        .answer(1, true): "idle → refreshing, will begin, start 1, progress 1",
        .drag(-120): "nothing",
        .glide(-118): "open holding 50 at -114",
      ])
    expect(
      Self.header { $0.firing = .atThreshold },
      [
        .touch(): "nothing",
        .drag(-115): "ask 1, progress 1.02",
        .glide(-110): "progress 0.92",
        .answer(1, true):
          "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
      ])
    expect(
      Self.header { $0.firing = .atThreshold },
      [
        .touch(): "nothing",
        .drag(-115): "ask 1, progress 1.02",
        .drag(-60): "progress 0",
        .lift(): "nothing",
        .answer(1, true):
          "idle → refreshing, will begin, open 1 holding 50 at -114, progress 1",
      ])
  }

  @Test("A loading control asks once per drag", arguments: [1, nil])
  func oncePerDrag(limit: Int?) {
    expect(
      Self.footer(triggersPerDrag: limit),
      [
        .touch(): "nothing",
        .drag(1377): "ask 1",
        .drag(1380): "nothing",
        .answer(1, false): "nothing",
        .drag(1385): "nothing",
        .lift(1390): "nothing",
        .touch(): "nothing",
        .drag(1395): "ask 2",
        .answer(2, true): "idle → refreshing, will begin, start 2, progress 1",
      ])
  }

  @Test("The app is also asked about runs started by taps and by checks")
  func tapsAndLooks() {
    expect(Self.footer(), [.tap: "ask 1"])
    let short = Scenario(
      RefreshConfiguration.load().with {
        $0.asksBeforeBeginning = true
        $0.shortContent = .fill(limit: 3)
      },
      on: AxisMetrics(offset: 0, contentLength: 100, viewportLength: 667))
    expect(short, [.content(): "hold 44, wait 0 for 0", .elapse(0): "ask 1"])
  }
}
