import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

struct Post: Identifiable, Sendable {
  let id: Int
  var text = ""
}

@MainActor
final class PostServer {
  /// The time that a request takes, in seconds.
  var latency = 1.0

  /// One of three pages of twenty posts. Each begins with the last post of the page before.
  func posts(after cursor: String?) async throws -> Page<Post, String> {
    try await Task.sleep(nanoseconds: UInt64(latency * 1_000_000_000))
    let page = cursor.flatMap(Int.init) ?? 0
    let posts = (0..<20).map { Post(id: page * 19 + $0, text: "Post \(page * 19 + $0)") }
    return Page(posts, next: page < 2 ? "\(page + 1)" : nil)
  }
}

extension PostServer {
  /// A server for tests, which don't wait.
  static var immediate: PostServer {
    let server = PostServer()
    server.latency = 0
    return server
  }
}

final class TimelineViewController: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let server: PostServer
  private lazy var feed = PagedFeed(id: \.id, load: server.posts(after:))

  init(server: PostServer) {
    self.server = server
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

    feed.onChange = { [weak tableView] _ in tableView?.reloadData() }
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
    cell.textLabel?.text = feed.items[indexPath.row].text
    return cell
  }
}

@MainActor
@Suite("The timeline of the page about loading")
struct TimelineTests {
  @Test("loads page after page, shows each post once, and begins anew with a refresh")
  func pages() async throws {
    let device = TestDevice { TimelineViewController(server: .immediate) }
    let screen = try #require(device.window.rootViewController as? TimelineViewController)
    let list = screen.tableView
    let footer = try #require(list.tug.footer)
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 20 })

    for rows in [39, 58] {
      device.settle()
      for _ in 0..<4 {
        device.finger.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100))
      }
      #expect(await device.wait { list.numberOfRows(inSection: 0) == rows })
    }
    #expect(await device.wait { footer.state == .noMoreData })

    list.tug.header?.beginRefreshing()
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 20 })
    #expect(await device.wait { footer.state == .idle })
  }
  // What Paging's article about getting started says of rows that are applied without an animation.
  @Test("changes while its header refreshes if a pull loaded it, and only then")
  func changesOfARefresh() async throws {
    let server = PostServer.immediate
    let posts = PagedFeed(id: \Post.id) { cursor in try await server.posts(after: cursor) }
    let (device, list) = TestDevice.showing { UIScrollView() }
    list.contentSize = CGSize(width: 375, height: 2000)
    let header = Refresher.pull { [posts] in try await posts.refresh() }
    let footer = Refresher.auto { [posts] in try await posts.loadNext() }
    (list.tug.header, list.tug.footer) = (header, footer)
    var causes: [String] = []
    posts.onChange = { change in
      if !change.edits.isEmpty { causes.append(header.isRefreshing ? "header" : "footer") }
    }

    for items in [20, 39] {
      footer.beginRefreshing()
      #expect(await device.wait { footer.state == .idle && posts.items.count == items })
    }
    header.beginRefreshing()
    #expect(await device.wait { header.state == .idle && posts.items.count == 20 })
    #expect(causes == ["footer", "footer", "header"])
  }
}

/// What the articles use of the feed besides its list.
extension Feed {
  func nextPage() async throws -> (isComplete: Bool, isLast: Bool) { (true, true) }
  func append(_ page: (isComplete: Bool, isLast: Bool)) {}
  func load(_ done: @MainActor ((any Error)?) -> Void) { done(nil) }
  nonisolated func loadInBackground(_ done: @Sendable ((any Error)?) -> Void) { done(nil) }
}

struct Response {
  let date = Date(timeIntervalSince1970: 0)
}

@MainActor
final class Network {
  var isReachable = true
}

@MainActor
final class Sync {
  func finish() async {}
}
