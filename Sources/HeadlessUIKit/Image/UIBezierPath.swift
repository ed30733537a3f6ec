import Foundation

#if !canImport(CoreGraphics)
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif

/// A path of lines and curves. Lengths are in points.
///
/// A line or a curve needs a start point: before the first `move(to:)`, it is ignored. Nonfinite
/// coordinates are also ignored.
open class UIBezierPath {
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  private var start = CGPoint.zero

  /// The width of the stroke in points. The default is 1.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter

  public init() {}

  open var isEmpty: Bool { elements.isEmpty }

  /// The point where the next line starts; zero for an empty path.
  open private(set) var currentPoint = CGPoint.zero

  open func move(to point: CGPoint) {
    guard point.isFinite else { return }
    start = point
    append(.move(point), endingAt: point)
  }

  open func addLine(to point: CGPoint) {
    guard !isEmpty, point.isFinite else { return }
    append(.line(point), endingAt: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard !isEmpty, endPoint.isFinite, controlPoint1.isFinite, controlPoint2.isFinite else {
      return
    }
    append(
      .curve(endPoint, control1: controlPoint1, control2: controlPoint2), endingAt: endPoint)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard !isEmpty, endPoint.isFinite, controlPoint.isFinite else { return }
    append(.quad(endPoint, control: controlPoint), endingAt: endPoint)
  }

  open func close() {
    guard !isEmpty else { return }
    append(.close, endingAt: start)
  }

  open func removeAllPoints() {
    elements = []
    currentPoint = .zero
  }

  open func append(_ bezierPath: UIBezierPath) {
    elements += bezierPath.elements
    currentPoint = bezierPath.currentPoint
    start = bezierPath.start
  }

  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.mapped { $0.applying(transform) } }
    start = start.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }

  /// The smallest rectangle that contains all points, including control points; null for an empty
  /// path.
  open var bounds: CGRect {
    let points = elements.flatMap(\.points)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Fills the path with the current fill color. Outside a drawing, this method has no effect.
  @preconcurrency @MainActor open func fill() { DrawingContext.current?.fill(self) }

  /// Strokes the path with the current stroke color and `lineWidth`.
  @preconcurrency @MainActor open func stroke() { DrawingContext.current?.stroke(self) }

  private func append(_ element: Element, endingAt point: CGPoint) {
    elements.append(element)
    currentPoint = point
  }
}

extension UIBezierPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let point, let control): .quad(change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}
