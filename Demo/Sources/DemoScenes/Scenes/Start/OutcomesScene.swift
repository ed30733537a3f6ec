import Tug

/// The results of an action, and how the controls show them.
final class OutcomesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      // If it throws, the header shows a failure; if not, a success.
      try await feed.refresh()
    }
    header.resultDuration = 1
    tableView.tug.header = header
    tableView.tug.footer = .pullToLoad { [feed] in
      // `false` shows that there is no more data; an error, a failure.
      try await feed.loadNext()
    }
    offerChoices(
      "Success", "No more data", "Failure"
    ) { [feed] choice in
      feed.result =
        [.success, .noMoreData, .failure(DemoFailure())][choice]
    }
  }
}

extension Scene {
  public static let outcomes = Scene(
    id: "outcomes", group: .start, title: "Success and failure",
    summary: "Choose success, no more data, or failure, then pull down or up.",
    screen: { OutcomesViewController(feed: DemoFeed(.shop, in: $0)) })
}
