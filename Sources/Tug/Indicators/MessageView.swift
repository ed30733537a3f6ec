/// The words of the normal style, where it has any: a title, a second line, and what a tap does. Centered one below
/// the other, each with as many lines as it needs.
final class MessageView: UIView {
  struct Words {
    var title: String?
    var attributedTitle: NSAttributedString?
    var detail: String?
    var attributedDetail: NSAttributedString?
    /// What a tap does, which looks like a button.
    var action: String?

    var isEmpty: Bool { title == nil && detail == nil && action == nil }
  }

  struct Look {
    var titleFont: UIFont
    var detailFont: UIFont
    var actionFont: UIFont
    var titleColor: UIColor
    var detailColor: UIColor
    /// The distance between one and the next, in points.
    var gap: CGFloat
  }

  private(set) var titleLabel: UILabel?
  private(set) var detailLabel: UILabel?
  private(set) var button: ButtonShape?
  private var gap: CGFloat = 0

  /// The words are at most so wide, in points: longer lines are hard to read.
  private static let mostWidth: CGFloat = 480

  func show(_ words: Words, _ look: Look) {
    gap = look.gap
    if words.title != nil { titleLabel = titleLabel ?? makeLabel() }
    if words.detail != nil { detailLabel = detailLabel ?? makeLabel() }
    titleLabel?.show(words.title, words.attributedTitle, look.titleFont, look.titleColor)
    detailLabel?.show(words.detail, words.attributedDetail, look.detailFont, look.detailColor)
    if words.action != nil, button == nil {
      let new = ButtonShape()
      button = new
      addSubview(new)
    }
    button?.label.show(words.action, nil, look.actionFont, look.titleColor)
    button?.isHidden = words.action == nil
    setNeedsLayout()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  /// The height of everything in this width, in points; 0 for nothing.
  func height(in width: CGFloat) -> CGFloat {
    rows.reduce(0) { sum, row in sum + (sum > 0 ? gap : 0) + size(of: row, in: width).height }
  }

  private var rows: [UIView] {
    let rows: [UIView?] = [titleLabel, detailLabel, button]
    return rows.compactMap(\.self).filter { !$0.isHidden }
  }

  private func size(of row: UIView, in width: CGFloat) -> CGSize {
    let width = min(Self.mostWidth, max(0, width))
    let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let size = size(of: row, in: bounds.width)
      row.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
      y += size.height + gap
    }
  }
}

/// What a tap does, on a background. No button: the whole control takes the tap.
final class ButtonShape: UIView {
  let label = UILabel()
  private static let (side, down): (CGFloat, CGFloat) = (16, 10)

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// At least as large as a finger.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 2 * Self.side), height: size.height)
    let text = label.sizeThatFits(room)
    return CGSize(
      width: max(44, text.width.rounded(.up) + 2 * Self.side),
      height: max(44, text.height + 2 * Self.down))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.side, dy: 0)
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ color: UIColor
  ) {
    isHidden = text == nil
    (self.font, textColor) = (font, color)
    if let attributed { attributedText = attributed } else { self.text = text }
  }
}
