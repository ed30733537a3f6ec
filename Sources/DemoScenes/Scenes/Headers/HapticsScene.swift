import Tug

extension Scene {
  public static let haptics = Scene(
    id: "haptics", group: .headers, title: "Haptics and VoiceOver",
    summary:
      "On a phone the threshold can be felt, and VoiceOver has the header as one element: it says "
      + "the state, and a double tap refreshes.",
    screen: { HapticsViewController(environment: $0) })
}

/// A tick when letting go would refresh.
final class HapticsViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    offerChoices("Off", "Light", "Medium", "Heavy") { choice in
      header.feedback = [nil, .light, .medium, .heavy][choice]
    }
  }
}
