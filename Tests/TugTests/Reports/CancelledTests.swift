// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 22: canceled work is neither a success nor a failure.
@MainActor
@Suite("Canceled work", .timeLimit(.minutes(10)))
struct CancelledTests {
  enum Way: CaseIterable {
    case throwsCancellation, throwsURLError, returnsResult, returnsFailure, ended, endedAsFailure
  }

  @Test(
    "closes, says nothing, and leaves everything as it was", arguments: Way.allCases, [true, false])
  func saysNothing(way: Way, isPull: Bool) async {
    let screen = Screen()
    screen.host.accessibility.isVoiceOverRunning = true
    let gate = Gate<RefreshResult>()
    let footer = screen.footer(.bare(44))
    screen.end(footer, .noMoreData)
    let control = screen.host.run {
      let action: LoadAction = { try await gate.wait() }
      let control =
        isPull ? Refresher.pull(.bare(54), action: action) : .auto(.bare(44), action: action)
      control.lastUpdated = Date(timeIntervalSince1970: 1)
      if isPull {
        screen.scrollView.tug.header = control
      } else {
        screen.scrollView.tug.footer = control
      }
      return control
    }
    var results: [RefreshOutcome] = []
    screen.host.run { control.beginRefreshing { results.append($0.outcome) } }
    screen.advance(1)
    await screen.settleTasks()
    screen.host.accessibility.posts = []
    switch way {
    case .throwsCancellation: gate.fail(with: CancellationError())
    case .throwsURLError: gate.fail(with: URLError(.cancelled))
    case .returnsResult: gate.open(with: .cancelled)
    case .returnsFailure: gate.open(with: .failure(CancellationError()))
    case .ended: screen.end(control, .cancelled)
    case .endedAsFailure: screen.end(control, .failure(URLError(.cancelled)))
    }
    await screen.wait(for: control, toBe: .idle)
    screen.advance(1)
    #expect(results == [.cancelled] && control.failure == nil)
    #expect(control.lastUpdated == Date(timeIntervalSince1970: 1), "a success that was none")
    #expect(screen.host.accessibility.announcements == [], "VoiceOver speaks of it")
    #expect(screen.inset.top == 0 && screen.offset == 0)
    if isPull { #expect(footer.state == .noMoreData, "it resets what a success resets") }
  }
}
