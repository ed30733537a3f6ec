import Tug

extension Scene {
  public static let spinner = Scene(
    id: "spinner", group: .looks, title: "Spinner",
    summary: "A spinner alone fades in with the pull; another one loads more below.",
    screen: { SpinnerViewController(environment: $0) })
}

/// The look of a spinner, above and below.
final class SpinnerViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(.spinner.spinnerStyle(.large)) { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = .auto(.spinner) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }
}
