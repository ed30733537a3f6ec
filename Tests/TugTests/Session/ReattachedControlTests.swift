import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Each attachment numbers its own runs, so that the first run has the number of one that has ended.
@MainActor
@Suite("A control that was removed and is back", .timeLimit(.minutes(30)))
struct ReattachedControlTests {
  @MainActor
  private final class Record {
    var entries: [String] = []
  }

  private let record = Record()
  private let screen = Screen()

  /// A header that has refreshed once, was removed, and refreshes again in the same place.
  private func refreshingAgain() -> Refresher {
    let header = screen.host.run {
      let header = Refresher.pull(.bare(54)) { (_: Refresher) in }
      header.closingDuration = 0.4
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return header
    }
    screen.advance(1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(header.state == .idle)
    screen.host.run {
      screen.scrollView.tug.header = nil
      screen.scrollView.tug.header = header
      header.beginRefreshing { [record] in record.entries.append("\($0)") }
    }
    screen.advance(1)
    #expect(header.state == .refreshing)
    return header
  }

  @Test("reports the result of its new run when that ends")
  func result() {
    let header = refreshingAgain()
    #expect(record.entries == [], "the result of the run before it was removed")
    screen.host.run { header.endRefreshing(.noMoreData) }
    #expect(record.entries == ["noMoreData"])
  }

  @Test("reports the end of its closing once it has closed")
  func end() {
    let header = refreshingAgain()
    screen.host.run {
      header.endRefreshing { [record] in record.entries.append("closed") }
    }
    #expect(!record.entries.contains("closed"), "the header is still open")
    screen.advance(0.3)
    #expect(!record.entries.contains("closed"), "the header is still open")
    screen.advance(0.2)
    #expect(record.entries.last == "closed")
  }
}
