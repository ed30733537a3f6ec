import Tug

extension Scene {
  public static let emptyList = Scene(
    id: "empty-list", group: .footers, title: "Empty list",
    summary:
      "While the list is empty, the footer is hidden and doesn’t load, unless the app shows it. "
      + "Pull down to add rows.",
    screen: { EmptyListViewController(environment: $0) })
}

/// A list that is empty at first.
final class EmptyListViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(0)
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.header = .pull { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = footer
    offerActions("Empty") { [weak self] _ in
      self?.fill(0)
      footer.resetNoMoreData()
    }
    offerChoices("Footer hides", "Footer shows") { choice in
      footer.showsWhenEmpty = choice == 1
    }
  }
}
