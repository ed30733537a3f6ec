import Tug

/// Two lists in tabs.
final class TabsController: UITabBarController {
  init(environment: SceneEnvironment) {
    super.init(nibName: nil, bundle: nil)
    let inbox = HeaderAndFooterViewController(environment: environment)
    let archive = HeaderAndFooterViewController(environment: environment)
    (inbox.title, archive.title) = ("Inbox", "Archive")
    viewControllers = [inbox, archive].enumerated().map { tag, list in
      let navigation = OpaqueBarController(rootViewController: list)
      navigation.tabBarItem = UITabBarItem(title: list.title, image: nil, tag: tag)
      return navigation
    }
    archive.loadViewIfNeeded()
    archive.tableView.tug.header?.beginRefreshing()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension Scene {
  public static let tabBar = Scene(
    id: "tab-bar", group: .environment, title: "Refresh in a hidden tab",
    summary:
      "The app starts a refresh in the second tab while that tab is off screen. Choose the tab, and the "
      + "refresh begins. The footer is above the tab bar.",
    make: { TabsController(environment: $0) })
}
