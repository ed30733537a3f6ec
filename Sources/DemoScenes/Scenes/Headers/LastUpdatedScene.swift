import Tug

extension Scene {
  public static let lastUpdated = Scene(
    id: "last-updated", group: .headers, title: "The time of the last success",
    summary:
      "The time is kept under a key, in a store and a format of the app’s choice. Every second refresh "
      + "fails, and leaves it unchanged.",
    screen: { LastUpdatedViewController(environment: $0) })
}

/// A header that shows the time of its last success.
final class LastUpdatedViewController: CountingListViewController {
  private var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in try await self?.refreshOrFail() }
    header.lastUpdatedStore = MemoryStore()
    header.lastUpdatedKey = "mail"
    header.resultDuration = 1
    tableView.tug.header = header
    offerChoices("Tug’s", "Own format", "Server’s time", "None") { choice in
      header.style.showsLastUpdated = choice != 3
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

/// A store that keeps times in memory. The default store is the user defaults.
private final class MemoryStore: LastUpdatedStore {
  private var dates: [String: Date] = [:]

  func lastUpdated(forKey key: String) -> Date? { dates[key] }
  func setLastUpdated(_ date: Date?, forKey key: String) { dates[key] = date }
}
