import Tug

extension Scene {
  public static let shortContent = Scene(
    id: "short-content", group: .footers, title: "Pull footer, short content",
    summary: "Three rows, and a footer at the end of the screen: pull up and release to load more.",
    screen: { ShortContentViewController(environment: $0) })
}

/// A list that does not fill the screen, with a footer that is pulled.
final class ShortContentViewController: PlainListViewController {
  private static let most = 18

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drafts"
    rows = (1...3).map { "Draft \($0)" }
    tableView.tug.footer = .pullToLoad { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  private func loadMore() async throws -> RefreshResult {
    try await environment.pause(1)
    let next = rows.count + 1
    rows += (next..<next + 5).map { "Draft \($0)" }
    tableView.reloadData()
    return rows.count < Self.most ? .success : .noMoreData
  }
}
