import Tug

extension Scene {
  public static let arbitration = Scene(
    id: "arbitration", group: .special, title: "Header against footer",
    summary:
      "Both take three seconds. Start one, then the other: it waits, works beside it, or a refresh "
      + "cancels the loading.",
    screen: { ArbitrationViewController(environment: $0) })
}

/// Who may work at the same time.
final class ArbitrationViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (most, workTime) = (100, 3)
    tableView.tug.header = .normal { [weak self] in try await self?.refresh() }
    tableView.tug.footer = .pull { [weak self] in try await self?.loadMore() ?? .noMoreData }
    offerActions("Refresh", "Load", "Both") { [weak self] choice in
      if choice != 0 { self?.tableView.tug.footer?.beginRefreshing() }
      if choice != 1 { self?.tableView.tug.header?.beginRefreshing() }
    }
    offerChoices("One by one", "Parallel", "Refresh cancels") { [weak self] choice in
      self?.tableView.tug.arbitration = [.exclusive, .parallel, .refreshCancelsLoad][choice]
    }
  }
}
