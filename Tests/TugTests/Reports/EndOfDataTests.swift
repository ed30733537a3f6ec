// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 20: the last word about the data stays.
@MainActor
@Suite("The end of the data, reported by a refresh", .timeLimit(.minutes(10)))
struct EndOfDataTests {
  enum Report: CaseIterable {
    case whileItOpens, whileItRuns, inTheCompletion, afterwards, asItsResult, asItsResultLater
  }

  @Test("survives the success of that refresh", arguments: Report.allCases, [true, false])
  func stays(report: Report, isPulled: Bool) {
    let (screen, header, footer) = makeScreen(isPulled)
    func say() { footer.endRefreshing(.noMoreData) }
    screen.host.run {
      header.beginRefreshing { _ in if report == .inTheCompletion { say() } }
      if report == .whileItOpens { say() }
    }
    screen.advance(1)
    screen.host.run {
      if report == .whileItRuns { say() }
      header.endRefreshing(report == .asItsResult ? .noMoreData : .success)
      if report == .afterwards { say() }
      if report == .asItsResultLater { header.endRefreshing(.noMoreData) }
    }
    screen.advance(1)
    #expect(footer.state == .noMoreData)
    #expect(header.state == .idle)
    screen.host.run { header.beginRefreshing() }
    #expect(header.state == .refreshing, "the header can be pulled again")
    screen.advance(1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(footer.state == .idle, "what was said before a refresh is of the past")
  }

  @Test("a footer of its own goes by nobody's refresh")
  func independent() {
    let (screen, header, footer) = makeScreen(false)
    footer.isResetByRefresh = false
    screen.begin(header)
    screen.advance(1)
    screen.end(header, .noMoreData)
    #expect(footer.state == .idle)
    screen.end(footer, .noMoreData)
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    #expect(footer.state == .noMoreData)
  }

  private func makeScreen(_ isPulled: Bool) -> (Screen, Refresher, Refresher) {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let footer = screen.host.run {
      let footer =
        isPulled
        ? Refresher.pullToLoad(.bare(44)) { (_: Refresher) in }
        : .auto(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
    return (screen, header, footer)
  }
}
