import Tug

/// Controls that ask the app before they begin.
final class VetoViewController: CountingListViewController {
  /// In an app, `NWPathMonitor` says whether there is a network.
  private var isOnline = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    header.shouldBegin = { [weak self] in
      self?.isOnline ?? false
    }
    tableView.tug.header = header
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    footer.shouldBegin = { [weak self] in
      self?.isOnline ?? false
    }
    tableView.tug.footer = footer
    offerChoices("Online", "Offline") { [weak self] choice in
      self?.networkChanged(isOnline: choice == 0)
    }
  }

  private func networkChanged(isOnline: Bool) {
    self.isOnline = isOnline
  }
}

extension Scene {
  public static let veto = Scene(
    id: "veto", group: .special, title: "Prevent a refresh",
    summary:
      "The app decides whether a pull refreshes and whether scrolling to the end loads. When the app is "
      + "offline, neither starts, and the controls close again.",
    screen: { VetoViewController(feed: DemoFeed(.settings, in: $0)) })
}
