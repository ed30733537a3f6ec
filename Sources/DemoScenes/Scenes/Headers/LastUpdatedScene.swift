import Tug

extension Scene {
  public static let lastUpdated = Scene(
    id: "last-updated", group: .headers, title: "The time of the last success",
    summary:
      "Kept under a key, in the store and format that you choose. Every second refresh fails, and "
      + "leaves it as it was.",
    screen: { LastUpdatedViewController(environment: $0) })
}

/// A header with a second line, in Tug's words or in others.
final class LastUpdatedViewController: CountingListViewController {
  private var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] in try await self?.refreshOrFail() }
    header.lastUpdatedStore = LastUpdatedShelf()
    header.lastUpdatedKey = "mail"
    header.resultDwell = 1
    tableView.tug.header = header
    offerChoices("Tug’s", "My format", "Server’s time", "None") { choice in
      header.style.isTimeHidden = choice == 3
      header.lastUpdatedFormat = choice == 1 ? Self.line : nil
      if choice == 2 { header.lastUpdated = Date(timeIntervalSince1970: 1_000_000_000) }
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

/// Keeps times as long as the app runs. Without a store of its own a header uses the user defaults.
private final class LastUpdatedShelf: LastUpdatedStore {
  private var dates: [String: Date] = [:]

  func lastUpdated(forKey key: String) -> Date? { dates[key] }
  func setLastUpdated(_ date: Date?, forKey key: String) { dates[key] = date }
}
