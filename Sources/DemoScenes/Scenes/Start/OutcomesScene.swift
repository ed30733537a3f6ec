import Tug

extension Scene {
  public static let outcomes = Scene(
    id: "outcomes", group: .start, title: "Outcomes",
    summary: "Choose how it ends, then pull down or up: success, no more data, failure.",
    screen: { OutcomesViewController(environment: $0) })
}

/// Every way in which an action ends, and what the controls say then.
final class OutcomesViewController: CountingListViewController {
  private var outcome = RefreshResult.moreData

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] in try await self?.refreshOrFail() }
    header.resultDwell = 1
    tableView.tug.header = header
    tableView.tug.footer = .pull { [weak self] in try await self?.load() ?? .noMoreData }
    offerChoices("Success", "No more data", "Failure") { [weak self] choice in
      self?.outcome = [.moreData, .noMoreData, .failed(DemoFailure())][choice]
    }
  }

  private func refreshOrFail() async throws {
    try await environment.pause(1)
    if case .failed(let error) = outcome { throw error }
    startOver()
  }

  private func load() async throws -> RefreshResult {
    try await environment.pause(1)
    return outcome
  }
}
