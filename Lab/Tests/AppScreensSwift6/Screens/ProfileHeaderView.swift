import HeadlessUIKit

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
