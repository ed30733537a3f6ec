import HeadlessUIKit

class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = FeedViewController(posts: ["One", "Two"])
    feed.title = "Feed"
    let settings = SettingsViewController(rows: [])
    let controllers = [feed, settings].map { MainNavigationController(rootViewController: $0) }
    controllers[0].tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
    controllers[1].tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    viewControllers = controllers
  }
}

class MainNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    navigationBar.prefersLargeTitles = true
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }
}
