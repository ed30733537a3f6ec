import Tug

extension Scene {
  public static let whileDragging = Scene(
    id: "while-dragging", group: .headers, title: "Start while dragging",
    summary:
      "The refresh starts at the trigger distance, with the finger still down, as with UIRefreshControl, "
      + "or on release.",
    screen: { WhileDraggingViewController(environment: $0) })
}

/// A header that starts before the finger is lifted.
final class WhileDraggingViewController: CountingListViewController {
  override var content: DemoContent { .chat }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.header = header
    offerChoices("While dragging", "On release") { choice in
      header.trigger.pull?.triggersWhileDragging = choice == 0
    }
  }
}
