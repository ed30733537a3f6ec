import HeadlessUIKit

/// A button with a number in a circle at its corner.
class BadgeButton: UIButton {
  let badgeLabel = UILabel()

  var count = 0 {
    didSet {
      badgeLabel.text = "\(count)"
      badgeLabel.isHidden = count == 0
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Follow", for: .normal)
    setTitleColor(.white, for: .normal)
    backgroundColor = .systemTeal
    layer.cornerRadius = 8
    badgeLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    badgeLabel.textAlignment = .center
    badgeLabel.backgroundColor = .systemPink
    badgeLabel.isHidden = true
    addSubview(badgeLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badgeLabel.frame = CGRect(x: bounds.maxX - 10, y: -10, width: 20, height: 20)
  }
}

final class EmptyStateView: UIView {
  private let imageView: UIImageView
  let titleLabel = UILabel()
  let retryButton = UIButton(type: .system)

  init(imageName: String, title: String, onRetry: @escaping () -> Void) {
    imageView = UIImageView(image: UIImage(named: imageName))
    super.init(frame: .zero)
    imageView.tintColor = .tertiaryLabel
    titleLabel.text = title
    titleLabel.textColor = .placeholderText
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    retryButton.setTitle("Retry", for: .normal)
    retryButton.addAction(UIAction { _ in onRetry() }, for: .touchUpInside)
    for view in [imageView, titleLabel, retryButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.center = CGPoint(x: bounds.midX, y: bounds.midY - 60)
    titleLabel.frame = CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24)
    retryButton.sizeToFit()
    retryButton.center = CGPoint(x: bounds.midX, y: bounds.midY + 40)
  }
}

final class ProfileHeaderView: UIView {
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let followButton = BadgeButton(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemGroupedBackground
    avatarView.backgroundColor = .systemPurple
    avatarView.clipsToBounds = true
    avatarView.layer.borderColor = UIColor.white.cgColor
    avatarView.layer.borderWidth = 2
    nameLabel.font = UIFont(name: "Avenir-Bold", size: 20) ?? .boldSystemFont(ofSize: 20)
    nameLabel.lineBreakMode = .byTruncatingMiddle
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    for view in [avatarView, nameLabel, followButton] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - safeAreaInsets.top - 32
    avatarView.frame = CGRect(x: 16, y: safeAreaInsets.top + 16, width: side, height: side)
    avatarView.layer.cornerRadius = side / 2
    followButton.sizeToFit()
    followButton.frame.origin = CGPoint(
      x: bounds.maxX - followButton.bounds.width - 16, y: avatarView.frame.minY)
    nameLabel.frame = CGRect(
      x: avatarView.frame.maxX + 12, y: avatarView.frame.minY,
      width: followButton.frame.minX - avatarView.frame.maxX - 24, height: 24)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: 120 + safeAreaInsets.top)
  }
}

final class ProgressRingView: UIView {
  private let ring = CAShapeLayer()

  var progress: CGFloat = 0 {
    didSet { ring.strokeEnd = progress }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.systemMint.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }
}

final class TriangleView: UIView {
  override class var layerClass: AnyClass { return CAShapeLayer.self }
  var shape: CAShapeLayer { return layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.close()
    shape.path = path.cgPath
    shape.fillColor = UIColor.systemYellow.cgColor
  }
}

/// Follows a scroll view with strings, as older code does.
final class ScrollTrackerView: UIView {
  private(set) var offsets: [CGFloat] = []

  weak var scrollView: UIScrollView? {
    willSet {
      scrollView?.removeObserver(self, forKeyPath: "contentOffset", context: key)
    }
    didSet {
      scrollView?.addObserver(
        self, forKeyPath: "contentOffset", options: [.new, .old], context: key)
    }
  }

  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == key, keyPath == "contentOffset" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if let offset = change?[.newKey] as? CGPoint { offsets.append(offset.y) }
  }
}

/// A message that fades in over the key window, and out again.
extension UIViewController {
  func showToast(_ text: String) {
    guard let window = UIApplication.shared.keyWindow else { return }
    let label = ToastLabel()
    label.text = text
    label.sizeToFit()
    label.center = CGPoint(
      x: window.bounds.midX, y: window.bounds.maxY - window.safeAreaInsets.bottom - 40)
    label.alpha = 0
    window.addSubview(label)
    UIView.animate(withDuration: 0.2) {
      label.alpha = 1
    } completion: { _ in
      UIView.animate(
        withDuration: 0.2, delay: 1, options: [],
        animations: { label.alpha = 0 },
        completion: { _ in label.removeFromSuperview() })
    }
  }
}

final class ToastLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.8)
    textColor = .lightText
    layer.cornerRadius = 10
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width + 24, height: fitting.height + 16)
  }
}
