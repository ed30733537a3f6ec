import Tug

/// A row with a title, and perhaps a line below it.
final class PlainCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let disc = UIView()
  private let initial = UILabel()
  private static let colors: [UIColor] = [
    .systemIndigo, .systemOrange, .systemGreen, .systemBlue,
  ]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.setTextSize(12)
    detail.textColor = .secondaryLabel
    initial.font = .systemFont(ofSize: 13, weight: .semibold)
    initial.textColor = .white
    initial.textAlignment = .center
    disc.layer.cornerRadius = 14
    disc.addSubview(initial)
    for view in [disc, title, detail] { contentView.addSubview(view) }
  }

  func show(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    title.text = lines.first
    detail.text = lines.count > 1 ? lines[1] : nil
    let isPlain = lines.count < 2
    title.setTextSize(isPlain ? 17 : 15, weight: isPlain ? .regular : .semibold)
    for view in [detail, disc] as [UIView] { view.isHidden = isPlain }
    initial.text = title.text.map { String($0.prefix(1)) }
    disc.backgroundColor = Self.color(for: title.text ?? "")
    setNeedsLayout()
  }

  /// The same color for the same name.
  static func color(for name: some StringProtocol) -> UIColor {
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return colors[sum % colors.count]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: points(44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    guard !detail.isHidden else {
      title.frame = room
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    disc.frame = CGRect(
      x: isMirrored ? room.maxX - 28 : room.minX, y: room.midY - 14, width: 28, height: 28)
    initial.frame = disc.bounds
    let left = isMirrored ? room.minX : room.minX + 40
    let width = max(0, room.width - 40)
    let (titleHeight, detailHeight) = (points(18), points(15))
    title.frame = CGRect(x: left, y: room.midY + 1 - titleHeight, width: width, height: titleHeight)
    detail.frame = CGRect(x: left, y: room.midY + 2, width: width, height: detailHeight)
  }

  /// A length at the default text size, scaled like the text.
  private func points(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }
}
