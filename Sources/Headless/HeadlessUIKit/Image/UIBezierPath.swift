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

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  // The initializers call the methods that a subclass can override.

  public convenience init(rect: CGRect) {
    self.init()
    addRectangle(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addOval(in: rect)
  }

  /// Creates a rounded rectangle. The radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRectangle(rect, cornerRadius: cornerRadius)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    for part in cgPath.parts { add(part) }
  }

  /// A copy of the path that doesn't change. Setting it replaces the path.
  open var cgPath: CGPath {
    get { CGPath.made(of: elements) }
    set {
      removeAllPoints()
      for part in newValue.parts { add(part) }
    }
  }

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

  /// Adds an arc of a circle, preceded by a line to its start unless the path is empty. Angles are
  /// in radians from the right, clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addCurves(
      of: Arc(center: center, radius: radius), from: startAngle, to: endAngle,
      clockwise: clockwise)
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
