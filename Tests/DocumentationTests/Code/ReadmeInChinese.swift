import Paging
import Tug

/// The snippet of the Chinese README with words of its own.
final class PostsListInChinese: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let gallery = UIScrollView()
  private let server = PostServer()

  private lazy var feed = PagedFeed(id: \.id, load: server.posts(after:))

  func choose() {
    gallery.tug.leading = .pull(.spinner) { [feed] in try await feed.refresh() }
    gallery.tug.trailing = .pullToLoad { [feed] in try await feed.loadNext() }

    let style = RefreshStyle.normal.with {
      $0[.pulling].title = "松手"
      $0.tintColor = .systemRed
    }
    tableView.tug.header = .pull(style) { [feed] in try await feed.refresh() }
  }
}
