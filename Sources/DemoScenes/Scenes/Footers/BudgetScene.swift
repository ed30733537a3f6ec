import Tug

extension Scene {
  public static let budget = Scene(
    id: "budget", group: .footers, title: "Pages per drag",
    summary:
      "Pages of two rows: a drag loads one page, three, or as many as it reaches. Each drag starts "
      + "counting again.",
    screen: { BudgetViewController(environment: $0) })
}

/// A footer that limits the pages that one drag loads.
final class BudgetViewController: CountingListViewController {
  override var content: DemoContent { .shop }

  override func viewDidLoad() {
    super.viewDidLoad()
    (pageSize, most, workTime) = (2, 200, 0.2)
    fill(20)
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.footer = footer
    offerChoices("One", "Three", "No limit") { choice in
      footer.trigger.auto?.maximumTriggersPerDrag =
        [1, 3, nil][choice]
    }
  }
}
