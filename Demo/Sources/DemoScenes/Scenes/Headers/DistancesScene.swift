import Tug

/// A header with a trigger distance, a resting extent, and a visible extent.
final class DistancesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices(
      "Usual", "Long pull", "Rests at 44", "120 tall"
    ) { choice in
      header.trigger.pull?.triggerDistance =
        choice == 1 ? 130 : nil
      header.trigger.pull?.restingExtent = choice == 2 ? 44 : nil
      header.visibleExtent = choice == 3 ? 120 : nil
    }
  }
}

extension Scene {
  public static let distances = Scene(
    id: "distances", group: .headers, title: "Distances and height",
    summary:
      "The trigger distance, the part that stays open, and the height are separate settings. Change them "
      + "at rest or during a refresh: nothing jumps.",
    screen: { DistancesViewController(feed: DemoFeed(.news, in: $0, workTime: 3)) })
}
