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

  @Test("a rounded rectangle fits, no matter how large the radius")
  func roundedRectangle() {
    let rect = CGRect(x: 5, y: 5, width: 30, height: 20)
    for radius in [0, 4, 10, 100] as [CGFloat] {
      let bounds = UIBezierPath(roundedRect: rect, cornerRadius: radius).bounds
      #expect(abs(bounds.minX - 5) < 1e-9 && abs(bounds.maxX - 35) < 1e-9)
      #expect(abs(bounds.minY - 5) < 1e-9 && abs(bounds.maxY - 25) < 1e-9)
    }
  }
}

@Suite("The line of a shape layer")
@MainActor
struct PathPartTests {
  private let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What a layer with this path draws, as path data.
  private func drawn(_ path: UIBezierPath, _ start: CGFloat, _ end: CGFloat) -> [String] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shape = CAShapeLayer()
    shape.frame = view.bounds
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    (shape.strokeStart, shape.strokeEnd) = (start, end)
    view.layer.addSublayer(shape)
    guard case .image(let image, _, _)? = view.layer.drawnDecoration else { return [] }
    return image.paths.map(\.data)
  }

  @Test("goes from one fraction of the path's length to another")
  func fractions() {
    #expect(drawn(square, 0, 0.25) == ["M0 0L10 0"])
    #expect(drawn(square, 0.125, 0.5) == ["M5 0L10 0L10 10"])
    #expect(drawn(square, 0.75, 1) == ["M0 10L0 0"])
    #expect(drawn(square, 0, 1) == ["M0 0L10 0L10 10L0 10Z"])
  }

  @Test("is nothing if it ends at its start or before it, and the whole path beyond 0 and 1")
  func limits() {
    #expect(drawn(square, 0.5, 0.5) == [])
    #expect(drawn(square, 0.6, 0.4) == [])
    #expect(drawn(square, .nan, .nan) == [])
    #expect(drawn(square, -1, 2) == drawn(square, 0, 1))
    #expect(drawn(square, -1, 0.25) == drawn(square, 0, 0.25))
    #expect(drawn(UIBezierPath(), 0, 0.5) == [])
  }

  @Test("of a circle ends where its angle is", arguments: [0.1, 0.25, 0.4, 0.5, 0.9])
  func circle(share: Double) throws {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 12, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    let part = PathPart.elements(of: circle.elements, from: 0, to: share)
    guard case .curve(let end, _, _)? = part.last else {
      Issue.record("no curve")
      return
    }
    let angle = 2 * Double.pi * share - .pi / 2
    #expect(abs(end.x - 12 * cos(angle)) < 0.02)
    #expect(abs(end.y - 12 * sin(angle)) < 0.02)
  }

  @Test("skips the gaps between parts of a path")
  func gaps() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    #expect(drawn(path, 0.25, 0.75) == ["M5 0L10 0M0 5L5 5"])
  }
}
