import Tug

extension Scene {
  public static let momentum = Scene(
    id: "momentum", group: .footers, title: "Without momentum",
    summary:
      "After a fling to the end, the footer waits for the next drag, or loads at once as other footers do.",
    screen: { MomentumViewController(environment: $0) })
}

/// A footer that ignores the deceleration after a drag.
final class MomentumViewController: CountingListViewController {
  override var content: DemoContent { .news }

  override func viewDidLoad() {
    super.viewDidLoad()
    most = 400
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.footer = footer
    offerChoices("Without momentum", "With momentum") { choice in
      footer.trigger.auto?.causes =
        choice == 0 ? [.finger, .program] : .all
    }
  }
}
