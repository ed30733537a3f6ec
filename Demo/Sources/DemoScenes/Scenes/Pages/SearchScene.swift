import Paging
import Tug

/// Results of a query that changes.
final class SearchResultsViewController: PagedListViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)
  private let message = UILabel()
  private var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchBar.placeholder = DemoWords.current.search
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    server.latency = 1
    feed.onChange = { [weak self] change in
      self?.show(change)
      self?.showMessage(change.state.refresh)
    }
    tableView.tug.header = .pull { [feed] in
      // After a failure, the search again.
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    offerChoices("Online", "Offline") { [server] choice in
      server.failures = choice == 0 ? .none : .all
    }
    let words = [3, 8].map { DemoWords.current.sections[$0].prefix { $0 != " " } }
    offerActions("\(words[0])", "\(words[1])", "Zebra") { [search] choice in
      // As if the user typed it.
      search.searchBar.text = choice < words.count ? String(words[choice]) : "Zebra"
    }
    addMessage()
  }

  func updateSearchResults(for controller: UISearchController) {
    let text = controller.searchBar.text ?? ""
    guard text != query else { return }
    query = text
    Task { [feed, server, footer = tableView.tug.footer] in
      try? await feed.load(after: 0.3) { cursor in
        try await server.search(for: text, after: cursor)
      }
      // The results before may have been all.
      footer?.resetNoMoreData()
    }
  }

  // MARK: What the list shows

  private func addMessage() {
    message.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    message.setTextSize(13)
    message.textAlignment = .center
    message.textColor = .secondaryLabel
    tableView.tableHeaderView = message
    showMessage(.idle)
  }

  private func showMessage(_ state: LoadState<any Error>) {
    message.text =
      switch state {
      case .loading, .waiting: "Searching…"
      case .failed: "Couldn’t search. Pull down to try again."
      case .idle, .end:
        query.isEmpty ? "Latest news" : "\(items.isEmpty ? "No results" : "Results") for “\(query)”"
      }
  }
}

extension Scene {
  public static let search = Scene(
    id: "search", group: .pages, title: "Search",
    summary:
      "Choose a word, and another one while it loads: the results stay until those of the last word are "
      + "there. A search that fails can be tried again.",
    screen: { SearchResultsViewController(environment: $0) })
}
