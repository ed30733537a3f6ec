import Tug

/// The end of the data, and the ways to start over.
final class NoMoreDataViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    // It says nothing at the end if it isn't told what.
    footer.style[.noMoreData].title = TugLanguage.current.texts.noMoreData
    tableView.tug.footer = footer
    offerActions("Start over by hand") { [feed] _ in
      feed.startOver()
      footer.resetNoMoreData()
    }
    offerChoices("A refresh resets", "Only by hand") { choice in
      footer.isResetByRefresh = choice == 0
    }
  }
}

extension Scene {
  public static let noMoreData = Scene(
    id: "no-more-data", group: .footers, title: "No more data",
    summary:
      "After two pages there is no more data. The footer loads again after a refresh, or only after the "
      + "app resets it.",
    screen: { NoMoreDataViewController(feed: DemoFeed(.shop, in: $0, maximum: 40)) })
}
