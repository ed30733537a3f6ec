import Tug

extension Scene {
  public static let ownLook = Scene(
    id: "own-look", title: "A look of one's own",
    summary: "A ring that closes with the pull, in thirty lines.",
    make: { BarsViewController(OwnLookViewController(environment: $0), title: "Ring") })
}

/// A header with the app's own indicator.
final class OwnLookViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(.custom { RingIndicator() }) { [weak self] in
      try await self?.refresh()
    }
  }
}

/// A ring that closes with the pull, and turns into a full disc while it refreshes.
private final class RingIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 60
  private let ring = UIImageView()

  init() {
    super.init(frame: .zero)
    addSubview(ring)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ status: RefreshStatus) { draw(status.state == .refreshing ? 1 : status.progress) }

  func progressChanged(to progress: CGFloat) { draw(progress) }

  private func draw(_ progress: CGFloat) {
    ring.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 15, y: 15), radius: 12, startAngle: 0,
        endAngle: 2 * .pi * min(1, max(0.01, progress)), clockwise: true)
      path.lineWidth = 3
      UIColor.systemBlue.setStroke()
      path.stroke()
    }
  }

  override func layoutSubviews() {
    ring.frame = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
  }
}
