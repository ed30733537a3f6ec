import Tug

/// The feed, a search, and a profile in tabs. A tap on the tab that is shown scrolls its list to the top.
final class FeedTabsController: UITabBarController, UITabBarControllerDelegate {
  init(environment: SceneEnvironment) {
    super.init(nibName: nil, bundle: nil)
    let words = DemoWords.current
    let news = DemoFeed(.news, in: environment)
    let settings = DemoFeed(.settings, in: environment, pageSize: 12)
    let screens: [(title: String, symbol: TabSymbol, screen: UIViewController)] = [
      (words.feed, .lines, FeedViewController(server: FeedClient(environment: environment))),
      (words.search, .glass, SearchViewController(feed: news)),
      (words.profile, .person, CountingListViewController(feed: settings)),
    ]
    viewControllers = screens.enumerated().map { tag, tab in
      tab.screen.title = tab.title
      let navigation = OpaqueBarController(rootViewController: tab.screen)
      navigation.tabBarItem = UITabBarItem(title: tab.title, image: tab.symbol.image, tag: tag)
      return navigation
    }
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === selectedViewController { scrollToTop(viewController) }
    return true
  }

  private func scrollToTop(_ tab: UIViewController) {
    let screen = (tab as? UINavigationController)?.topViewController
    let list =
      (screen as? FeedViewController)?.tableView ?? (screen as? SceneViewController)?.scrollView
    guard let list else { return }
    list.setContentOffset(
      CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
  }
}

/// What others read, below a search bar.
private final class SearchViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = DemoWords.current.search
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}
