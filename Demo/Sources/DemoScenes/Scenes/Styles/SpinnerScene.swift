import Tug

/// The spinner style in a header and a footer.
final class SpinnerViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = DemoWords.current.photos
    tableView.tug.header = .pull(
      .spinner.with { $0.spinnerStyle = .large }
    ) { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto(.spinner) { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let spinner = Scene(
    id: "spinner", group: .styles, title: "Spinner",
    summary: "A large spinner fades in with the pull. Another one loads more at the end.",
    screen: { SpinnerViewController(feed: DemoFeed(.photos, in: $0)) })
}
