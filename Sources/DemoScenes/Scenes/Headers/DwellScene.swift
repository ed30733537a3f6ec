import Tug

extension Scene {
  public static let dwell = Scene(
    id: "dwell", group: .headers, title: "Work that takes no time",
    summary:
      "The action returns at once. Let the header stay for a second, or say its result, so that it "
      + "does not flicker.",
    screen: { DwellViewController(environment: $0) })
}

/// Result dwell and minimum visible time.
final class DwellViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] in self?.startOver() }
    tableView.tug.header = header
    offerChoices("Neither", "1 s visible", "1 s result", "Both") { choice in
      header.minimumVisibleTime = choice == 1 || choice == 3 ? 1 : 0
      header.resultDwell = choice >= 2 ? 1 : 0
    }
  }
}
