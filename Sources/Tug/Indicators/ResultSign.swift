/// The sign of a result that stays in sight. Drawn in code, as the arrow is.
final class ResultSign: UIImageView {
  /// A red that is legible as text: at least 4.5 to 1 on the system's background, light and dark.
  static let failureColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.42, blue: 0.38, alpha: 1)
      : UIColor(red: 0.76, green: 0.13, blue: 0.1, alpha: 1)
  }

  private static let check = sign(width: 16, lineWidth: 2) { width in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: width * 0.13, y: width * 0.55))
    path.addLine(to: CGPoint(x: width * 0.38, y: width * 0.8))
    path.addLine(to: CGPoint(x: width * 0.87, y: width * 0.22))
    return [path]
  }

  /// An exclamation mark in a circle.
  private static let mark = sign(width: 20, lineWidth: 1.8) { width in
    let square = CGRect(x: 0, y: 0, width: width, height: width)
    let (stroke, dot) = (UIBezierPath(), UIBezierPath())
    stroke.move(to: CGPoint(x: width / 2, y: width * 0.27))
    stroke.addLine(to: CGPoint(x: width / 2, y: width * 0.55))
    dot.move(to: CGPoint(x: width / 2, y: width * 0.73))
    dot.addLine(to: CGPoint(x: width / 2, y: width * 0.735))
    return [UIBezierPath(ovalIn: square.insetBy(dx: 1, dy: 1)), stroke, dot]
  }

  static func success() -> ResultSign { ResultSign(check) }
  static func failure() -> ResultSign { ResultSign(mark) }

  private init(_ sign: UIImage) {
    super.init(frame: CGRect(origin: .zero, size: sign.size))
    image = sign
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func sign(
    width: CGFloat, lineWidth: CGFloat, paths: (CGFloat) -> [UIBezierPath]
  ) -> UIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: width)).image { _ in
      UIColor.black.setStroke()
      for path in paths(width) {
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
