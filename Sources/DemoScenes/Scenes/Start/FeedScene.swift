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
public final class FeedViewController: UITableViewController {
  public let feed: PagedFeed<Post, Int, String>

  public init(server: FeedClient) {
    feed = PagedFeed(id: \.id) { cursor in
      try await server.posts(after: cursor)
    }
    super.init(style: .plain)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "feed"
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.backgroundView = emptyLabel
    feed.onChange = { [weak self] in
      self?.show($0.state)
    }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.arbitration = .refreshCancelsLoad
    hideEmptyLabelBehindHeader()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty {
      tableView.tug.header?.beginRefreshing()
    }
  }

  private func show(_ state: PagingState<any Error>) {
    tableView.reloadData()
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

  /// An open header says what happened.
  private func hideEmptyLabelBehindHeader() {
    tableView.tug.header?.onWillBegin = { [emptyLabel] in
      emptyLabel.isHidden = true
    }
    tableView.tug.header?.onDidEnd = { [emptyLabel] in
      emptyLabel.isHidden = false
    }
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    feed.items.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(feed.items[indexPath.row])
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    PostCell.height(of: feed.items[indexPath.row], in: tableView)
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
