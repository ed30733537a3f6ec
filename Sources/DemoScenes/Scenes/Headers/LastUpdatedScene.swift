import Tug

extension Scene {
  public static let lastUpdated = Scene(
    id: "last-updated", group: .headers, title: "Last updated",
    summary:
      "The header shows the time in Tug’s format, in the app’s own format, as the server gave it, or not "
      + "at all. Every second refresh fails and leaves the time unchanged.",
    screen: { LastUpdatedViewController(environment: $0) })
}

/// A header that shows the time of its last success.
final class LastUpdatedViewController: CountingListViewController {
  private var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in
      try await self?.refreshOrFail()
    }
    header.resultDuration = 1
    tableView.tug.header = header
    offerChoices("Tug’s", "Own", "Server’s", "None") { choice in
      header.style.showsLastUpdated = choice != 3
      header.lastUpdatedFormat = choice == 1 ? Self.line : nil
      if choice == 2 {
        header.lastUpdated = Date(
          timeIntervalSince1970: 1_000_000_000)
      }
    }
  }

  private static func line(for date: Date?) -> String {
    date == nil ? "Never seen" : "Seen a moment ago"
  }

  private func refreshOrFail() async throws {
    try await environment.pause(workTime)
    runs += 1
    if runs.isMultiple(of: 2) { throw DemoFailure() }
    startOver()
  }
}
