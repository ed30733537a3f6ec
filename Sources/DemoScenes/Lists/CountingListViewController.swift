import Tug

/// A list of numbered rows. A refresh starts over, and loading adds a page until the end is reached.
class CountingListViewController: PlainListViewController {
  var pageSize = 20
  /// The number of rows at which there is no more data.
  var most = 60
  /// The duration of the actions, in seconds.
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
    return rows.count < most ? .success : .noMoreData
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

/// The error of scenes that show a failure.
struct DemoFailure: LocalizedError {
  var errorDescription: String? { "The server is asleep" }
}
