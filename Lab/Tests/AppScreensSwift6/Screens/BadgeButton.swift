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
