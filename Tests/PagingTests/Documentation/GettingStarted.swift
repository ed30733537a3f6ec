import Paging

@MainActor
func makeFeed(_ server: AppServer) -> PagedFeed<Post, Int, String> {
  let posts = PagedFeed(id: \.id) { (cursor: String?) in
    let answer = try await server.answer(after: cursor)
    return Page(answer.posts, next: answer.nextCursor)
  }
  return posts
}

@MainActor
func controls(_ tableView: UITableView, _ posts: PagedFeed<Post, Int, String>) {
  tableView.tug.header = .pull { [posts] in try await posts.refresh() }
  tableView.tug.footer = .auto { [posts] in try await posts.loadNext() }

  if posts.items.isEmpty { tableView.tug.header?.beginRefreshing() }
}

@MainActor
final class PostsViewController {
  private let tableView = UITableView()
  private let posts: PagedFeed<Post, Int, String>
  private var following: Task<Void, Never>?

  init(_ posts: PagedFeed<Post, Int, String>) {
    self.posts = posts
    rows = posts.items
  }

  func observe() {
    posts.onChange = { [weak self] change in self?.show(change) }
  }

  private var rows: PagedItems<Post>

  private func show(_ change: PagedFeed<Post, Int, String>.Change) {
    let isRefreshing = tableView.tug.header?.isRefreshing == true
    // Rows that move would compete with the closing header.
    if isRefreshing { UIView.performWithoutAnimation { apply(change) } } else { apply(change) }
  }

  private func apply(_ change: PagedFeed<Post, Int, String>.Change) {
    tableView.performBatchUpdates { [self] in
      rows = change.items
      tableView.deleteRows(at: paths(change.edits.removed), with: .automatic)
      tableView.insertRows(at: paths(change.edits.inserted), with: .automatic)
      for move in change.edits.moved {
        tableView.moveRow(
          at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
      }
    }
    tableView.reconfigureRows(at: paths(change.edits.updated))
  }

  private func paths(_ ranges: [Range<Int>]) -> [IndexPath] {
    ranges.joined().map { IndexPath(row: $0, section: 0) }
  }

  func follow() {
    following = Task { [weak self, posts] in
      for await change in posts.changes { self?.show(change) }
    }
  }

  deinit { following?.cancel() }
}

@MainActor
final class DiffableController {
  private let dataSource: UITableViewDiffableDataSource<Int, Int>

  init(_ dataSource: UITableViewDiffableDataSource<Int, Int>) { self.dataSource = dataSource }

  func show(_ change: PagedFeed<Post, Int, String>.Change) {
    guard !change.edits.isEmpty else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(change.items.map(\.id))
    let changed = change.edits.updated.joined().map { change.items[$0].id }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(changed.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

@MainActor
func edits(
  _ posts: PagedFeed<Post, Int, String>, post: Post, blocked: [Int]
) {
  posts.insert([post], at: .start)
  posts.remove(blocked)
  var liked = post
  liked.isLiked = true
  posts.replace([liked])
}

@MainActor
func like(_ posts: PagedFeed<Post, Int, String>, _ server: AppServer, _ liked: Post) async {
  posts.replace([liked])
  do {
    try await server.like(liked.id)
    posts.release([liked.id])
  } catch {
    posts.rollback([liked.id])
  }
}
