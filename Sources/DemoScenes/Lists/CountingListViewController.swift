import Tug

/// A list of numbered rows: refreshing starts it anew, loading adds a page, up to an end.
class CountingListViewController: PlainListViewController {
  var pageSize = 20
  var most = 60
  /// How long the work takes, in seconds.
  var workTime: TimeInterval = 1
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(pageSize)
  }

  func refresh() async throws {
    try await environment.pause(workTime)
    startOver()
  }

  func loadMore() async throws -> RefreshResult {
    try await environment.pause(workTime)
    fill(min(rows.count + pageSize, most))
    return rows.count < most ? .moreData : .noMoreData
  }

  func startOver() {
    refreshes += 1
    fill(pageSize)
  }

  func fill(_ count: Int) {
    rows = (0..<count).map { "Row \($0 + 1)" }
    if !rows.isEmpty, refreshes > 0 { rows[0] += ", refreshed \(refreshes) ×" }
    tableView.reloadData()
  }
}

/// What goes wrong in scenes where something does.
struct DemoFailure: LocalizedError {
  var errorDescription: String? { "The server sleeps" }
}
