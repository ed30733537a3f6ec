import Tug
import TugSVPullToRefresh

/// A list with the API of SVPullToRefresh.
final class SVPullViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addPullToRefresh { [weak self] in
      self?.insertRowAtTop()
    }
    tableView.addInfiniteScrolling { [weak self] in
      self?.insertRowsAtBottom()
    }
    tableView.pullToRefreshView?.setTitle(
      "Let go for new messages", for: .triggered)
    tableView.pullToRefreshView?.arrowColor = .systemIndigo
    offerActions("Trigger") { [weak self] _ in
      self?.tableView.triggerPullToRefresh()
    }
    offerChoices("Shows", "Hidden") { [weak self] choice in
      self?.tableView.showsPullToRefresh = choice == 0
    }
  }

  private func insertRowAtTop() {
    Task { [weak self, feed] in
      try? await feed.refresh()
      self?.tableView.pullToRefreshView?.stopAnimating()
    }
  }

  private func insertRowsAtBottom() {
    Task { [weak self, feed] in
      _ = try? await feed.loadNext()
      self?.tableView.infiniteScrollingView?.stopAnimating()
    }
  }
}

extension Scene {
  public static let svPullToRefresh = Scene(
    id: "sv-pull-to-refresh", group: .special, title: "SVPullToRefresh’s calls",
    summary:
      "Code written for SVPullToRefresh, unchanged except for the import: two calls, a title, and a color. "
      + "Trigger the control in code, or hide it.",
    screen: { SVPullViewController(feed: DemoFeed(.chat, in: $0, maximum: 400)) })
}
