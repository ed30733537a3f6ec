import Tug

extension Scene {
  public static let budget = Scene(
    id: "budget", group: .footers, title: "Pages per drag",
    summary:
      "Each page has two rows. A drag loads one page, three pages, or as many as it reaches, and each drag "
      + "starts a new count.",
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
