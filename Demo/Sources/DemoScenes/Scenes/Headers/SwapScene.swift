import Tug

/// Headers that are replaced and removed.
final class SwapViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    offerChoices("Normal", "Text", "Off", "None") { [weak self] choice in self?.show(choice) }
    offerActions("Refresh") { [weak self] _ in
      self?.tableView.tug.header?.beginRefreshing()
    }
  }

  private func show(_ choice: Int) {
    let work: @MainActor () async throws -> Void = { [feed] in try await feed.refresh() }
    switch choice {
    case 0: tableView.tug.header = .pull(action: work)
    case 1: tableView.tug.header = .pull(.text, action: work)
    case 2: tableView.tug.header?.isEnabled = false
    default: tableView.tug.header = nil
    }
  }
}

extension Scene {
  public static let swap = Scene(
    id: "swap", group: .headers, title: "Another header, or none",
    summary:
      "Assign another control, or nil, even during a refresh: the former control removes everything "
      + "that it held.",
    screen: { SwapViewController(feed: DemoFeed(in: $0, workTime: 3)) })
}
