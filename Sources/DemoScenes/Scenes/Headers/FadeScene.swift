import Tug

extension Scene {
  public static let fade = Scene(
    id: "fade", group: .headers, title: "Fade and speed",
    summary: "The header fades in, bounces as a scroll view, opens slowly, or at once.",
    screen: { FadeViewController(environment: $0) })
}

/// A header that fades in, that continues the release, with other durations, or without animation.
///
/// The playground draws the paths of the latest releases one over the other: release with “Usual”, then
/// with “Bounces”.
final class FadeViewController: CountingListViewController {
  override var content: DemoContent { .photos }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Usual", "Fades", "Bounces", "Slow", "At once") { choice in
      header.trigger.pull?.fadesIn = choice == 1
      header.openingDuration = [0.25, 0.25, nil, 1.5, 0][choice]
      header.closingDuration = [0.4, 0.4, nil, 1.5, 0][choice]
    }
  }
}
