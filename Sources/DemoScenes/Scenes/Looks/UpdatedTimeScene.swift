import Tug

extension Scene {
  public static let updatedTime = Scene(
    id: "updated-time", title: "The time of the last success",
    summary: "Kept under a name, and counted on success only: every second refresh fails.",
    make: { BarsViewController(UpdatedTimeViewController(environment: $0), title: "Mail") })
}

/// Every second refresh fails, says why, and leaves the time as it was.
final class UpdatedTimeViewController: CountingListViewController {
  private struct Outage: LocalizedError {
    var errorDescription: String? { "The server sleeps" }
  }

  private var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] in
      try await self?.refresh()
      try self?.failSometimes()
    }
    header.lastUpdatedKey = "tug.demo.mail"
    tableView.tug.header = header
  }

  private func failSometimes() throws {
    runs += 1
    if runs.isMultiple(of: 2) { throw Outage() }
  }
}
