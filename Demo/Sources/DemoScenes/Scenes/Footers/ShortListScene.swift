import Tug

/// The behaviors of a footer below short content.
final class ShortListViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerActions("Start over") { [feed] _ in
      feed.startOver()
      footer.resetNoMoreData()
    }
    offerChoices("Follow", "Pin", "Hide", "Fill") { choice in
      footer.shortContent =
        [.follow, .pin, .hide, .fill(limit: 6)][choice]
    }
  }
}

extension Scene {
  public static let shortList = Scene(
    id: "short-list", group: .footers, title: "Auto footer, short content",
    summary:
      "Three rows do not fill the screen: the footer follows the rows, is pinned to the end of the "
      + "screen, is hidden, or loads until the screen is full.",
    screen: { ShortListViewController(feed: DemoFeed(in: $0, pageSize: 3)) })
}
