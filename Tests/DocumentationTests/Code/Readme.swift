import Foundation
import Paging
import Tug

/// The README's snippets.
final class PostsListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let gallery = UIScrollView()
  private let server = PostServer()

  private lazy var feed = PagedFeed(id: \.id, load: server.posts(after:))

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.onChange = { [weak tableView] _ in tableView?.reloadData() }
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty { tableView.tug.header?.beginRefreshing() }  // the initial load
  }

  /// The section about edges and styles, which is pasted into such a controller.
  func choose() {
    gallery.tug.leading = .pull(.spinner) { [feed] in try await feed.refresh() }
    gallery.tug.trailing = .pullToLoad { [feed] in try await feed.loadNext() }

    let style = RefreshStyle.normal.with {
      $0[.pulling].title = "Let go"
      $0.tintColor = .systemRed
    }
    tableView.tug.header = .pull(style) { [feed] in try await feed.refresh() }
  }

  /// The first two lines, in the same place.
  func attach() {
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }
}

final class BarIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 40

  func show(_ status: RefreshStatus) {
    backgroundColor = status.state == .refreshing ? .systemGreen : .systemGray
  }

  func progressChanged(to progress: CGFloat) {
    transform = CGAffineTransform(scaleX: max(0.01, min(1, progress)), y: 1)
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
