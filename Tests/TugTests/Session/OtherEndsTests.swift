import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@concurrent
private nonisolated func elsewhere(_ body: @Sendable () -> Void) async { body() }

/// The ways in which code that was written for other libraries ends a load.
@MainActor
@Suite("Ends of a load that are not endRefreshing()")
struct OtherEndsTests {
  private func loading(isPulled: Bool) -> (Screen, Refresher) {
    let screen = Screen()
    let footer = screen.host.run {
      let footer =
        isPulled
        ? Refresher.pullToLoad(.bare(44)) { (_: Refresher) in }
        : .auto(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      footer.beginRefreshing()
      return footer
    }
    screen.advance(1)
    #expect(footer.state == .refreshing)
    return (screen, footer)
  }

  @Test("resetNoMoreData() during a load with a callback ends it", arguments: [false, true])
  func reset(isPulled: Bool) {
    let (screen, footer) = loading(isPulled: isPulled)
    var results: [RefreshResult] = []
    screen.host.run { footer.beginRefreshing { results.append($0) } }
    screen.host.run { footer.resetNoMoreData() }
    screen.advance(1)
    #expect(footer.state == .idle)
    #expect(results.map(\.outcome) == [.success])
  }

  @Test("isHidden during a load with a callback cancels it", arguments: [false, true])
  func hide(isPulled: Bool) {
    let (screen, footer) = loading(isPulled: isPulled)
    screen.host.run { footer.isHidden = true }
    screen.advance(1)
    #expect(footer.state == .idle && screen.inset == .zero)
    #expect(footer.lastUpdated == nil)
    screen.host.run {
      footer.isHidden = false
      footer.beginRefreshing()
    }
    #expect(footer.isRefreshing, "the next load works")
  }

  @Test("a hidden header's refresh goes on")
  func header() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    screen.begin(header)
    screen.advance(1)
    screen.host.run { header.isHidden = true }
    screen.advance(1)
    #expect(header.isRefreshing)
  }

  @Test("endRefreshing() after the end of the data changes nothing, and the log says so once")
  func afterEnd() {
    let (screen, footer) = loading(isPulled: false)
    var warnings: [String] = []
    screen.host.run { Refresher.warningHandler = { warnings.append("\($0)") } }
    screen.end(footer, .noMoreData)
    screen.end(footer, .noMoreData)
    #expect(warnings.isEmpty)
    screen.end(footer)
    screen.end(footer)
    #expect(footer.state == .noMoreData)
    #expect(warnings.count == 1 && warnings.first?.contains("resetNoMoreData()") == true)
  }

  @Test("a call from another thread reaches the control, and the log says so once")
  func otherThread() async {
    let screen = Screen()
    let header = screen.header(.bare(54))
    var warnings: [String] = []
    screen.host.run { Refresher.warningHandler = { warnings.append("\($0)") } }
    screen.begin(header)
    screen.advance(1)
    // As code in Swift 5 calls it from the queue of a request.
    let end = unsafeBitCast(
      { (_ header: Refresher) in header.endRefreshing() } as @MainActor (Refresher) -> Void,
      to: (@Sendable (Refresher) -> Void).self)
    await screen.host.run { Task { await elsewhere { end(header) } } }.value
    await screen.settleTasks()
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero)
    #expect(warnings.count == 1 && warnings.first?.contains("thread") == true)
  }
}
