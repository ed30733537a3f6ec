import Tug

extension Scene {
  public static let fade = Scene(
    id: "fade", group: .headers, title: "Fade and speed",
    summary: "The header fades in with the pull, opens slowly, or moves without animation.",
    screen: { FadeViewController(environment: $0) })
}

/// A header that fades in, with other durations, or without animation.
final class FadeViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Usual", "Fades", "Slow", "At once") { choice in
      header.trigger.pull?.fadesIn = choice == 1
      header.openingDuration = choice == 2 ? 1.5 : 0.25
      header.closingDuration = choice == 2 ? 1.5 : 0.4
      header.isAnimated = choice != 3
    }
  }
}
