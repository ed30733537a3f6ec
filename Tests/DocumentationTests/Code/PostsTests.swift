import Foundation
import HeadlessDriver
import Testing
import Tug

final class PostsViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let feed: Feed

  init(feed: Feed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    view.addSubview(tableView)

    feed.onChange = { [weak tableView] in tableView?.reloadData() }
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty { tableView.tug.header?.beginRefreshing() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = feed.items[indexPath.row]
    return cell
  }
}

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
  tableView.tug.header = .pull(.spinner) { [feed] in try await feed.refresh() }

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
  TugLanguage.current = TugLanguage(matching: Bundle.main.preferredLocalizations) ?? .preferred
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
    let list = screen.tableView
    let header = try #require(list.tug.header)

    #expect(await device.wait { list.numberOfRows(inSection: 0) == 2 && header.state == .idle })

    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400))
    #expect(header.state != .idle)
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 3 })
    device.settle()
    #expect(list.contentInset.top == 0)
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
}
