import Tug

/// A refresh in code, with or without moving the list.
final class RevealViewController: CountingListViewController {
  private var reveal = Refresher.Reveal.never

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    offerActions("Refresh") { [weak self] _ in
      guard let self else { return }
      tableView.tug.header?.beginRefreshing(reveal: reveal)
    }
    offerChoices("Stay", "If at the top", "Scroll") { [weak self] choice in
      self?.reveal = [.never, .ifAtEdge, .always][choice]
    }
  }
}

extension Scene {
  public static let reveal = Scene(
    id: "reveal", group: .special, title: "Refresh without scrolling",
    summary:
      "Scroll down, then refresh in code: the list scrolls to the header, stays where it is, or "
      + "scrolls only if it is at the top.",
    screen: { RevealViewController(feed: DemoFeed(in: $0, pageSize: 40, workTime: 2)) })
}
