// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Callbacks during a refresh", .timeLimit(.minutes(30)), .replayed)
struct HookTests {
  /// The hooks and completions of a control, in the order of their calls.
  @MainActor
  final class Record {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private let record = Record()

  private func listen(to refresher: Refresher) {
    refresher.onWillBegin = { [record] in record.note("will begin") }
    refresher.onDidBegin = { [record] in record.note("did begin") }
    refresher.onWillEnd = { [record] in record.note("will end") }
    refresher.onDidEnd = { [record] in record.note("did end") }
  }

  private func header(on screen: Screen) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.bare(54)) { [record] (_: Refresher) in record.note("action") }
      listen(to: header)
      screen.scrollView.tug.header = header
      return header
    }
  }

  private func auto(on screen: Screen) -> Refresher {
    screen.host.run {
      let footer = Refresher.auto(.bare(44)) { [record] (_: Refresher) in record.note("action") }
      listen(to: footer)
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  private static let whole = ["will begin", "action", "did begin", "will end", "did end"]

  @Test("a pulled control: will begin, action, did begin, will end with the animation, did end")
  func pull() {
    let screen = Screen()
    let header = header(on: screen)
    var animated: TimeInterval?
    header.onWillEnd = { [record] in
      animated = UIView.inheritedAnimationDuration
      record.note("will end")
    }
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    screen.pull(toOffset: -70)
    screen.letGo()
    #expect(record.take() == ["will begin"])
    screen.advance(0.3)
    #expect(record.take() == ["action", "did begin"])
    screen.host.run { header.endRefreshing() }
    #expect(record.take() == ["will end"])
    #expect(animated == 0.4)
    screen.advance(0.39)
    #expect(record.take() == [])
    screen.advance(0.02)
    #expect(record.take() == ["did end"])
  }

  @Test("an automatic control begins and ends at once")
  func automatic() {
    let screen = Screen()
    let footer = auto(on: screen)
    screen.scroll(to: 1377)
    #expect(record.take() == ["will begin", "action", "did begin"])
    screen.host.run { footer.endRefreshing() }
    #expect(record.take() == ["will end", "did end"])
  }

  @Test(
    "MJRefresh defect 4: ended before it has opened, it never runs its action, but reports its end")
  func endedEarly() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(record.take() == ["will begin", "will end", "did end"])
  }

  @Test("MJRefresh defect 5: end and begin in one turn end one run and begin the next")
  func endBegin() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.3)
    _ = record.take()
    screen.host.run {
      header.endRefreshing()
      header.beginRefreshing()
    }
    #expect(record.take() == ["will end", "did end", "will begin"])
    #expect(header.state == .refreshing)
    screen.advance(0.3)
    #expect(record.take() == ["action", "did begin"])
    screen.advance(1)
    #expect(record.take() == [], "the end of the first run is reported once")
    #expect(screen.inset.top == 54)
  }

  @Test(
    "complaint 20: begin, end, begin, end in one turn gives each caller its result, in order"
  )
  func oneTurn() {
    let screen = Screen()
    let header = header(on: screen)
    // With the motion of a spring it is closed as soon as it ends, because it has not moved.
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    func ask() {
      header.beginRefreshing { [record] in record.note("1: \($0.outcome)") }
      header.endRefreshing(.success) { [record] in record.note("1 closed") }
      header.beginRefreshing { [record] in record.note("2: \($0.outcome)") }
      header.beginRefreshing { [record] in record.note("2 again: \($0.outcome)") }
      header.endRefreshing(.failure(Trouble())) { [record] in record.note("2 closed") }
      header.endRefreshing { [record] in record.note("nothing to close") }
    }
    screen.host.run { ask() }
    screen.advance(1)
    #expect(
      record.take() == [
        "will begin", "will end", "1: success", "did end", "1 closed", "will begin", "will end",
        "2: failure", "2 again: failure", "nothing to close", "did end", "2 closed",
      ])
    #expect(screen.inset == .zero)
    #expect(header.state == .failed)

    // The same from within a callback of the control.
    header.onStateChange = { [weak header] old, new in
      guard old == .failed, new == .refreshing, let header else { return }
      header.onStateChange = nil
      header.endRefreshing()
      ask()
    }
    screen.host.run { header.beginRefreshing { [record] in record.note("0: \($0.outcome)") } }
    screen.advance(1)
    let told = record.take().filter { !$0.hasPrefix("will") && $0 != "did end" }
    for run in ["1", "2"] {
      #expect(told.filter { $0.hasPrefix("\(run):") }.count == 1)
      #expect(told.filter { $0 == "\(run) closed" }.count == 1)
    }
    #expect(told.contains("1: success") && told.contains("2: failure"))
    #expect(screen.inset == .zero)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test(
    "MJRefresh defect 8: without a window it waits, and its callers are notified when it is ended")
  func offWindow() {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing { [record] in record.note("\($0.outcome)") } }
    #expect(header.state == .willRefresh && header.isRefreshing)
    screen.host.run { header.endRefreshing { [record] in record.note("closed") } }
    #expect(record.take() == ["success", "closed"])
    screen.attach()
    screen.advance(1)
    #expect(record.take() == [])
    #expect(header.state == .idle)

    screen.host.run { screen.scrollView.removeFromSuperview() }
    screen.host.run { header.beginRefreshing() }
    screen.attach()
    screen.advance(1)
    #expect(record.take() == ["will begin", "action", "did begin"], "it begins once")
  }

  @Test("MJRefresh defect 8: beginning a footer without more data is refused, and reported")
  func refused() async {
    let screen = Screen()
    let footer = auto(on: screen)
    screen.host.run { footer.endRefreshing(.noMoreData) }
    var results: [RefreshOutcome] = []
    screen.host.run { footer.beginRefreshing { results.append($0.outcome) } }
    #expect(results == [.noMoreData])
    #expect(await footer.refresh().outcome == .noMoreData)
    #expect(footer.state == .noMoreData)
    #expect(record.take() == [])
    screen.scroll(to: 1377)
    screen.finger.tap(at: CGPoint(x: 180, y: 640))
    #expect(record.take() == [])
  }

  @Test("the caller of an action that ends at once gets its result", arguments: [true, false])
  func endsAtOnce(isPull: Bool) {
    let screen = Screen()
    let action: RefreshCallback = { $0.endRefreshing(.failure(Trouble())) }
    let control: Refresher = screen.host.run {
      isPull ? Refresher.pull(.bare(44), callback: action) : .auto(.bare(44), callback: action)
    }
    var results: [RefreshResult] = []
    screen.host.run {
      screen.scrollView.tug.footer = control
      control.beginRefreshing { results.append($0) }
    }
    screen.advance(3)
    #expect(results.count == 1 && results[0].error is Trouble)
    screen.host.run { control.endRefreshing { results.append(.success) } }
    #expect(results.count == 2, "there is no closing animation")
  }

  @Test("a run ends for all its callers when its control is removed", arguments: [true, false])
  func removed(whileOpening: Bool) {
    let screen = Screen()
    let header = header(on: screen)
    var results: [RefreshResult] = []
    screen.host.run { header.beginRefreshing { results.append($0) } }
    if !whileOpening { screen.advance(0.3) }
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(results.count == 1 && results[0].outcome == .cancelled)
    #expect(
      record.take() == Self.whole.filter { !whileOpening || !["action", "did begin"].contains($0) })
    screen.advance(1)
    #expect(record.take() == [])
    screen.host.run { header.beginRefreshing { results.append($0) } }
    #expect(results.count == 2 && results[1].outcome == .cancelled, "it isn't attached")
  }

  @Test(
    "complaint 22: a caller that awaits a refresh gets its result, a second caller the same one")
  func awaiting() async {
    let screen = Screen()
    let work = Work()
    let header = screen.host.run {
      let header = Refresher.pullToLoad(.bare(54)) { try await work.run() }
      screen.scrollView.tug.header = header
      return header
    }
    let first = screen.host.run { Task { await header.refresh().outcome } }
    let second = screen.host.run { Task { await header.refresh().outcome } }
    await screen.settleTasks()
    screen.advance(0.3)
    await work.started(1)
    work.finish(.noMoreData)
    #expect(await first.value == .noMoreData)
    #expect(await second.value == .noMoreData)
    #expect(work.starts == 1)
  }

  @Test("complaint 30: a result shows for its duration, and a fast action for the minimum duration")
  func times() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run {
      header.minimumDuration = 1
      header.resultDuration = 2
      header.beginRefreshing()
    }
    screen.advance(0.3)
    screen.host.run { header.endRefreshing() }
    #expect(header.lastUpdated != nil)
    screen.advance(0.9)
    #expect(header.state == .refreshing)
    screen.advance(0.1)
    #expect(header.state == .succeeded)
    #expect(screen.inset.top == 54 && screen.offset == -54)
    #expect(record.take() == ["will begin", "action", "did begin"])
    screen.advance(1.9)
    #expect(header.state == .succeeded)
    screen.advance(0.2)
    #expect(header.state == .idle)
    #expect(record.take() == ["will end"])
    screen.advance(1)
    #expect(record.take() == ["did end"])
    #expect(screen.inset == .zero && screen.offset == 0)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("a pull while a header shows its failure retries, and a smaller one closes the header")
  func pulledFailure() {
    let screen = Screen(contentHeight: 2000)
    var runs = 0
    let header = Refresher.pull(.classic) { (_: Refresher) in runs += 1 }
    screen.host.run { screen.scrollView.tug.header = header }
    let fail = { screen.host.run { header.endRefreshing(.failure(Trouble())) } }
    screen.pull(toOffset: -60)
    screen.letGo()
    screen.advance(1)
    fail()
    screen.advance(0.5)
    #expect(header.state == .failed && screen.inset.top == 54)

    screen.pull(toOffset: -70)
    #expect(header.state == .pulling, "nothing says that a release retries")
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .refreshing && runs == 2, "the pull did nothing")
    #expect(screen.inset.top == 54)

    fail()
    screen.advance(0.5)
    screen.pull(toOffset: -30)
    #expect(header.state == .failed, "the reason is gone while it's in sight")
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .failed && runs == 2)
    #expect(screen.inset.top == 0 && screen.offset == 0)
  }

  @Test("complaint 29: a failure shows for its duration, with its reason, and can be retried")
  func failureShown() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run {
      header.resultDuration = 1
      header.beginRefreshing()
    }
    screen.advance(0.5)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    #expect(header.state == .failed && header.failure is Trouble)
    #expect(screen.inset.top == 54)
    screen.host.run { header.beginRefreshing() }
    #expect(header.state == .refreshing && header.failure == nil)
    screen.advance(0.3)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    screen.advance(2.5)
    #expect(header.state == .failed && header.failure is Trouble)
    #expect(screen.inset == .zero)
  }

  @Test("removed while a result shows, no event follows")
  func removedWhileShown() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run {
      header.resultDuration = 1
      header.beginRefreshing()
    }
    screen.advance(0.3)
    screen.host.run { header.endRefreshing() }
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(screen.inset == .zero)
    #expect(record.take() == Self.whole)
    screen.advance(3)
    #expect(record.take() == [])
    #expect(screen.host.scheduledCount == 0)
  }
}
