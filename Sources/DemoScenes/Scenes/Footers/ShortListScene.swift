import Tug

extension Scene {
  public static let shortList = Scene(
    id: "short-list", group: .footers, title: "Auto footer, short content",
    summary:
      "Three rows do not fill the screen: the footer follows the rows, is pinned to the end of the "
      + "screen, is hidden, or loads until the screen is full.",
    screen: { ShortListViewController(environment: $0) })
}

/// The behaviors of a footer below short content.
final class ShortListViewController: CountingListViewController {
  override func viewDidLoad() {
    pageSize = 3
    super.viewDidLoad()
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.footer = footer
    offerActions("Start over") { [weak self] _ in
      self?.startOver()
      footer.resetNoMoreData()
    }
    offerChoices("Follow", "Pin", "Hide", "Fill") { choice in
      footer.shortContent =
        [.follow, .pin, .hide, .fill(limit: 6)][choice]
    }
  }
}
