import Tug

extension Scene {
  public static let callbacks = Scene(
    id: "run-callbacks", group: .special, title: "Callbacks",
    summary:
      "Each run calls will begin, did begin, will end, and did end, in this order, and reports the changes "
      + "of state between them.",
    screen: { CallbacksViewController(feed: DemoFeed(in: $0)) })
}

/// A log of the callbacks of a header.
final class CallbacksViewController: PlainListViewController {
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = [Self.empty]
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    header.resultDuration = 0.5
    header.onStateChange = { [weak self] former, state in
      self?.log("    \(former) → \(state)")
    }
    header.onWillBegin = { [weak self] in
      self?.log("Will begin")
    }
    header.onDidBegin = { [weak self] in self?.log("Did begin") }
    header.onWillEnd = { [weak self] in
      self?.log("Will end, inside the animation")
    }
    header.onDidEnd = { [weak self] in self?.log("Did end") }
    tableView.tug.header = header
    offerActions("Refresh", "Clear") { [weak self] choice in
      if choice == 0 {
        header.beginRefreshing()
      } else {
        self?.clear()
      }
    }
  }

  private static let empty = "Pull down"

  private func log(_ line: String) {
    rows = rows.filter { $0 != Self.empty } + [line]
    tableView.reloadData()
  }

  private func clear() {
    rows = [Self.empty]
    tableView.reloadData()
  }
}
