/// A checkmark, for a success that stays in sight. Drawn in code, as the arrow is.
final class CheckSign: UIImageView {
  private static let sign = draw(width: 16)

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.sign.size))
    image = Self.sign
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func draw(width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: width)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: width * 0.13, y: width * 0.55))
      path.addLine(to: CGPoint(x: width * 0.38, y: width * 0.8))
      path.addLine(to: CGPoint(x: width * 0.87, y: width * 0.22))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
