import Tug

/// A footer that only some causes start.
final class ManualViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerActions("Scroll to the end") { [weak self] _ in
      self?.scrollToEnd()
    }
    offerChoices(
      "Any scrolling", "Fingers only", "Tap only"
    ) { choice in
      footer.trigger.auto?.causes =
        [.all, [.finger, .momentum], []][choice]
    }
  }

  private func scrollToEnd() {
    let end =
      tableView.contentSize.height + tableView.adjustedContentInset.bottom
      - tableView.bounds.height
    tableView.setContentOffset(CGPoint(x: 0, y: max(end, 0)), animated: true)
  }
}

extension Scene {
  public static let manual = Scene(
    id: "manual", group: .footers, title: "What may start a load",
    summary:
      "The footer loads after any scrolling, only when the user scrolls, or only after a tap. The upper "
      + "button scrolls to the end in code.",
    screen: { ManualViewController(feed: DemoFeed(.photos, in: $0, maximum: 400)) })
}
