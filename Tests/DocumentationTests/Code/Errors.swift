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
  tableView.tug.header?.endRefreshing()
}

@MainActor
@Suite("The message of an empty list")
struct EmptyListTests {
  /// A server whose answers the test sets.
  final class Server {
    var page: Page<Post, String>?

    func posts() throws -> Page<Post, String> {
      guard let page else { throw FeedProblem.offline }
      return page
    }
  }

  let server = Server()

  private func label(_ tableView: UITableView) -> UILabel {
    let message = UILabel()
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    message.textAlignment = .center
    message.textColor = .secondaryLabel
    tableView.backgroundView = message
    return message
  }

  @Test("says that the first load failed, and that a list has nothing, and goes with the rows")
  func pagedFeed() async {
    let tableView = UITableView()
    let message = label(tableView)
    let feed = PagedFeed(id: \Post.id) { [server] (_: String?) in try server.posts() }
    feed.onChange = { [weak tableView] change in
      tableView?.reloadData()
      message.text =
        switch (change.items.isEmpty, change.state.refresh, change.state.next) {
        case (true, .failed, _): "Couldn't load posts.\nPull down to try again."
        case (true, .idle, .end): "No posts yet"
        default: nil
        }
    }

    try? await feed.refresh()
    #expect(message.text == "Couldn't load posts.\nPull down to try again.")
    server.page = Page([])
    try? await feed.refresh()
    #expect(message.text == "No posts yet")
    server.page = Page([Post(id: 1)])
    try? await feed.refresh()
    #expect(message.text == nil)
  }

  @Test("without a PagedFeed says that the first load failed, until the next one begins")
  func header() async {
    let (device, tableView) = TestDevice.showing { UITableView() }
    let message = label(tableView)
    let header = device.run {
      let header = Refresher.pull { [server] in _ = try server.posts() }
      tableView.tug.header = header
      return header
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
    #expect(message.text == "Couldn't load posts.\nPull down to try again.")
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
