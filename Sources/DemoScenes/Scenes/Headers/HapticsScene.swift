import Tug

extension Scene {
  public static let haptics = Scene(
    id: "haptics", group: .headers, title: "Haptics and VoiceOver",
    summary:
      "On a phone, haptic feedback marks the trigger distance. VoiceOver reads the header as one "
      + "element with the state; a double tap refreshes.",
    screen: { HapticsViewController(environment: $0) })
}

/// A header with haptic feedback at the trigger distance.
final class HapticsViewController: CountingListViewController {
  override var content: DemoContent { .settings }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Off", "Light", "Medium", "Heavy") { choice in
      header.feedback = [nil, .light, .medium, .heavy][choice]
    }
  }
}
