import Tug

/// A header that shows the time of its last success.
final class LastUpdatedViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(.classic) { [feed] in
      try await feed.refresh()
    }
    header.resultDuration = 1
    tableView.tug.header = header
    offerChoices("Tug’s", "Own", "Server’s", "None") { [feed] choice in
      header.style.showsLastUpdated = choice != 3
      header.lastUpdatedFormat = choice == 1 ? Self.line : nil
      if choice == 2 {
        header.lastUpdated = feed.lastModified
      }
    }
  }

  private static func line(for date: Date?) -> String {
    guard let date else { return "Never seen" }
    let time = DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
    return "Seen at \(time)"
  }
}

extension Scene {
  public static let lastUpdated = Scene(
    id: "last-updated", group: .headers, title: "Last updated",
    summary:
      "The header shows the time in Tug’s format, in the app’s own format, as the server gave it, or not "
      + "at all. Every second refresh fails and leaves the time unchanged.",
    screen: {
      LastUpdatedViewController(feed: DemoFeed(in: $0, failsRequest: { $0.isMultiple(of: 2) }))
    })
}
