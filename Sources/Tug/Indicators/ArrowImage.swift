/// The arrow of the classic style, drawn in code so that no image file can be missing from a bundle.
@MainActor
package enum ArrowImage {
  /// For controls above and below a list.
  package static let long = down(length: 40)
  /// For controls at the sides, where the title stands beside it in 60 points.
  static let short = down(length: 24)

  /// For controls that are pulled to the left.
  package static var left: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 22, y: 12))
      path.addLine(to: CGPoint(x: 2, y: 12))
      path.move(to: CGPoint(x: 8, y: 6))
      path.addLine(to: CGPoint(x: 2, y: 12))
      path.addLine(to: CGPoint(x: 8, y: 18))
      draw(path)
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private static func draw(_ path: UIBezierPath) {
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.black.setStroke()
    path.stroke()
  }

  /// Points down, in the tint color of its image view.
  private static func down(length: CGFloat) -> UIImage {
    let size = CGSize(width: 15, height: length)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let (middle, tip) = (size.width / 2, length - length / 10)
      // One path: two strokes in a translucent color would show where they overlap.
      let path = UIBezierPath()
      path.move(to: CGPoint(x: middle, y: length / 10))
      path.addLine(to: CGPoint(x: middle, y: tip))
      path.move(to: CGPoint(x: 2, y: tip - 6))
      path.addLine(to: CGPoint(x: middle, y: tip))
      path.addLine(to: CGPoint(x: size.width - 2, y: tip - 6))
      draw(path)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
