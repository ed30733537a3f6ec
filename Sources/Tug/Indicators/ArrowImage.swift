/// The arrow of the normal look, drawn in code: no image file can be missing from a bundle.
@MainActor
enum ArrowImage {
  static let size = CGSize(width: 15, height: 40)

  /// Points down; takes the tint colour of its image view.
  static let down: UIImage = {
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let middle = size.width / 2
      let shaft = UIBezierPath()
      shaft.move(to: CGPoint(x: middle, y: 4))
      shaft.addLine(to: CGPoint(x: middle, y: size.height - 4))
      let head = UIBezierPath()
      head.move(to: CGPoint(x: 2, y: size.height - 10))
      head.addLine(to: CGPoint(x: middle, y: size.height - 4))
      head.addLine(to: CGPoint(x: size.width - 2, y: size.height - 10))
      UIColor.black.setStroke()
      for path in [shaft, head] {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()
}
