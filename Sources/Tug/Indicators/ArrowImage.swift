/// The arrow of the normal style, drawn in code so that no image file can be missing from a bundle.
@MainActor
enum ArrowImage {
  /// For controls above and below a list.
  static let long = down(length: 40)
  /// For controls at the sides, where the title stands beside it in 60 points.
  static let short = down(length: 24)

  /// Points down, in the tint color of its image view.
  private static func down(length: CGFloat) -> UIImage {
    let size = CGSize(width: 15, height: length)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let (middle, tip) = (size.width / 2, length - length / 10)
      let shaft = UIBezierPath()
      shaft.move(to: CGPoint(x: middle, y: length / 10))
      shaft.addLine(to: CGPoint(x: middle, y: tip))
      let head = UIBezierPath()
      head.move(to: CGPoint(x: 2, y: tip - 6))
      head.addLine(to: CGPoint(x: middle, y: tip))
      head.addLine(to: CGPoint(x: size.width - 2, y: tip - 6))
      UIColor.black.setStroke()
      for path in [shaft, head] {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
