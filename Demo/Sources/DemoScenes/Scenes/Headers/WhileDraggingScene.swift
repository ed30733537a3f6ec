import Tug

/// A header that starts before the finger is lifted.
final class WhileDraggingViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("While dragging", "On release") { choice in
      header.trigger.pull?.triggersWhileDragging = choice == 0
    }
  }
}

extension Scene {
  public static let whileDragging = Scene(
    id: "while-dragging", group: .headers, title: "Start while dragging",
    summary:
      "Start the refresh at the trigger distance, while the finger is still down (as UIRefreshControl "
      + "does), or on release.",
    screen: { WhileDraggingViewController(feed: DemoFeed(.chat, in: $0)) })
}
