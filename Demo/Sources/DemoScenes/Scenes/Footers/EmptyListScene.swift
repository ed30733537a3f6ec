import Tug

/// A list that is empty at first.
final class EmptyListViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = footer
    offerActions("Empty") { [feed] _ in
      feed.removeAll()
      footer.resetNoMoreData()
    }
    offerChoices("Footer hides", "Footer shows") { choice in
      footer.showsWhenEmpty = choice == 1
    }
  }
}

extension Scene {
  public static let emptyList = Scene(
    id: "empty-list", group: .footers, title: "Empty list",
    summary:
      "While the list is empty, the footer is hidden and doesn’t load, unless the app shows it. "
      + "Pull down to add rows.",
    screen: { EmptyListViewController(feed: DemoFeed(in: $0, first: 0)) })
}
