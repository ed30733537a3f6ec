import Tug

extension Scene {
  public static let ownIndicator = Scene(
    id: "own-indicator", group: .styles, title: "An indicator of your own",
    summary:
      "A ring that closes with the pull, and a spinner during the refresh: an indicator in code.",
    screen: { OwnIndicatorViewController(environment: $0) })
}

/// A header with the app's own indicator.
final class OwnIndicatorViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(
      .custom { RingIndicator() }
    ) { [weak self] in
      try await self?.refresh()
    }
  }
}

/// A ring that closes with the pull. A spinner takes its place during a refresh.
private final class RingIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 60
  private let ring = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    addSubview(ring)
    addSubview(spinner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ status: RefreshStatus) {
    ring.isHidden = status.state == .refreshing
    if ring.isHidden { spinner.startAnimating() } else { spinner.stopAnimating() }
    progressChanged(to: status.progress)
  }

  func progressChanged(to progress: CGFloat) {
    ring.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 15, y: 15), radius: 12, startAngle: -.pi / 2,
        endAngle: 2 * .pi * min(1, max(0.01, progress)) - .pi / 2, clockwise: true)
      path.lineWidth = 3
      UIColor.systemBlue.setStroke()
      path.stroke()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
