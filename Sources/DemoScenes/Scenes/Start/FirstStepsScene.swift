import Tug

extension Scene {
  public static let firstSteps = Scene(
    id: "first-steps", group: .start, title: "A header and a footer",
    summary: "Pull down to refresh, scroll to the end for more: two assignments.",
    screen: { FirstStepsViewController(environment: $0) })
}

/// All that most lists need.
final class FirstStepsViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .normal { [weak self] in try await self?.refresh() }
    tableView.tug.footer = .auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
  }
}
