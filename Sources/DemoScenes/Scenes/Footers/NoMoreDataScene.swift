import Tug

extension Scene {
  public static let noMoreData = Scene(
    id: "no-more-data", group: .footers, title: "No more data",
    summary:
      "After two pages there is no more data. The footer loads again after a refresh, or only after the "
      + "app resets it.",
    screen: { NoMoreDataViewController(environment: $0) })
}

/// The end of the data, and the ways to start over.
final class NoMoreDataViewController: CountingListViewController {
  override var content: DemoContent { .shop }

  override func viewDidLoad() {
    super.viewDidLoad()
    most = 40
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.header = .pull { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = footer
    offerActions("Start over by hand") { [weak self] _ in
      self?.startOver()
      footer.resetNoMoreData()
    }
    offerChoices("A refresh resets", "Only by hand") { choice in
      footer.isResetByRefresh = choice == 0
    }
  }
}
