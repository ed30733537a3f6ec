import Tug

/// A header that holds no inset while it is open.
final class OverlayViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(
      .custom { BadgeIndicator() }
    ) { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("Over the content", "Makes room") { choice in
      header.trigger.pull?.overlaysContent = choice == 0
    }
  }
}

/// A spinner on a round badge that contrasts with the rows.
private final class BadgeIndicator: UIView, RefreshIndicator {
  private static let diameter: CGFloat = 40
  let extent: CGFloat = 56
  private let badge = UIView()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    badge.backgroundColor = .systemGray5
    badge.layer.cornerRadius = Self.diameter / 2
    spinner.hidesWhenStopped = false
    badge.addSubview(spinner)
    addSubview(badge)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ status: RefreshStatus) {
    if status.state == .refreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
    badge.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.center = CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
  }
}

extension Scene {
  public static let overlay = Scene(
    id: "over-content", group: .headers, title: "Header over the content",
    summary:
      "The list returns to rest during the refresh, and the spinner lies over the first rows. "
      + "Compare with a header that makes room for itself.",
    screen: { OverlayViewController(feed: DemoFeed(in: $0, workTime: 2)) })
}
