import Tug

/// A header with the app's own indicator.
final class OwnIndicatorViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(
      .custom { RingIndicator() }
    ) { [feed] in
      try await feed.refresh()
    }
  }
}

/// A ring that closes with the pull. A spinner takes its place during a refresh.
private final class RingIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 60
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var ring: CAShapeLayer? { layer as? CAShapeLayer }
  // A view's own layer changes at once. An added one would animate, behind the finger.
  override class var layerClass: AnyClass { CAShapeLayer.self }

  func apply(_ style: RefreshStyle) {
    ring?.fillColor = nil
    ring?.lineWidth = 3
    addSubview(spinner)
  }

  func show(_ status: RefreshStatus) {
    let isRefreshing = status.state == .refreshing
    ring?.strokeColor = isRefreshing ? nil : UIColor.systemBlue.cgColor
    if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    progressChanged(to: status.progress)
  }

  func progressChanged(to progress: CGFloat) { ring?.strokeEnd = min(1, progress) }

  override func layoutSubviews() {
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: spinner.center, radius: 12, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    ring?.path = path.cgPath
  }
}

extension Scene {
  public static let ownIndicator = Scene(
    id: "own-indicator", group: .styles, title: "An indicator of your own",
    summary:
      "A ring that closes with the pull, and a spinner during the refresh: an indicator in code.",
    screen: { OwnIndicatorViewController(environment: $0) })
}
