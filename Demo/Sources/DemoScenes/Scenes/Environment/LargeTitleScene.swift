import Tug

/// A list below a large title.
final class LargeTitleViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.inbox
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let largeTitle = Scene(
    id: "large-title", group: .environment, title: "Large title",
    summary:
      "The title moves with the pull. Refresh, then scroll while it runs: the title collapses "
      + "without a jump.",
    make: {
      UINavigationController(
        rootViewController: LargeTitleViewController(environment: $0))
    })
}
