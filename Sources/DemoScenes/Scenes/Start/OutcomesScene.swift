import Tug

extension Scene {
  public static let outcomes = Scene(
    id: "outcomes", group: .start, title: "Results",
    summary: "Choose success, no more data, or failure, then pull down or up.",
    screen: { OutcomesViewController(environment: $0) })
}

/// The results of an action, and how the controls show them.
final class OutcomesViewController: CountingListViewController {
  override var content: DemoContent { .shop }

  private var result = RefreshResult.success

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in
      try await self?.refreshOrFail()
    }
    header.resultDuration = 1
    tableView.tug.header = header
    tableView.tug.footer = .pullToLoad { [weak self] in
      try await self?.load() ?? .noMoreData
    }
    offerChoices(
      "Success", "No more data", "Failure"
    ) { [weak self] choice in
      self?.result =
        [.success, .noMoreData, .failure(DemoFailure())][choice]
    }
  }

  private func refreshOrFail() async throws {
    try await environment.pause(1)
    if case .failure(let error) = result { throw error }
    startOver()
  }

  private func load() async throws -> RefreshResult {
    try await environment.pause(1)
    return result
  }
}
