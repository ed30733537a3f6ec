import Tug

extension Scene {
  public static let failure = Scene(
    id: "failure", group: .footers, title: "Failure and retry",
    summary:
      "Every page fails twice. Tap the footer to try again, or let the next drag to the end do it.",
    screen: { FailureViewController(environment: $0) })
}

/// A footer that says why, and how to go on.
final class FailureViewController: CountingListViewController {
  private var tries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [weak self] in try await self?.load() ?? .noMoreData }
    tableView.tug.footer = footer
    offerChoices("Tap retries", "A drag retries, too") { choice in
      footer.retriesFailureOncePerDrag = choice == 1
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
