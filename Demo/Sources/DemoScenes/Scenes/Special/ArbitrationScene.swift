import Tug

/// The rules by which two controls run at the same time.
final class ArbitrationViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .pullToLoad { [feed] in
      try await feed.loadNext()
    }
    offerActions(
      "Refresh", "Load", "Both"
    ) { [weak self] choice in
      if choice != 0 {
        self?.tableView.tug.footer?.beginRefreshing()
      }
      if choice != 1 {
        self?.tableView.tug.header?.beginRefreshing()
      }
    }
    offerChoices(
      "Automatic", "Exclusive", "Parallel"
    ) { [weak self] choice in
      self?.tableView.tug.arbitration =
        [.automatic, .exclusive, .parallel][choice]
    }
  }
}

extension Scene {
  public static let arbitration = Scene(
    id: "arbitration", group: .special, title: "One control at a time",
    summary:
      "A refresh and a load take three seconds each. Start one, then the other: a refresh cancels the load, "
      + "a load waits. With Exclusive, both wait; with Parallel, neither does.",
    screen: { ArbitrationViewController(feed: DemoFeed(in: $0, maximum: 100, workTime: 3)) })
}
