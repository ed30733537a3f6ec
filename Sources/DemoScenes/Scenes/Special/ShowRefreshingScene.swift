import Tug

extension Scene {
  public static let showRefreshing = Scene(
    id: "show-refreshing", group: .special, title: "Show work already running",
    summary:
      "The list is already syncing when it appears. The header shows the sync until the app ends it, "
      + "without running its own action. A pull runs the action.",
    screen: { ShowRefreshingViewController(environment: $0) })
}

/// A header that shows work started elsewhere.
final class ShowRefreshingViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    workTime = 2
    tableView.tug.header = .pull { [weak self] in
      try await self?.refresh()
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
    Task { [weak self, environment] in
      try? await environment.pause(0.8)
      self?.finishSync()
    }
  }

  private func finishSync() {
    rows[0] = "Synced\nFrom another device"
    tableView.reloadData()
    tableView.tug.header?.endRefreshing()
  }
}
