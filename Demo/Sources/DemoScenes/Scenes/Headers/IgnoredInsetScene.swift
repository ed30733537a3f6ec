import Tug

/// A header that extends into the app's own inset.
final class IgnoredInsetViewController: CountingListViewController {
  /// The height of the banner, for which the list has an inset.
  private static let height: CGFloat = 72
  private let banner = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.text = "Ten days of sun"
    banner.font = .systemFont(ofSize: 20, weight: .bold)
    banner.textAlignment = .center
    banner.textColor = .white
    banner.backgroundColor = .systemOrange
    banner.frame = CGRect(
      x: 0, y: -Self.height, width: tableView.bounds.width, height: Self.height)
    banner.autoresizingMask = .flexibleWidth
    tableView.addSubview(banner)
    tableView.contentInset.top = Self.height
    // An inset within the range of the list doesn't move it.
    tableView.contentOffset.y = -Self.height

    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("Above the banner", "Behind it") { choice in
      header.ignoredInset = choice == 0 ? Self.height : 0
    }
  }
}

extension Scene {
  public static let ignoredInset = Scene(
    id: "ignored-inset", group: .headers, title: "A banner in the inset",
    summary:
      "The app has added an inset for a banner. The header is above the banner, or behind it.",
    screen: { IgnoredInsetViewController(environment: $0) })
}
