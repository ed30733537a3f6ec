/// An exclamation mark in a circle, for a failure. Drawn in code, as the arrow is.
final class FailureSign: UIImageView {
  /// A red that is legible as text: at least 4.5 to 1 on the system's background, light and dark.
  static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.42, blue: 0.38, alpha: 1)
      : UIColor(red: 0.76, green: 0.13, blue: 0.1, alpha: 1)
  }

  private static let sign = draw(width: 20)

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.sign.size))
    image = Self.sign
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func draw(width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: width)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let circle = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
      let (stroke, dot) = (UIBezierPath(), UIBezierPath())
      stroke.move(to: CGPoint(x: width / 2, y: width * 0.27))
      stroke.addLine(to: CGPoint(x: width / 2, y: width * 0.55))
      dot.move(to: CGPoint(x: width / 2, y: width * 0.73))
      dot.addLine(to: CGPoint(x: width / 2, y: width * 0.735))
      UIColor.black.setStroke()
      for path in [circle, stroke, dot] {
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
