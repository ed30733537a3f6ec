import Tug

extension Scene {
  public static let firstSteps = Scene(
    id: "first-steps", group: .start, title: "A header and a footer",
    summary: "Pull down to refresh, and scroll to the end to load more: two assignments.",
    screen: { FirstStepsViewController(environment: $0) })
}

/// The two controls that most lists need.
final class FirstStepsViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = .auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }
}
