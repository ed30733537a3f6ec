import Foundation

#if !canImport(CoreGraphics)
  /// A path that doesn't change, as layers have it.
  public final class CGPath: Sendable {
    let parts: [UIBezierPath.Element]
    private init(_ parts: [UIBezierPath.Element]) { self.parts = parts }

    static func made(of elements: [UIBezierPath.Element]) -> CGPath { CGPath(elements) }
  }
#else
  extension CGPath {
    static func made(of elements: [UIBezierPath.Element]) -> CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .quad(let point, let control): path.addQuadCurve(to: point, control: control)
        case .curve(let point, let one, let two):
          path.addCurve(to: point, control1: one, control2: two)
        case .close: path.closeSubpath()
        }
      }
      return path
    }

    var parts: [UIBezierPath.Element] {
      var parts: [UIBezierPath.Element] = []
      applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: parts.append(.move(points[0]))
        case .addLineToPoint: parts.append(.line(points[0]))
        case .addQuadCurveToPoint: parts.append(.quad(points[1], control: points[0]))
        case .addCurveToPoint:
          parts.append(.curve(points[2], control1: points[0], control2: points[1]))
        case .closeSubpath: parts.append(.close)
        @unknown default: break
        }
      }
      return parts
    }
  }
#endif

extension UIBezierPath {
  func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let point, let control): addQuadCurve(to: point, controlPoint: control)
    case .curve(let point, let one, let two):
      addCurve(to: point, controlPoint1: one, controlPoint2: two)
    case .close: close()
    }
  }
}
