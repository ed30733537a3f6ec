import Paging
import Tug

/// A refresh while a slow page loads.
final class SlowPageViewController: PagedListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    server.latency = 5
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.arbitration = .parallel
    offerActions("Load a page", "Refresh") { [weak self] choice in
      let controls = self?.tableView.tug
      (choice == 0 ? controls?.footer : controls?.header)?.beginRefreshing(reveal: .never)
    }
    offerDials()
  }
}

extension Scene {
  public static let slowPage = Scene(
    id: "slow-page", group: .pages, title: "A page that comes too late",
    summary:
      "Load a page that takes five seconds, then refresh: the feed drops the old page, and the footer can "
      + "load again.",
    screen: { SlowPageViewController(environment: $0) })
}
