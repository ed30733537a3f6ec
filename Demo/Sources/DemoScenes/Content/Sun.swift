import Tug

/// A disc with rays.
@MainActor
enum Sun {
  private static let side: CGFloat = 64

  /// - Parameters:
  ///   - turn: the rotation of the rays, in turns.
  ///   - height: the height of the sun: 0 below the horizon, 1 at its highest.
  static func image(turn: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side * (1.2 - 0.7 * height))
      UIColor.systemOrange.set()
      UIBezierPath(
        arcCenter: center, radius: 12, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
      for ray in 0..<8 {
        draw(ray: 2 * .pi * (CGFloat(ray) / 8 + turn), from: center)
      }
    }
  }

  private static func draw(ray angle: CGFloat, from center: CGPoint) {
    let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x + 16 * x, y: center.y + 16 * y))
    path.addLine(to: CGPoint(x: center.x + 23 * x, y: center.y + 23 * y))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.stroke()
  }
}
