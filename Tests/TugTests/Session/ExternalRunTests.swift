import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Shown as refreshing, with other controls and other runs", .timeLimit(.minutes(30)))
struct ExternalRunTests {
  @MainActor
  private final class Record {
    var loads = 0
    var cancellations = 0
  }

  private let record = Record()

  @Test("blocks the footer as a refresh does, and lets it load afterwards")
  func blocks() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let footer = screen.footer(.bare(44)) { [record] _ in record.loads += 1 }
    screen.host.run { header.showRefreshing(reveal: .never) }
    screen.scroll(to: 1377)
    #expect(record.loads == 0 && footer.state == .idle)
    screen.end(header)
    screen.advance(1)
    screen.scroll(to: 1300)
    screen.scroll(to: 1377)
    #expect(record.loads == 1)
  }

  @Test("waits for a loading footer, and is shown afterwards")
  func waits() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let footer = screen.footer(.bare(44))
    screen.scroll(to: 1377)
    screen.host.run { header.showRefreshing() }
    #expect(header.state == .willRefresh)
    screen.end(footer)
    screen.advance(1)
    #expect(header.state == .refreshing && screen.offset == -54)
  }

  @Test("a refresh replaces a footer shown as loading, if refreshes cancel loads")
  func cancelled() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let footer = screen.footer(.bare(44)) { [record] _ in record.loads += 1 }
    screen.scrollView.tug.arbitration = .refreshCancelsLoad
    screen.host.run { footer.showRefreshing() }
    #expect(footer.state == .refreshing)
    screen.begin(header)
    screen.advance(1)
    #expect(footer.state == .idle && header.state == .refreshing && record.loads == 0)
    screen.host.run { footer.endRefreshing(.noMoreData) }
    #expect(header.state == .refreshing)
  }

  @Test("a run ended early by the app doesn't cancel the task of the previous run")
  func lateAction() async {
    let screen = Screen()
    let work = LateWork()
    let header = screen.host.run {
      let header = Refresher.pullToLoad(.bare(54)) { try await work.run() }
      screen.scrollView.tug.header = header
      return header
    }
    screen.begin(header)
    screen.advance(1)
    await work.started(1)
    screen.end(header)
    screen.advance(1)
    screen.host.run { header.showRefreshing() }
    screen.advance(1)
    await work.finish(.success(.noMoreData))
    #expect(header.state == .refreshing, "the late result belongs to the first run")
    screen.end(header)
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero)
  }

  @Test("removed while shown, the control gives its inset back and is idle")
  func removed() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    screen.host.run { header.showRefreshing() }
    screen.advance(1)
    screen.host.run { screen.scrollView.tug.header = nil }
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
    #expect(screen.host.scheduledCount == 0)
  }
}
