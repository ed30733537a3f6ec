import Foundation
import Paging
import Tug

/// The README's snippets.
final class PostsListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let server = PostServer()

  private lazy var feed = PagedFeed(id: \.id) { [server] (cursor: String?) in
    try await server.posts(after: cursor)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.onChange = { [weak tableView] _ in tableView?.reloadData() }
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
    tableView.tug.arbitration = .refreshCancelsLoad  // a pull during a load refreshes, too
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty { tableView.tug.header?.beginRefreshing() }  // the initial load
  }

  /// The section about edges and styles, which is pasted into such a controller.
  func choose() {
    // A footer that loads on a pull
    tableView.tug.footer = .pullToLoad { [feed] in try await feed.loadNext() }

    // Without async: the completion handler of your own `load` must be called on the main actor
    tableView.tug.header = .pull(callback: { [server] header in
      server.load { error in header.endRefreshing(error.map { .failure($0) } ?? .success) }
    })

    // Custom text and colors
    let style = RefreshStyle.normal.with {
      $0[.pulling].title = "Let go"
      $0.tintColor = .systemRed
    }
    tableView.tug.header = .pull(style) { [feed] in try await feed.refresh() }
    tableView.tug.header?.minimumDuration = 1  // seconds; every option is a property
  }

  /// The first two lines, in the same place.
  func attach() {
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }
}

/// The README's `server` also has a function with a callback.
extension PostServer {
  func load(_ done: @MainActor ((any Error)?) -> Void) { done(nil) }
}

@MainActor
func fiveLines(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.header = .pull { [feed] in try await feed.refresh() }

  tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }

  tableView.tug.header?.beginRefreshing()

  // Usually, the action returns false. With callbacks:
  tableView.tug.footer?.endRefreshing(.noMoreData)

  tableView.tug.footer?.resetNoMoreData()
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
