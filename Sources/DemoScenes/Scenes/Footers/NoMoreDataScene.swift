import Tug

extension Scene {
  public static let noMoreData = Scene(
    id: "no-more-data", group: .footers, title: "No more data",
    summary:
      "Two pages, then the footer says so and rests. A refresh makes it work again, or only you do.",
    screen: { NoMoreDataViewController(environment: $0) })
}

/// The end of a list, and what undoes it.
final class NoMoreDataViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    most = 40
    let footer = Refresher.auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
    tableView.tug.header = .normal { [weak self] in try await self?.refresh() }
    tableView.tug.footer = footer
    offerActions("Start over by hand") { [weak self] _ in
      self?.startOver()
      footer.resetNoMoreData()
    }
    offerChoices("A refresh resets", "Only by hand") { choice in
      footer.isResetByRefresh = choice == 0
    }
  }
}
