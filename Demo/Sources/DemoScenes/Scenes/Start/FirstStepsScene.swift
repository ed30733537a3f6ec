import Tug

/// A list with the two controls that most lists need.
final class FirstStepsViewController: UITableViewController {
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = feed.title ?? title
    tableView.accessibilityIdentifier = "list"
    tableView.register(PlainCell.self, forCellReuseIdentifier: "row")
    feed.onChange = { [weak self] in
      self?.tableView.reloadData()
    }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The initial load of a list that starts empty
    if feed.items.isEmpty {
      tableView.tug.header?.beginRefreshing()
    }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    feed.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PlainCell)?.show(feed.items[indexPath.row])
    cell.accessibilityIdentifier = "row-\(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension Scene {
  public static let firstSteps = Scene(
    id: "first-steps", group: .start, title: "A header and a footer",
    summary: "Pull down to refresh, and scroll to the end to load more.",
    screen: { FirstStepsViewController(feed: DemoFeed(in: $0)) })
}
