import Tug

/// Controls that the app hides.
final class HiddenViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.header = header
    tableView.tug.footer = footer
    offerChoices("Signed in", "Signed out") { choice in
      header.isHidden = choice == 1
      footer.isHidden = choice == 1
    }
  }
}

extension Scene {
  public static let hidden = Scene(
    id: "hidden", group: .headers, title: "Hidden controls",
    summary:
      "After the user signs out, there is nothing to refresh: hidden controls don’t start and hold no "
      + "inset. A refresh in progress continues.",
    screen: { HiddenViewController(feed: DemoFeed(.settings, in: $0, workTime: 2)) })
}
