import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The events of a run", .timeLimit(.minutes(30)))
struct EventCountTests {
  /// All events that one engine handles, as text.
  @MainActor
  private final class EventRecord: ControlEngineObserver {
    private(set) var events: [String] = []

    func engineWillHandle(_ event: RefreshEvent) { events.append("\(event)") }
    func engineDidMoveContent() {}

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private func texts(_ events: [RefreshEvent]) -> [String] { events.map { "\($0)" } }

  private let own = EventRecord()
  private let other = EventRecord()

  private func header(on screen: Screen) -> Refresher {
    let header = screen.header(.bare(54))
    header.engine.observer = own
    return header
  }

  @Test("one run of a pulled header is four events: begin, settled, end, settled")
  func fourEvents() {
    let screen = Screen()
    let header = header(on: screen)
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    let run = RefreshRun(number: 1)
    #expect(
      own.take()
        == texts([
          .begin(BeginRequest(work: .action, reveal: .always)), .settled(run), .end(.success),
          .settled(run),
        ]))
  }

  @Test("one run of an async action is four events: begin, settled, finished, settled")
  func fourEventsAsync() async {
    let screen = Screen()
    let work = Work()
    let header = screen.host.run {
      let header = Refresher.pullToLoad(.bare(54)) { try await work.run() }
      screen.scrollView.tug.header = header
      header.engine.observer = own
      return header
    }
    screen.begin(header)
    screen.advance(1)
    await work.started(1)
    work.finish(.noMoreData)
    await screen.wait(for: header, toBe: .noMoreData)
    screen.advance(1)
    let run = RefreshRun(number: 1)
    #expect(
      own.take()
        == texts([
          .begin(BeginRequest(work: .action, reveal: .always)), .settled(run),
          .finished(run, .noMoreData), .settled(run),
        ]))
  }

  @Test(
    "the other control gets one content change for each movement, and no other event",
    arguments: [true, false])
  func other(isPulled: Bool) {
    let screen = Screen()
    let header = header(on: screen)
    let footer = screen.host.run {
      let footer =
        isPulled
        ? Refresher.pull(.bare(44), callback: { _ in })
        : Refresher.auto(.bare(44), callback: { _ in })
      screen.scrollView.tug.footer = footer
      // A success resets the footer, which is another event.
      footer.isResetByRefresh = false
      footer.engine.observer = other
      return footer
    }
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    _ = (own.take(), other.take())
    screen.begin(header)
    screen.advance(1)
    #expect(other.events.filter { $0 == "contentChanged" }.count == 1, "opening")
    #expect(
      other.take().filter { $0 != "contentChanged" && !$0.hasPrefix("conditionsChanged") } == [])
    screen.end(header)
    screen.advance(1)
    #expect(other.events.filter { $0 == "contentChanged" }.count == 1, "closing")
    #expect(
      other.take().filter { $0 != "contentChanged" && !$0.hasPrefix("conditionsChanged") } == [])
    #expect(own.events.count == 4)
    #expect(footer.state == .idle)
  }

  @Test("an opening header sends no scroll events to a footer, which therefore doesn't load")
  func noScrolling() {
    // Opening moves this list by 54 points toward its start, closing by the same amount toward its
    // end.
    let screen = Screen(contentHeight: 700)
    let footer = screen.footer(.bare(44))
    let header = header(on: screen)
    screen.host.run { footer.trigger.auto?.distance = .points(100) }
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    #expect(footer.state == .idle && screen.offset == 0)
  }
}
