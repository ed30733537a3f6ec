import Tug

extension Scene {
  public static let distances = Scene(
    id: "distances", group: .headers, title: "Distances and height",
    summary:
      "How far to pull, how much stays open, how tall it is: three numbers. Change them at rest or "
      + "while it refreshes; nothing jumps.",
    screen: { DistancesViewController(environment: $0) })
}

/// Trigger distance, resting extent and visible extent, each for itself.
final class DistancesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    workTime = 3
    let header = Refresher.normal { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Usual", "Long pull", "Rests at 44", "120 tall") { choice in
      // Negative: as the look has it.
      header.triggerDistance = choice == 1 ? 130 : -1
      header.restingExtent = choice == 2 ? 44 : -1
      header.visibleExtent = choice == 3 ? 120 : -1
    }
  }
}
