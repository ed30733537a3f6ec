import Tug

/// A list of numbered rows: refreshing starts it anew, loading adds ten, up to forty.
class CountingListViewController: PlainListViewController {
  private static let most = 40
  private var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(20)
  }

  func refresh() async throws {
    try await environment.pause(1.5)
    refreshes += 1
    fill(20)
  }

  func loadMore() async throws -> RefreshResult {
    try await environment.pause(1.5)
    fill(rows.count + 10)
    return rows.count < Self.most ? .moreData : .noMoreData
  }

  private func fill(_ count: Int) {
    let suffix = refreshes == 0 ? "" : ", after refresh \(refreshes)"
    rows = (1...count).map { "Row \($0)" + ($0 == 1 ? suffix : "") }
    tableView.reloadData()
  }
}
