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

/// A field for a message, and a button that sends it. Here neither does anything.
final class MessageBar: UIView {
  /// The height in points, excluding the safe area.
  static let height: CGFloat = 52

  private let hairline = UIView()
  private let field = UIView()
  private let placeholder = UILabel()
  private let button = UIImageView(image: MessageBar.sendSymbol)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    field.backgroundColor = .systemGray6
    field.layer.cornerRadius = 18
    placeholder.text = DemoWords.current.message
    placeholder.font = .systemFont(ofSize: 16)
    placeholder.textColor = .placeholderText
    button.tintColor = .systemBlue
    field.addSubview(placeholder)
    for view in [hairline, field, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    let end: CGFloat = 42
    field.frame = CGRect(
      x: isMirrored ? room.minX + end : room.minX, y: 8, width: room.width - end, height: 36)
    placeholder.frame = field.bounds.insetBy(dx: 14, dy: 0)
    button.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - 30, y: 11, width: 30, height: 30)
  }

  /// An arrow that points up, in a disc.
  private static var sendSymbol: UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      UIColor.black.setStroke()
      for path in [UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 28, height: 28)), arrow] {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static var arrow: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 15, y: 21.5))
    path.addLine(to: CGPoint(x: 15, y: 8.5))
    path.move(to: CGPoint(x: 9.5, y: 14))
    path.addLine(to: CGPoint(x: 15, y: 8.5))
    path.addLine(to: CGPoint(x: 20.5, y: 14))
    return path
  }
}
