import Tug

/// A footer that limits the pages that one drag loads.
final class BudgetViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerChoices("One", "Three", "No limit") { choice in
      footer.trigger.auto?.maximumTriggersPerDrag =
        [1, 3, nil][choice]
    }
  }
}

extension Scene {
  public static let budget = Scene(
    id: "budget", group: .footers, title: "Pages per drag",
    summary:
      "Each page has two rows. A drag loads one page, three pages, or as many as it reaches, and each drag "
      + "starts a new count.",
    screen: {
      BudgetViewController(
        feed: DemoFeed(.shop, in: $0, first: 20, pageSize: 2, maximum: 200, workTime: 0.2))
    })
}
