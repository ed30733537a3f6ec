import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("After a refused request", .timeLimit(.minutes(30)))
struct RefusalTests {
  @MainActor
  private final class Record {
    var outcomes: [String] = []
  }

  private let record = Record()

  /// A footer after the end of the data, which has refused a request.
  private func refusing(on screen: Screen) -> Refresher {
    let footer = screen.footer(.bare(44))
    screen.end(footer, .noMoreData)
    begin(footer, on: screen)
    #expect(record.outcomes == ["noMoreData"])
    record.outcomes = []
    return footer
  }

  private func begin(_ control: Refresher, on screen: Screen) {
    screen.host.run { control.beginRefreshing { [record] in record.outcomes.append("\($0)") } }
  }

  @Test("the next run has its own result, and reports it when it ends")
  func nextRun() {
    let screen = Screen()
    let footer = refusing(on: screen)
    screen.host.run { footer.resetNoMoreData() }
    begin(footer, on: screen)
    #expect(footer.state == .refreshing)
    #expect(record.outcomes == [], "the run is in progress")
    screen.end(footer)
    #expect(record.outcomes == ["success"])
  }

  @Test("a run started by scrolling has its own result for callers that join it")
  func joinedRun() {
    let screen = Screen()
    let footer = refusing(on: screen)
    screen.host.run { footer.resetNoMoreData() }
    screen.scroll(to: 1377)
    #expect(footer.state == .refreshing)
    begin(footer, on: screen)
    #expect(record.outcomes == [], "the run is in progress")
    screen.end(footer)
    #expect(record.outcomes == ["success"])
  }

  @Test("a second request is refused as well")
  func refusedAgain() {
    let screen = Screen()
    let footer = refusing(on: screen)
    begin(footer, on: screen)
    #expect(record.outcomes == ["noMoreData"] && footer.state == .noMoreData)
  }
}
