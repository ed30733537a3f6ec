import Tug

extension Scene {
  public static let distances = Scene(
    id: "distances", group: .headers, title: "Distances and height",
    summary:
      "The trigger distance, the part that stays open, and the height are separate settings. Change them "
      + "at rest or during a refresh: nothing jumps.",
    screen: { DistancesViewController(environment: $0) })
}

/// A header with a trigger distance, a resting extent, and a visible extent.
final class DistancesViewController: CountingListViewController {
  override var content: DemoContent { .news }

  override func viewDidLoad() {
    super.viewDidLoad()
    workTime = 3
    let header = Refresher.pull { [weak self] in
      try await self?.refresh()
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
