import Tug

extension Scene {
  public static let searchBar = Scene(
    id: "search-bar", group: .environment, title: "Search bar",
    summary:
      "The search bar is hidden above the list: a pull first reveals it, and then the header.",
    make: { environment in
      let list = HeaderAndFooterViewController(environment: environment)
      list.title = "Contacts"
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = "Search"
      list.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    })
}
