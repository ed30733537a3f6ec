import Foundation
import Paging
import Tug

/// The README's snippets.
@MainActor
func first(_ tableView: UITableView, _ feed: PagedFeed<Post, Int, String>) {
  tableView.tug.header = .pull { try await feed.refresh() }
  tableView.tug.footer = .auto { try await feed.loadNext() }
}

final class PostsListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let server = PostServer()

  private lazy var posts = PagedFeed(id: \.id) { [server] (cursor: String?) in
    try await server.posts(after: cursor)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    posts.onChange = { [weak tableView] _ in tableView?.reloadData() }
    tableView.tug.header = .pull { [posts] in try await posts.refresh() }
    tableView.tug.footer = .auto { [posts] in try await posts.loadNext() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if posts.items.isEmpty { tableView.tug.header?.beginRefreshing() }  // the first load
  }
}

/// The README's `server` also has a function with a callback.
extension PostServer {
  func load(_ done: @MainActor ((any Error)?) -> Void) { done(nil) }
}

@MainActor
func choices(
  _ tableView: UITableView, _ server: PostServer, _ posts: PagedFeed<Post, Int, String>
) {
  // A footer that is pulled
  tableView.tug.footer = .pullToLoad { try await posts.loadNext() }

  // Without async; the completion handler is called on the main actor
  tableView.tug.header = .pull(callback: { header in
    server.load { error in header.endRefreshing(error.map { .failure($0) } ?? .success) }
  })

  // In your own words and colors
  let style = RefreshStyle.normal.with {
    $0[.pulling].title = "Let go"
    $0.tintColor = .systemRed
  }
  tableView.tug.header = .pull(style) { try await posts.refresh() }
  tableView.tug.header?.resultDuration = 0.6  // every option is a property
}

@MainActor
final class FiveLines {
  private let tableView = UITableView(frame: .zero, style: .plain)

  private func load() async throws {}
  private func loadMore() async throws -> Bool { false }

  func migrate() {
    // MJRefreshNormalHeader
    tableView.tug.header = .pull { [weak self] in try await self?.load() }

    // MJRefreshAutoNormalFooter
    tableView.tug.footer = .auto { [weak self] in try await self?.loadMore() ?? false }

    // The same
    tableView.tug.header?.beginRefreshing()

    // Only for work that isn't async
    tableView.tug.header?.endRefreshing()

    // The same, and done by each successful refresh
    tableView.tug.footer?.resetNoMoreData()
  }
}

@MainActor
func look(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.header = .pull(.custom { BarIndicator() }) { try await feed.refresh() }
}

@MainActor
func insets(_ tableView: UITableView, keyboardHeight: CGFloat) {
  tableView.tug.contentInset.bottom = keyboardHeight
  tableView.tug.contentInset.top += 20
}
