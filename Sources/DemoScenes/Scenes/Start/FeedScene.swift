import Paging
import Tug

extension Scene {
  public static let feed = Scene(
    id: "feed", group: .start, title: "Feed",
    summary:
      "Pull, or scroll to the end. “Fails: Always” makes both fail.",
    make: { FeedTabsController(environment: $0) })
}

/// A server’s posts: pull to refresh, and scroll to load more.
public final class FeedViewController: UIViewController {
  public let tableView: UITableView = TextSizedTableView()
  public let feed: PagedFeed<Post, Int, String>
  private let ruler = PostRuler()

  public init(server: FeedClient) {
    feed = PagedFeed(id: \.id) { cursor in
      try await server.posts(after: cursor)
    }
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addTableView()
    feed.onChange = { [weak self] in self?.show($0.state) }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.arbitration = .refreshCancelsLoad
    // While the header is open, it says what happened.
    tableView.tug.header?.onWillBegin = { [weak self] in
      self?.emptyLabel.isHidden = true
    }
    tableView.tug.header?.onDidEnd = { [weak self] in
      self?.emptyLabel.isHidden = false
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty {
      tableView.tug.header?.beginRefreshing()
    }
  }

  private func show(_ state: PagingState<any Error>) {
    tableView.reloadData()
    tableView.backgroundView = emptyLabel
    emptyLabel.text = feed.items.isEmpty ? emptyText(state) : nil
  }

  /// A failure, or that there is nothing; `nil` otherwise.
  private func emptyText(_ state: PagingState<any Error>) -> String? {
    switch (state.refresh, state.next) {
    case (.failed, _): "Couldn’t load posts.\nPull down to try again."
    case (.idle, .end): "No posts yet"
    default: nil
    }
  }

  /// Behind the rows, and below the header.
  private let emptyLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }()

  private func addTableView() {
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.accessibilityIdentifier = "feed"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    view.addSubview(tableView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

extension FeedViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.items.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(feed.items[indexPath.row])
    return cell
  }

  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    ruler.height(of: feed.items[indexPath.row], in: tableView)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
