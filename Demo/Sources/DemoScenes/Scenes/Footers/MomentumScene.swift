import Tug

/// A footer that ignores the deceleration after a drag.
final class MomentumViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerChoices("Without momentum", "With momentum") { choice in
      footer.trigger.auto?.causes =
        choice == 0 ? [.finger, .program] : .all
    }
  }
}

extension Scene {
  public static let momentum = Scene(
    id: "momentum", group: .footers, title: "Without momentum",
    summary:
      "After a fling to the end, the footer waits for the next drag, or loads at once as other footers do.",
    screen: { MomentumViewController(feed: DemoFeed(.news, in: $0, maximum: 400)) })
}
