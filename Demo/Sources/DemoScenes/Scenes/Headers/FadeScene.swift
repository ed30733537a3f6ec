import Tug

/// A header that continues the release, that fades in, with other durations, or without animation.
///
/// The playground draws the paths of the latest releases one over the other: release with “Usual”, then
/// with “MJRefresh”.
final class FadeViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("Usual", "Fades", "MJRefresh", "Slow", "At once") { choice in
      header.trigger.pull?.fadesIn = choice == 1
      header.openingDuration = [nil, nil, 0.25, 1.5, 0][choice]
      header.closingDuration = [nil, nil, 0.4, 1.5, 0][choice]
    }
  }
}

extension Scene {
  public static let fade = Scene(
    id: "fade", group: .headers, title: "Fade and speed",
    summary:
      "The header fades in, opens with MJRefresh’s durations, opens slowly, or opens at once.",
    screen: { FadeViewController(feed: DemoFeed(.photos, in: $0)) })
}
