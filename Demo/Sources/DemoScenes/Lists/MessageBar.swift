import Tug

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
