import Tug

extension Scene {
  public static let feed = Scene(
    id: "feed", group: .start, title: "Feed",
    summary:
      "Pull for new posts, and scroll for older ones. Stop the feed’s server to see a failure.",
    make: { BarsViewController(FeedViewController(environment: $0), title: "Feed") })
}

/// A list of posts from a server: pull to refresh, and scroll to load more.
public final class FeedViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let feed: FeedList
  private let ruler = PostRuler()

  public init(environment: SceneEnvironment) {
    feed = FeedList(client: FeedClient(url: environment.feedURL))
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.accessibilityIdentifier = "feed"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    view.addSubview(tableView)

    tableView.tug.header = .pull { [weak self] in try await self?.refresh() }
    tableView.tug.footer = .auto { [weak self] in
      try await self?.loadNextPage() ?? .noMoreData
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.posts.isEmpty { tableView.tug.header?.beginRefreshing() }
  }

  private func refresh() async throws {
    try await feed.refresh()
    tableView.reloadData()
  }

  private func loadNextPage() async throws -> RefreshResult {
    let (added, hasMore) = try await feed.loadNextPage()
    if !added.isEmpty {
      tableView.insertRows(at: added.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    return hasMore ? .success : .noMoreData
  }

  // MARK: Rows

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.posts.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(feed.posts[indexPath.row])
    return cell
  }

  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    ruler.height(of: feed.posts[indexPath.row], width: tableView.bounds.width)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
