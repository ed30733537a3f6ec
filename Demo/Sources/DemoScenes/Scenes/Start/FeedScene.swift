import Paging
import Tug

/// A server’s posts: pull to refresh, and scroll to load more.
public final class FeedViewController: UITableViewController {
  private let server: FeedClient
  private let message = UILabel()
  public private(set) lazy var feed =
    PagedFeed(id: \.id, load: server.posts(after:))

  public init(server: FeedClient) {
    self.server = server
    super.init(style: .plain)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    feed.onChange = { [weak self] change in
      self?.tableView.reloadData()
      self?.showMessage(change)
    }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    let style = RefreshStyle.normal.with {
      $0[.noMoreData].title = TugLanguage.current.texts.noMoreData
    }
    tableView.tug.footer = .auto(style) { [feed] in
      try await feed.loadNext()
    }
    addMessage()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty {
      tableView.tug.header?.beginRefreshing()
    }
  }

  // MARK: An empty list

  private func addMessage() {
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    message.textAlignment = .center
    message.textColor = .secondaryLabel
    tableView.backgroundView = message
    // An open header says what happened in its place.
    let header = tableView.tug.header
    header?.onWillBegin = { [message] in message.isHidden = true }
    header?.onDidEnd = { [message] in message.isHidden = false }
  }

  private func showMessage(_ change: PagingChange<Post, any Error>) {
    message.text =
      switch (change.items.isEmpty, change.state.refresh, change.state.next) {
      case (true, .failed, _): "Couldn’t load posts.\nPull down to try again."
      case (true, .idle, .end): "No posts yet"
      default: nil
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

extension Scene {
  public static let feed = Scene(
    id: "feed", group: .start, title: "Feed",
    summary:
      "Pull, or scroll to the end. Make both fail to see the error.",
    make: { FeedTabsController(environment: $0) })
}
