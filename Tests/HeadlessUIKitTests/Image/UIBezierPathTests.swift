import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
  private func data(_ path: UIBezierPath) -> String { PathData.string(of: path.elements) }

  @Test("a path contains the added elements")
  func elements() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.25, y: 1.0 / 3))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 4, y: 0))
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 7, y: 8), controlPoint2: CGPoint(x: -1, y: 6))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.close()
    #expect(data(path) == "M1 2L3.25 0.333Q4 0 5 5C7 8 -1 6 0 0Z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.bounds == CGRect(x: -1, y: 0, width: 8, height: 8))
  }

  @Test("a transform applies to every point")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.apply(CGAffineTransform(translationX: 10, y: 20))
    #expect(data(path) == "M10 20L12 20L12 21L10 21Z")
  }

  @Test(
    "an arc has the requested start, end, and direction",
    arguments: [
      (0.0, Double.pi / 2, true, 1, CGPoint(x: 0, y: 10)),
      (0, Double.pi / 2, false, 3, CGPoint(x: 0, y: 10)),
      (0, 2 * Double.pi, true, 4, CGPoint(x: 10, y: 0)),
      (-Double.pi / 2, Double.pi, true, 3, CGPoint(x: -10, y: 0)),
      (Double.pi, 0, false, 2, CGPoint(x: 10, y: 0)),
    ])
  func arcs(start: Double, end: Double, clockwise: Bool, curves: Int, last: CGPoint) {
    let path = UIBezierPath()
    path.addArc(
      withCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(path.elements.count == curves + 1)
    #expect(abs(path.currentPoint.x - last.x) < 1e-9 && abs(path.currentPoint.y - last.y) < 1e-9)
  }

  @Test("every point of a circle is one radius from its center")
  func circle() {
    let path = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var previous = CGPoint.zero
    for element in path.elements {
      if case .curve(let end, let control1, let control2) = element {
        for t in stride(from: 0.0, through: 1, by: 0.1) {
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          let x = a * previous.x + b * control1.x + c * control2.x + d * end.x
          let y = a * previous.y + b * control1.y + c * control2.y + d * end.y
          #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
        }
      }
      previous = element.points.last ?? previous
    }
  }

  @Test("a rounded rectangle fits in its rectangle, no matter how large the radius")
  func roundedRectangle() {
    let rect = CGRect(x: 5, y: 5, width: 30, height: 20)
    for radius in [0, 4, 10, 100] as [CGFloat] {
      let bounds = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
      #expect(abs(bounds.minX - 5) < 1e-9 && abs(bounds.maxX - 35) < 1e-9)
      #expect(abs(bounds.minY - 5) < 1e-9 && abs(bounds.maxY - 25) < 1e-9)
    }
  }
}
