import Tug

extension Scene {
  public static let largeTitle = Scene(
    id: "large-title", group: .environment, title: "Large title",
    summary:
      "Pull: the title goes with the list. Refresh, scroll while it works, and the title folds "
      + "without a jump.",
    make: { environment in
      let list = HeaderAndFooterViewController(environment: environment)
      list.title = "Inbox"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    })
}
