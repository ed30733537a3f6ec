import Tug
import TugMJRefresh

/// A list with the API of MJRefresh.
final class MJRefreshViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = MJRefreshNormalHeader { [weak self] in
      self?.loadNews()
    }
    header.lastUpdatedTimeLabel?.isHidden = true
    header.stateLabel?.textColor = .systemIndigo
    tableView.mj_header = header
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in
      self?.loadMore()
    }
    offerActions("Begin") { [weak self] _ in
      self?.tableView.mj_header?.beginRefreshing()
    }
    offerChoices("Footer", "No footer") { [weak self] choice in
      self?.tableView.mj_footer?.isHidden = choice == 1
    }
  }

  private func loadNews() {
    Task { [weak self, feed] in
      try? await feed.refresh()
      self?.newsHaveLoaded()
    }
  }

  private func newsHaveLoaded() {
    tableView.mj_header?.endRefreshing()
    tableView.mj_footer?.resetNoMoreData()
  }

  private func loadMore() {
    Task { [weak self, feed] in
      let hasMore = try? await feed.loadNext()
      self?.moreHasLoaded(isLast: hasMore == false)
    }
  }

  private func moreHasLoaded(isLast: Bool) {
    if isLast {
      tableView.mj_footer?.endRefreshingWithNoMoreData()
    } else {
      tableView.mj_footer?.endRefreshing()
    }
  }
}

extension Scene {
  public static let mjRefresh = Scene(
    id: "mj-refresh", group: .special, title: "MJRefresh’s calls",
    summary:
      "Code written for MJRefresh, unchanged except for the import: a header and a footer, their blocks, and their ends. "
      + "Begin in code, or hide the footer.",
    screen: { MJRefreshViewController(feed: DemoFeed(.news, in: $0)) })
}
