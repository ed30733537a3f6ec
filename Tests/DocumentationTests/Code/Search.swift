import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

extension RefreshStyle {
  static var brand: RefreshStyle {
    .normal.with {
      $0.tintColor = .systemIndigo
      $0[.refreshing].title = "One moment"
    }
  }
}

@MainActor
func branded(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.header = .pull(.brand) { [feed] in try await feed.refresh() }
}

@MainActor
final class SearchServer {
  private let hasNextPage: Bool
  private let pause: @MainActor (_ query: String, _ cursor: String?) async throws -> Void

  init(
    hasNextPage: Bool = false,
    pause: @escaping @MainActor (_ query: String, _ cursor: String?) async throws -> Void
  ) {
    (self.hasNextPage, self.pause) = (hasNextPage, pause)
  }

  func posts(matching query: String, after cursor: String?) async throws -> Page<Post, String> {
    try await pause(query, cursor)
    let start = cursor == nil ? 0 : 20
    return Page(
      (start..<start + 20).map { Post(id: $0, text: "\(query) \($0)") },
      next: hasNextPage && cursor == nil ? "2" : nil)
  }
}

final class SearchViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var posts: PagedFeed<Post, Int, String>!
  private var query = ""

  init(server: SearchServer) {
    super.init(nibName: nil, bundle: nil)
    posts = PagedFeed(id: \.id) { [weak self] cursor in
      try await server.posts(matching: self?.query ?? "", after: cursor)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    view.addSubview(tableView)
    posts.onChange = { [weak tableView] _ in tableView?.reloadData() }
    tableView.tug.header = .pull { [weak self] in try await self?.posts.refresh() }
    tableView.tug.footer = .auto { [weak self] in try await self?.posts.loadNext() ?? false }
  }

  func search(for text: String) {
    query = text
    tableView.tug.header?.endRefreshing(.cancelled)
    posts.reset()
    tableView.tug.header?.beginRefreshing()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = posts.items[indexPath.row].text
    return cell
  }
}

@MainActor
@Suite("A search")
struct SearchTests {
  @Test("shows the posts of the last query, also if it changes during a refresh")
  func lastQuery() async throws {
    let gate = Gate<Void>()
    let server = SearchServer { _, _ in try await gate.wait() }
    let device = TestDevice { SearchViewController(server: server) }
    let screen = try #require(device.window.rootViewController as? SearchViewController)
    let header = try #require(screen.tableView.tug.header)
    device.run { screen.search(for: "a") }
    #expect(await device.wait { header.state == .refreshing })
    device.run { screen.search(for: "ab") }
    #expect(header.state == .refreshing)
    #expect(header.lastUpdated == nil, "a search that hasn't finished counts as a success")
    gate.open()
    #expect(await device.wait { header.state == .idle && screen.posts.items.count == 20 })
    #expect(screen.posts.items.first?.text == "ab 0")
    #expect(header.lastUpdated != nil)
    #expect(await device.wait { screen.tableView.tug.footer?.state == .idle })

    device.run { screen.search(for: "abc") }
    #expect(screen.posts.items.isEmpty)
    #expect(await device.wait { screen.posts.items.first?.text == "abc 0" })
  }

  @Test("shows the posts of the last query, also if it changes while the footer loads")
  func loadingFooter() async throws {
    let (page, refresh) = (Gate<Void>(), Gate<Void>())
    let server = SearchServer(hasNextPage: true) { query, cursor in
      if cursor != nil { try await page.wait() }
      if query == "ab" { try await refresh.wait() }
    }
    let device = TestDevice { SearchViewController(server: server) }
    let screen = try #require(device.window.rootViewController as? SearchViewController)
    let header = try #require(screen.tableView.tug.header)
    let footer = try #require(screen.tableView.tug.footer)
    device.run { screen.search(for: "a") }
    #expect(await device.wait { header.state == .idle && screen.posts.items.count == 20 })
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { footer.state == .refreshing })

    device.run { screen.search(for: "ab") }
    #expect(await device.wait { header.state == .refreshing })
    #expect(footer.state == .idle)
    refresh.open()
    #expect(await device.wait { header.state == .idle && screen.posts.items.count == 20 })
    page.open()
    device.settle()
    #expect(screen.posts.items.allSatisfy { $0.text.hasPrefix("ab ") })
  }

  @Test("loads further pages after a query whose end was reached")
  func end() async throws {
    let server = SearchServer(hasNextPage: true) { _, _ in }
    let device = TestDevice { SearchViewController(server: server) }
    let screen = try #require(device.window.rootViewController as? SearchViewController)
    let header = try #require(screen.tableView.tug.header)
    let footer = try #require(screen.tableView.tug.footer)
    device.run { screen.search(for: "a") }
    #expect(await device.wait { header.state == .idle && screen.posts.items.count == 20 })
    for _ in 0..<2 {
      device.run { footer.beginRefreshing() }
      #expect(await device.wait { !footer.isRefreshing })
    }
    #expect(footer.state == .noMoreData)

    device.run { screen.search(for: "b") }
    #expect(await device.wait { header.state == .idle && screen.posts.items.count == 20 })
    #expect(footer.state == .idle)
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { screen.posts.items.count == 40 })
    #expect(screen.posts.items.last?.text == "b 39")
  }
}
