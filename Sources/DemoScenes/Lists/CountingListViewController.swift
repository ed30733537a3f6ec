import Tug

/// A list of made-up content. A refresh starts over with something new, and loading adds a page until the
/// end is reached.
class CountingListViewController: PlainListViewController {
  var pageSize = 20
  /// What the rows are about. The default is mail.
  var content: DemoContent { .mail }
  /// The number of rows at which there is no more data.
  var most = 60
  /// The duration of the actions, in seconds.
  var workTime: TimeInterval = 1
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // The names of scenes are in English.
    if DemoWords.isTranslated { title = content.title }
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
    rows = (0..<count).map { content.row($0 - refreshes) }
    tableView.reloadData()
  }
}

/// The error of scenes that show a failure.
struct DemoFailure: LocalizedError {
  let errorDescription: String?

  @MainActor
  init() { errorDescription = DemoWords.current.failure }
}
