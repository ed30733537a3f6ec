import Tug

extension Scene {
  public static let fade = Scene(
    id: "fade", group: .headers, title: "Fade and speed",
    summary: "The header fades in with the pull, opens slowly, or moves without animation.",
    screen: { FadeViewController(environment: $0) })
}

/// A header that fades in, with other durations, or without animation.
final class FadeViewController: CountingListViewController {
  override var content: DemoContent { .photos }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Usual", "Fades", "Slow", "At once") { choice in
      header.trigger.pull?.fadesIn = choice == 1
      header.openingDuration = [0.25, 0.25, 1.5, 0][choice]
      header.closingDuration = [0.4, 0.4, 1.5, 0][choice]
    }
  }
}
