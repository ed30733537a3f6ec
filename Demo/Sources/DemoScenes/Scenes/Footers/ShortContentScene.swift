import Tug

/// A list that does not fill the screen, with a footer that is pulled.
final class ShortContentViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drafts"
    tableView.tug.footer = .pullToLoad(.classic) { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let shortContent = Scene(
    id: "short-content", group: .footers, title: "Pull footer, short content",
    summary: "Three rows, and a footer at the end of the screen: pull up and release to load more.",
    screen: {
      ShortContentViewController(
        feed: DemoFeed(in: $0, first: 3, pageSize: 5, maximum: 18, row: { "Draft \($0 + 1)" }))
    })
}
