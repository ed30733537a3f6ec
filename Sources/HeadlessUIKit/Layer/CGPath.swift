import Foundation

#if !canImport(CoreGraphics)
  /// A path that doesn't change, as layers have it.
  public final class CGPath: Sendable {
    fileprivate let elements: [UIBezierPath.Element]
    fileprivate init(_ elements: [UIBezierPath.Element]) { self.elements = elements }
  }

  extension UIBezierPath {
    /// A copy of the path.
    public var cgPath: CGPath { CGPath(elements) }

    public convenience init(cgPath: CGPath) {
      self.init()
      for element in cgPath.elements { add(element) }
    }
  }
#else
  extension UIBezierPath {
    /// A copy of the path.
    public var cgPath: CGPath {
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

    public convenience init(cgPath: CGPath) {
      self.init()
      cgPath.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: self.add(.move(points[0]))
        case .addLineToPoint: self.add(.line(points[0]))
        case .addQuadCurveToPoint: self.add(.quad(points[1], control: points[0]))
        case .addCurveToPoint:
          self.add(.curve(points[2], control1: points[0], control2: points[1]))
        case .closeSubpath: self.add(.close)
        @unknown default: break
        }
      }
    }
  }
#endif

extension UIBezierPath {
  fileprivate func add(_ element: Element) {
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
