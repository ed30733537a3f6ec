import Tug

extension Scene {
  public static let manual = Scene(
    id: "manual", group: .footers, title: "By finger, code or tap",
    summary:
      "What may start the footer: any scrolling, only a finger’s, or only a tap. The lower button "
      + "scrolls to the end by code.",
    screen: { ManualViewController(environment: $0) })
}

/// A footer that waits for the user.
final class ManualViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    most = 400
    let footer = Refresher.auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
    tableView.tug.footer = footer
    offerActions("Scroll to the end") { [weak self] _ in self?.scrollToEnd() }
    offerChoices("Any scrolling", "Fingers only", "Tap only") { choice in
      footer.firesOnProgrammaticScroll = choice == 0
      footer.isAutomatic = choice != 2
    }
  }

  private func scrollToEnd() {
    let end =
      tableView.contentSize.height + tableView.adjustedContentInset.bottom
      - tableView.bounds.height
    tableView.setContentOffset(CGPoint(x: 0, y: max(end, 0)), animated: true)
  }
}
