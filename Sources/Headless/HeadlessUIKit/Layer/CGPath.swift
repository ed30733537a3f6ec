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

/// The part of a path between two fractions of its length: the line that a layer strokes from `strokeStart` to
/// `strokeEnd`.
enum PathPart {
  /// Returns the part as a path of lines and curves. Fractions outside of 0 to 1 are the nearest of these, and a
  /// part that ends before it starts is empty.
  static func elements(
    of path: [UIBezierPath.Element], from start: Double, to end: Double
  ) -> [UIBezierPath.Element] {
    let segments = Segment.all(of: path)
    let total = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (total * max(0, min(1, start)), total * max(0, min(1, end)))
    guard first < last else { return [] }
    var part: [UIBezierPath.Element] = []
    var pen: CGPoint?
    var passed = 0.0
    for segment in segments {
      defer { passed += segment.length }
      guard passed + segment.length > first, passed < last else { continue }
      let piece = segment.part(
        from: segment.parameter(at: first - passed), to: segment.parameter(at: last - passed))
      if pen != piece.start { part.append(.move(piece.start)) }
      part.append(piece.element)
      pen = piece.end
    }
    return part
  }
}

/// A piece of a path, as a cubic curve. A line has its control points at thirds, so that its parameter is a fraction
/// of its length.
private struct Segment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isLine: Bool
  /// The lengths of the curve up to each of `steps` equal steps of its parameter.
  private let lengths: [Double]

  var length: Double { lengths.last ?? 0 }

  var element: UIBezierPath.Element {
    isLine ? .line(end) : .curve(end, control1: control1, control2: control2)
  }

  private static let steps = 32

  static func all(of path: [UIBezierPath.Element]) -> [Segment] {
    var segments: [Segment] = []
    var (pen, beginning) = (CGPoint.zero, CGPoint.zero)
    for element in path {
      switch element {
      case .move(let point):
        (pen, beginning) = (point, point)
      case .line(let point):
        segments.append(Segment(lineFrom: pen, to: point))
        pen = point
      case .quad(let point, let control):
        segments.append(
          Segment(
            pen, mix(pen, control, 2 / 3), mix(point, control, 2 / 3), point, isLine: false))
        pen = point
      case .curve(let point, let control1, let control2):
        segments.append(Segment(pen, control1, control2, point, isLine: false))
        pen = point
      case .close:
        segments.append(Segment(lineFrom: pen, to: beginning))
        pen = beginning
      }
    }
    return segments
  }

  /// The parameter at a length from the start; 0 before it, and 1 after the end.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard let step = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = step == 0 ? 0 : lengths[step - 1]
    let inside = lengths[step] > before ? (length - before) / (lengths[step] - before) : 0
    return (Double(step) + inside) / Double(Self.steps)
  }

  /// The curve between two parameters, by de Casteljau's algorithm.
  func part(from first: Double, to last: Double) -> Segment {
    let upToLast = last < 1 ? split(at: last).before : self
    return first > 0 ? upToLast.split(at: first / last).after : upToLast
  }

  private func split(at place: Double) -> (before: Segment, after: Segment) {
    let (a, b, c) = (
      mix(start, control1, place), mix(control1, control2, place), mix(control2, end, place)
    )
    let (d, e) = (mix(a, b, place), mix(b, c, place))
    let middle = mix(d, e, place)
    return (
      Segment(start, a, d, middle, isLine: isLine), Segment(middle, e, c, end, isLine: isLine)
    )
  }

  private init(lineFrom start: CGPoint, to end: CGPoint) {
    self.init(start, mix(start, end, 1 / 3), mix(start, end, 2 / 3), end, isLine: true)
  }

  private init(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
    var (length, last) = (0.0, start)
    lengths = (1...Self.steps).map { step in
      let place = Double(step) / Double(Self.steps)
      let (a, b, c) = (
        mix(start, control1, place), mix(control1, control2, place), mix(control2, end, place)
      )
      let point = mix(mix(a, b, place), mix(b, c, place), place)
      length += hypot(Double(point.x - last.x), Double(point.y - last.y))
      last = point
      return length
    }
  }
}

private func mix(_ one: CGPoint, _ other: CGPoint, _ share: Double) -> CGPoint {
  CGPoint(
    x: one.x + (other.x - one.x) * CGFloat(share), y: one.y + (other.y - one.y) * CGFloat(share))
}

/// Path data in the format of SVG's `d` attribute, which browsers can draw.
enum PathData {
  static func string(of elements: [UIBezierPath.Element]) -> String {
    elements.map { element in
      let numbers = element.points.map { "\($0.x.cssText) \($0.y.cssText)" }
      return letter(of: element) + numbers.joined(separator: " ")
    }.joined()
  }

  private static func letter(of element: UIBezierPath.Element) -> String {
    switch element {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension Double {
  /// The number in CSS and SVG notation, with at most three decimals and no trailing zeros; 0 for a
  /// nonfinite number.
  package var cssText: String {
    let rounded = (self * 1000).rounded() / 1000
    guard rounded.isFinite else { return "0" }
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}

extension CGFloat {
  package var cssText: String { Double(self).cssText }
}
