import Tug

/// A footer that shows a failure and the ways to retry.
final class FailureViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerChoices("Tap retries", "A drag retries, too") { choice in
      footer.trigger.auto?.retriesFailure = choice == 1
    }
  }
}

extension Scene {
  public static let failure = Scene(
    id: "failure", group: .footers, title: "Failure and retry",
    summary:
      "Scroll to the end: every page fails twice. Tap the footer to try again, or retry with the next drag to the end.",
    screen: {
      FailureViewController(feed: DemoFeed(.news, in: $0, failsRequest: { !$0.isMultiple(of: 3) }))
    })
}
