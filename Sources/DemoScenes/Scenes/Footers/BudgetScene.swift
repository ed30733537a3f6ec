import Tug

extension Scene {
  public static let budget = Scene(
    id: "budget", group: .footers, title: "Pages per drag",
    summary:
      "Pages of two rows: one drag loads one, three, or as many as it reaches. The next drag has "
      + "them all again.",
    screen: { BudgetViewController(environment: $0) })
}

/// A footer that does not empty the server in one fling.
final class BudgetViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (pageSize, most, workTime) = (2, 200, 0.2)
    fill(20)
    let footer = Refresher.auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
    tableView.tug.footer = footer
    offerChoices("One", "Three", "No limit") { choice in
      footer.firesPerDrag = [1, 3, nil][choice]
    }
  }
}
