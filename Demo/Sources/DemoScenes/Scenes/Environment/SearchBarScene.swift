import Tug

/// A list below a search bar.
final class SearchBarViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.contacts
    navigationController?.navigationBar.prefersLargeTitles = true
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = DemoWords.current.search
    navigationItem.searchController = search
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let searchBar = Scene(
    id: "search-bar", group: .environment, title: "Search bar",
    summary:
      "The search bar is hidden above the list: a pull first reveals it, and then the header.",
    make: {
      UINavigationController(
        rootViewController: SearchBarViewController(feed: DemoFeed(.contacts, in: $0)))
    })
}
