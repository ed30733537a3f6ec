import Tug

extension Scene {
  public static let failure = Scene(
    id: "failure", group: .footers, title: "Failure and retry",
    summary:
      "Scroll to the end: every page fails twice. Tap the footer to try again, or retry with the next drag to the end.",
    screen: { FailureViewController(environment: $0) })
}

/// A footer that shows a failure and the ways to retry.
final class FailureViewController: CountingListViewController {
  override var content: DemoContent { .news }

  private var tries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [weak self] in
      try await self?.load() ?? .noMoreData
    }
    tableView.tug.footer = footer
    offerChoices("Tap retries", "A drag retries, too") { choice in
      footer.trigger.auto?.retriesFailure = choice == 1
    }
  }

  private func load() async throws -> RefreshResult {
    tries += 1
    guard tries.isMultiple(of: 3) else {
      try await environment.pause(workTime)
      throw DemoFailure()
    }
    return try await loadMore()
  }
}
