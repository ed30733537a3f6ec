import Tug

/// A header that shows work started elsewhere.
final class ShowRefreshingViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    offerActions("Sync again") { [weak self] _ in
      self?.startSync()
    }
    startSync()
  }

  private func startSync() {
    guard let header = tableView.tug.header, !header.isRefreshing
    else { return }
    header.showRefreshing()
    Task { [feed] in
      try? await feed.sync()
      header.endRefreshing()
    }
  }
}

extension Scene {
  public static let showRefreshing = Scene(
    id: "show-refreshing", group: .special, title: "Show work already running",
    summary:
      "The list is already syncing when it appears. The header shows the sync until the app ends it, "
      + "without running its own action. A pull runs the action.",
    screen: { ShowRefreshingViewController(feed: DemoFeed(in: $0, workTime: 2)) })
}
