import Foundation
import HeadlessDriver
import Testing
import Tug

/// The rest of the article.
@MainActor
func gettingStarted(_ tableView: UITableView, _ feed: Feed) async -> RefreshResult? {
  tableView.tug.header = .pull(callback: { [feed] header in
    feed.load { error in header.endRefreshing(error.map { .failure($0) } ?? .success) }
  })

  tableView.tug.header = .pull(callback: { [feed] header in
    feed.loadInBackground { error in
      Task { @MainActor in header.endRefreshing(error.map { .failure($0) } ?? .success) }
    }
  })

  tableView.tug.header?.beginRefreshing()
  tableView.tug.footer?.resetNoMoreData()
  let result = await tableView.tug.header?.refresh()
  tableView.tug.header = nil
  return result
}

/// The rows of the table, too.
@MainActor
func fromRefreshControl(_ tableView: UITableView, _ feed: Feed) -> Bool? {
  tableView.refreshControl = nil
  tableView.tug.header = .pull { [feed] in try await feed.refresh() }

  let header = tableView.tug.header
  header?.trigger.pull?.triggersWhileDragging = true
  header?.trigger.pull?.worksInSheets = true
  header?.beginRefreshing()
  header?.showRefreshing()
  header?.endRefreshing()
  header?.style[.refreshing].attributedTitle = NSAttributedString(string: "Refreshing")
  header?.style.tintColor = .systemRed
  return header?.isRefreshing
}

/// The language of the app's own localizations.
@MainActor
func followLocalizations() {
  TugLanguage.current = .device
}

/// The landing page.
@MainActor
func landing(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.header = .pull { [feed] in try await feed.refresh() }
  tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }

  tableView.tug.header?.resultDuration = 0.6
}

/// A feed that returns one list after the other, at once.
final class TestFeed: Feed {
  private var pages: [[String]]

  init(pages: [[String]]) { self.pages = pages }

  override func posts(after last: String?) async throws -> [String] {
    pages.isEmpty ? [] : pages.removeFirst()
  }
}

@MainActor
@Suite("The posts")
struct PostsTests {
  @Test("refresh when the list is pulled and released")
  func pull() async throws {
    let feed = TestFeed(pages: [["One", "Two"], ["Three", "Two", "One"]])
    let device = TestDevice { PostsViewController(feed: feed) }
    let screen = try #require(device.window.rootViewController as? PostsViewController)
    let list = try #require(screen.tableView)
    let header = try #require(list.tug.header)

    #expect(await device.wait { list.numberOfRows(inSection: 0) == 2 && header.state == .idle })

    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400))
    #expect(header.state != .idle)
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 3 })
    device.settle()
    #expect(list.contentInset.top == 0)
  }
}

/// A feed whose requests return late, and also to a task that was canceled.
final class LateFeed: Feed {
  let gate = Gate<Void>()

  override func posts(after last: String?) async throws -> [String] {
    guard let last else { return ["Post 1"] }
    // A task of its own isn't canceled with the one that waits for it.
    try await Task { [gate] in try await gate.wait() }.value
    return [last + ", and one more"]
  }
}

/// A feed whose requests end only when they are canceled.
final class EndlessFeed: Feed {
  let request = EndlessRequest()

  override func posts(after last: String?) async throws -> [String] { try await request.load() }
}

@MainActor
@Suite("The screen of the posts")
struct PostsScreenTests {
  @Test("is released when it goes, and cancels its request")
  func leaving() async {
    let feed = EndlessFeed()
    let device = TestDevice { PostsViewController(feed: feed) }
    await feed.request.expectCancellation(byLeaving: device)
  }

  @Test("doesn't append a page that comes after a refresh has begun")
  func lateOldPage() async throws {
    let feed = LateFeed()
    let device = TestDevice { PostsViewController(feed: feed) }
    let screen = try #require(device.window.rootViewController as? PostsViewController)
    let header = try #require(screen.tableView.tug.header)
    let footer = try #require(screen.tableView.tug.footer)
    #expect(await device.wait { feed.items.count == 1 && header.state == .idle })
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { feed.gate.waitingCount == 1 })
    device.run { header.beginRefreshing() }
    #expect(await device.wait { header.state == .idle && footer.state == .idle })

    feed.gate.open()
    // By the end of another load, the late page has come, too.
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { footer.state == .idle })
    #expect(feed.items.count == 2)
  }
}

/// A request that ends only when it is canceled.
@MainActor
final class EndlessRequest {
  private(set) var isLoading = false

  func load<Value>() async throws -> Value {
    isLoading = true
    defer { isLoading = false }
    // Nothing comes, and only a canceled task stops waiting for it.
    let (answers, _) = AsyncStream.makeStream(of: Value.self)
    for await answer in answers { return answer }
    throw CancellationError()
  }

  /// Expects a screen that is replaced during the request to be released, and the request to be canceled.
  func expectCancellation(byLeaving device: TestDevice) async {
    weak let screen = device.window.rootViewController
    #expect(await device.wait { self.isLoading }, "the screen loads nothing")
    device.run { device.window.rootViewController = UIViewController() }
    #expect(await device.wait { !self.isLoading }, "the request goes on without its screen")
    #expect(screen == nil, "the request keeps its screen")
  }
}
