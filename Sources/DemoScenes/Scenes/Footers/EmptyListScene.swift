import Tug

extension Scene {
  public static let emptyList = Scene(
    id: "empty-list", group: .footers, title: "Empty list",
    summary:
      "With nothing to be the end of, the footer does not show and does not load, unless you want "
      + "it to. Pull down for some rows.",
    screen: { EmptyListViewController(environment: $0) })
}

/// A list that starts with nothing.
final class EmptyListViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(0)
    let footer = Refresher.auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
    tableView.tug.header = .normal { [weak self] in try await self?.refresh() }
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
