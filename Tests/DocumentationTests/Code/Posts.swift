// The screen without a PagedFeed of the article "Getting started", and its feed, as a complete file.
import Tug

@MainActor
class Feed {
  private(set) var items: [String] = [] { didSet { onChange() } }
  var onChange: () -> Void = {}

  func refresh() async throws { items = try await posts(after: nil) }

  /// Returns whether there may be more.
  func loadNext() async throws -> Bool {
    let older = try await posts(after: items.last)
    try Task.checkCancellation()
    items += older
    return !older.isEmpty
  }

  /// The twenty posts after one, or the first twenty.
  func posts(after last: String?) async throws -> [String] {
    let start = last.flatMap { Int($0.dropFirst(5)) } ?? 0
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return (start..<min(start + 20, 60)).map { "Post \($0 + 1)" }
  }
}

final class PostsViewController: UITableViewController {
  private let feed: Feed

  init(feed: Feed) {
    self.feed = feed
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    feed.onChange = { [weak tableView] in tableView?.reloadData() }
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty { tableView.tug.header?.beginRefreshing() }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    feed.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = feed.items[indexPath.row]
    return cell
  }
}
