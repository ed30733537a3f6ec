import Tug

/// A header with haptic feedback at the trigger distance.
final class HapticsViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("Light", "Medium", "Heavy", "Off") { choice in
      header.feedback = [.light, .medium, .heavy, nil][choice]
    }
  }
}

extension Scene {
  public static let haptics = Scene(
    id: "haptics", group: .headers, title: "Haptics and VoiceOver",
    summary:
      "A haptic marks the trigger distance. With VoiceOver, the header is one element, and the result is "
      + "announced. The page shows the haptic as a pulse and the announcement among the callbacks.",
    screen: { HapticsViewController(feed: DemoFeed(.settings, in: $0)) })
}
