import Tug

/// A header with a minimum duration and a result duration.
final class DurationsViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] () async in
      feed.startOver()
    }
    tableView.tug.header = header
    offerChoices("Neither", "Minimum", "Result", "Both") { choice in
      header.minimumDuration = choice == 1 || choice == 3 ? 1 : 0
      header.resultDuration = choice >= 2 ? 1 : 0
    }
  }
}

extension Scene {
  public static let durations = Scene(
    id: "durations", group: .headers, title: "Minimum duration",
    summary:
      "The action returns at once. A minimum duration of a second keeps the header open, and a result "
      + "duration of a second shows the result, so that the header doesn’t flicker.",
    screen: { DurationsViewController(environment: $0) })
}
