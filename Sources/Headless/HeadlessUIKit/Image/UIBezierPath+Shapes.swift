import Foundation

extension UIBezierPath {
  func addRectangle(_ rect: CGRect) {
    guard rect.isFinite else { return }
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  func addOval(in rect: CGRect) {
    guard rect.isFinite else { return }
    let center = CGPoint(x: 0, y: 0)
    addArc(withCenter: center, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  func addRectangle(_ rect: CGRect, cornerRadius: CGFloat) {
    guard rect.isFinite else { return }
    let radius = min(max(0, cornerRadius), rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners: [(CGPoint, startAngle: CGFloat)] = [
      (CGPoint(x: inner.maxX, y: inner.minY), -.pi / 2),
      (CGPoint(x: inner.maxX, y: inner.maxY), 0),
      (CGPoint(x: inner.minX, y: inner.maxY), .pi / 2),
      (CGPoint(x: inner.minX, y: inner.minY), .pi),
    ]
    for (center, angle) in corners {
      addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    close()
  }

  func addCurves(
    of arc: Arc, from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) {
    guard arc.center.isFinite, arc.radius.isFinite, startAngle.isFinite, endAngle.isFinite else {
      return
    }
    let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let first = arc.point(at: startAngle)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    // A cubic curve approximates a quarter circle to 0.03 percent of its radius; longer arcs take
    // several.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    for index in 0..<count where sweep != 0 {
      let from = startAngle + sweep * CGFloat(index) / CGFloat(count)
      let to = startAngle + sweep * CGFloat(index + 1) / CGFloat(count)
      let (control1, control2) = arc.controlPoints(from: from, to: to)
      addCurve(to: arc.point(at: to), controlPoint1: control1, controlPoint2: control2)
    }
  }
}

struct Arc {
  let center: CGPoint
  let radius: CGFloat

  /// The signed angle of the arc: at most one full turn, in the requested direction.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let angle = clockwise ? end - start : start - end
    guard abs(angle) < turn else { return clockwise ? turn : -turn }
    let positive = angle < 0 ? angle + turn : angle
    return clockwise ? positive : -positive
  }

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  func controlPoints(from: CGFloat, to: CGFloat) -> (CGPoint, CGPoint) {
    // The usual cubic approximation of an arc: its tangents have a length of 4/3 · tan(angle/4)
    // radii.
    let length = CGFloat(4.0 / 3 * tan(Double(to - from) / 4))
    let (start, end) = (point(at: from), point(at: to))
    return (
      CGPoint(
        x: start.x - length * (start.y - center.y), y: start.y + length * (start.x - center.x)),
      CGPoint(x: end.x + length * (end.y - center.y), y: end.y - length * (end.x - center.x))
    )
  }
}
