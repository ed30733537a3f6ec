import Tug

extension Scene {
  public static let spinner = Scene(
    id: "spinner", group: .styles, title: "Spinner",
    summary: "A large spinner fades in with the pull. Another one loads more at the end.",
    screen: { SpinnerViewController(environment: $0) })
}

/// The spinner style in a header and a footer.
final class SpinnerViewController: CountingListViewController {
  override var content: DemoContent { .photos }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.photos
    tableView.tug.header = .pull(
      .spinner.with { $0.spinnerStyle = .large }
    ) { [weak self] in
      try await self?.refresh()
    }
    tableView.tug.footer = .auto(.spinner) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }
}
