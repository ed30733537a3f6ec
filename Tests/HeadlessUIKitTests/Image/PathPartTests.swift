import Foundation
import Testing

@testable import HeadlessUIKit

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
