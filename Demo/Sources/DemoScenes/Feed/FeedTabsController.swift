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

/// The symbols of the tabs, drawn in code.
@MainActor
enum TabSymbol {
  case lines, glass, person

  var image: UIImage {
    let size = CGSize(width: 22, height: 22)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      for path in paths {
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private var paths: [UIBezierPath] {
    switch self {
    case .lines:
      [
        UIBezierPath(roundedRect: CGRect(x: 2, y: 3, width: 18, height: 7), cornerRadius: 2),
        line(CGPoint(x: 2, y: 14), CGPoint(x: 20, y: 14)),
        line(CGPoint(x: 2, y: 18.5), CGPoint(x: 13, y: 18.5)),
      ]
    case .glass:
      [
        UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 12.5, height: 12.5)),
        line(CGPoint(x: 13.4, y: 13.4), CGPoint(x: 19.5, y: 19.5)),
      ]
    case .person:
      [
        UIBezierPath(ovalIn: CGRect(x: 7, y: 2.5, width: 8, height: 8)),
        UIBezierPath(roundedRect: CGRect(x: 3, y: 13.5, width: 16, height: 6), cornerRadius: 3),
      ]
    }
  }

  private func line(_ start: CGPoint, _ end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
