import Tug

extension Scene {
  public static let largeTitle = Scene(
    id: "large-title", group: .environment, title: "Large title",
    summary:
      "The title moves with the pull. Refresh, then scroll while it runs: the title collapses "
      + "without a jump.",
    make: { environment in
      let list = HeaderAndFooterViewController(environment: environment)
      list.title = "Inbox"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    })
}
