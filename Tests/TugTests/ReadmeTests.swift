import Foundation
import Testing
import Tug

/// The README's snippets, as they stand there: they compile, and they do what it says.
@MainActor
@Suite("The README's example", .timeLimit(.minutes(5)))
struct ReadmeTests {
  private struct Feed {
    func refresh() async throws {}
    func loadNextPage() async throws -> Bool { false }
    func load(_ done: ((any Error)?) -> Void) { done(nil) }
  }

  final class BarIndicator: UIView, RefreshIndicator {
    let extent: CGFloat = 40
    func show(_ status: RefreshStatus) {
      backgroundColor = status.state == .refreshing ? .systemGreen : .systemGray
    }
    func progressChanged(to progress: CGFloat) { alpha = min(1, progress) }
  }

  @Test("refreshes, and comes to the end of the data")
  func smallest() async {
    let screen = Screen()
    let (tableView, feed) = (screen.scrollView, Feed())
    screen.host.run {
      tableView.tug.header = .normal { try await feed.refresh() }
      tableView.tug.footer = .auto(.normal) {
        try await feed.loadNextPage() ? .moreData : .noMoreData
      }
    }
    guard let footer = tableView.tug.footer else { return }
    screen.scroll(to: 1377)
    await screen.wait(for: footer, toBe: .noMoreData)
  }

  @Test("of a footer that waits for the pull, and of the callback form, compile and end")
  func others() async {
    let screen = Screen()
    let (tableView, feed) = (screen.scrollView, Feed())
    screen.host.run {
      tableView.tug.footer = .pull(.normal) {
        try await feed.loadNextPage() ? .moreData : .noMoreData
      }
      tableView.tug.header = .normal { header in
        feed.load { error in header.endRefreshing(error.map { .failed($0) } ?? .moreData) }
      }
      tableView.tug.header?.beginRefreshing()
      tableView.tug.footer?.resetNoMoreData()
    }
    #expect(tableView.tug.header?.state == .refreshing)
    screen.advance(0.3)
    #expect(tableView.tug.header?.state == .idle)
  }

  @Test("of words, colours and options compiles, and they are taken")
  func options() {
    let screen = Screen()
    let (tableView, feed) = (screen.scrollView, Feed())
    screen.host.run {
      tableView.tug.header = .pull(.normal.title("Let go", for: .pulling).tint(.systemRed)) {
        try await feed.refresh()
      }
      let footer = Refresher.auto(.spinner) {
        try await feed.loadNextPage() ? .moreData : .noMoreData
      }
      footer.loadDistance = .items(5)
      footer.shortContent = .fill(limit: 3)
      footer.retriesFailureOncePerDrag = true
      tableView.tug.footer = footer
      tableView.tug.arbitration = .refreshCancelsLoad
      tableView.tug.header?.resultDwell = 0.6
    }
    screen.pull(toOffset: -80)
    let look = tableView.tug.header?.indicator as? NormalIndicator
    #expect(look?.stateLabel.text == "Let go" && look?.arrowView.tintColor == .systemRed)
    screen.finger.up()
    #expect(tableView.tug.footer?.loadDistance == .items(5))
  }

  @Test("of a look of one's own shows how far the pull has come")
  func ownLook() {
    let screen = Screen()
    let (tableView, feed) = (screen.scrollView, Feed())
    let bar = screen.host.run { BarIndicator() }
    screen.host.run {
      tableView.tug.header = .pull(.custom { bar }) { try await feed.refresh() }
    }
    screen.pull(toOffset: -20)
    #expect(abs(bar.alpha - 0.5) < 0.05)
    screen.finger.up()
  }
}
