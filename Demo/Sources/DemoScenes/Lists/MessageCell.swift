import Tug

/// A message in a bubble of its size, on the trailing side if it is the user's own.
final class MessageCell: UITableViewCell {
  private static let margin: CGFloat = 16
  private static let padding = CGSize(width: 14, height: 8)
  /// Between two bubbles.
  private static let gap: CGFloat = 6
  /// Of the width of the list.
  private static let widest = 0.72
  private static let textSize: CGFloat = 16

  private let bubble = UIView()
  private let label = UILabel()
  private var isOwn = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 18
    label.setTextSize(Self.textSize)
    label.numberOfLines = 0
    bubble.addSubview(label)
    contentView.addSubview(bubble)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ message: ChatMessage) {
    isOwn = message.isOwn
    label.text = message.text
    label.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
    setNeedsLayout()
  }

  static func height(of message: ChatMessage, in tableView: UITableView) -> CGFloat {
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: textSize), compatibleWith: tableView.traitCollection)
    label.numberOfLines = 0
    label.text = message.text
    // A cell's content is beside the notch of a turned phone.
    let width = tableView.bounds.inset(by: tableView.safeAreaInsets).width
    return bubbleSize(label, in: width).height + gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let size = Self.bubbleSize(label, in: room.width)
    let isRight = isOwn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    bubble.frame = CGRect(
      x: isRight ? room.width - Self.margin - size.width : Self.margin, y: Self.gap / 2,
      width: size.width, height: size.height)
    label.frame = bubble.bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }

  private static func bubbleSize(_ label: UILabel, in width: CGFloat) -> CGSize {
    let room = (width * widest).rounded(.down) - 2 * padding.width
    let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min(room, text.width.rounded(.up)) + 2 * padding.width,
      height: text.height.rounded(.up) + 2 * padding.height)
  }
}
