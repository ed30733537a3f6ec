import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

enum FeedProblem: LocalizedError {
  case offline, tooShort

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .tooShort: "The answer was cut off."
    }
  }
}

@MainActor
func errors(_ tableView: UITableView, _ feed: Feed) {
  tableView.tug.footer = .auto { [feed] in
    let page = try await feed.nextPage()  // throws if the request fails
    try Task.checkCancellation()  // a pull has begun a new list
    guard page.isComplete else { return .failure(FeedProblem.tooShort) }
    feed.append(page)
    return page.isLast ? .noMoreData : .success
  }
}

@MainActor
func retries(_ tableView: UITableView) {
  tableView.tug.footer?.trigger.auto?.retriesFailure = true
  if tableView.tug.footer?.state == .failed {
    tableView.tug.footer?.beginRefreshing()
  }
  tableView.tug.header?.resultDuration = 0.6
  tableView.tug.header?.minimumDuration = 0.5
  tableView.tug.footer = nil
  tableView.tug.header?.endRefreshing(.cancelled)
}

/// The screen of the article "Getting started", with a server whose answers a test sets.
final class EmptyTimelineViewController: UIViewController, UITableViewDataSource {
  final class Server {
    var page: Page<Post, String>?

    func posts() throws -> Page<Post, String> {
      guard let page else { throw FeedProblem.offline }
      return page
    }
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  private let feed: PagedFeed<Post, Int, String>

  init(server: Server) {
    feed = PagedFeed(id: \.id) { [server] _ in try server.posts() }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    view.addSubview(tableView)

    feed.onChange = { [weak tableView] _ in tableView?.reloadData() }
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
    addMessage()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if feed.items.isEmpty { tableView.tug.header?.beginRefreshing() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
  }

  /// Adds a label that says why the list is empty. Called at the end of `viewDidLoad()`.
  private func addMessage() {
    let message = UILabel()
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    message.textAlignment = .center
    message.textColor = .secondaryLabel
    tableView.backgroundView = message

    // Takes the place of the `onChange` in `viewDidLoad()`, which only reloads the table.
    feed.onChange = { [weak tableView] change in
      tableView?.reloadData()
      message.text =
        switch (change.items.isEmpty, change.state.refresh, change.state.next) {
        case (true, .failed, _): "Couldn't load posts.\nPull down to try again."
        case (true, .idle, .end): "No posts yet"
        default: nil
        }
    }

    // While the header is open, it says what happened.
    tableView.tug.header?.onWillBegin = { message.isHidden = true }
    tableView.tug.header?.onDidEnd = { message.isHidden = false }
  }
}

@MainActor
@Suite("The message of an empty list")
struct EmptyListTests {
  private let server = EmptyTimelineViewController.Server()
  private let failure = "Couldn't load posts.\nPull down to try again."

  @Test("says that the first load failed, and that a list has nothing, and goes with the rows")
  func pagedFeed() async throws {
    let device = TestDevice { [server] in EmptyTimelineViewController(server: server) }
    let screen = try #require(
      device.window.rootViewController as? EmptyTimelineViewController)
    let header = try #require(screen.tableView.tug.header)
    let message = try #require(screen.tableView.backgroundView as? UILabel)
    #expect(message.text == nil)

    #expect(await device.wait { header.state == .failed })
    #expect(message.isHidden, "the failure shows twice")
    #expect(await device.wait { !message.isHidden }, "nothing says why the list is empty")
    #expect(message.text == failure)

    for (posts, text) in [([], "No posts yet"), ([Post(id: 1)], nil)] {
      server.page = Page(posts)
      device.run { header.beginRefreshing() }
      #expect(message.isHidden)
      #expect(await device.wait { !message.isHidden })
      #expect(message.text == text)
    }
    #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test("without a PagedFeed says that the first load failed, until the next one begins")
  func header() async {
    let (device, tableView) = TestDevice.showing { UITableView() }
    let (message, header) = device.run {
      (UILabel(), Refresher.pull { [server] in _ = try server.posts() })
    }
    device.run {
      tableView.backgroundView = message
      tableView.tug.header = header
    }
    tableView.tug.header?.onStateChange = { [weak tableView] _, state in
      let isEmpty = tableView?.numberOfRows(inSection: 0) == 0
      message.text =
        isEmpty && state == .failed ? "Couldn't load posts.\nPull down to try again." : nil
    }
    tableView.tug.header?.onWillBegin = { message.isHidden = true }
    tableView.tug.header?.onDidEnd = { message.isHidden = false }

    device.run { header.beginRefreshing() }
    #expect(await device.wait { header.state == .failed })
    #expect(message.isHidden, "the failure shows twice")
    #expect(await device.wait { !message.isHidden }, "nothing says why the list is empty")
    #expect(message.text == failure)
    device.run { header.beginRefreshing() }
    #expect(message.text == nil)
  }
}

@MainActor
func shortLists(_ tableView: UITableView) {
  tableView.tug.footer?.shortContent = .fill(limit: 3)
  tableView.tug.footer?.showsWhenEmpty = true
  tableView.tug.footer?.isHidden = true
}
