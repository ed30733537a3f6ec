/// A timing curve, which maps the progress of time to the progress of the animated value, both from
/// 0 to 1.
///
/// The curve is the Bézier curve from (0, 0) to (1, 1) with two control points, as in
/// `CAMediaTimingFunction`.
public struct CubicBezier: Sendable, Equatable {
  public static var linear: CubicBezier { CubicBezier(0, 0, 1, 1) }
  public static var easeIn: CubicBezier { CubicBezier(0.42, 0, 1, 1) }
  public static var easeOut: CubicBezier { CubicBezier(0, 0, 0.58, 1) }
  /// The default curve of `UIView.animate`.
  public static var easeInOut: CubicBezier { CubicBezier(0.42, 0, 0.58, 1) }
  /// The default curve of Core Animation.
  public static var `default`: CubicBezier { CubicBezier(0.25, 0.1, 0.25, 1) }

  private let horizontal: Polynomial
  private let vertical: Polynomial

  /// Creates a curve from the control points (x1, y1) and (x2, y2).
  ///
  /// The x-coordinates are limited to 0…1, where the curve is a function of time. The y-coordinates
  /// may lie outside, for curves that overshoot.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    horizontal = Polynomial(limited(x1, to: 0...1, else: 0), limited(x2, to: 0...1, else: 1))
    vertical = Polynomial(finite(y1), finite(y2))
  }

  /// The value at a progress of time. A progress outside 0…1 is limited; NaN counts as 0.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let parameter = monotoneRoot(in: 0...1) { parameter in
      (horizontal.value(at: parameter) - progress, horizontal.slope(at: parameter))
    }
    return vertical.value(at: parameter)
  }
}

extension CubicBezier {
  /// One coordinate of the curve, which starts at 0 and ends at 1: `((a·s + b)·s + c)·s`.
  fileprivate struct Polynomial: Sendable, Equatable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at parameter: Double) -> Double {
      ((a * parameter + b) * parameter + c) * parameter
    }

    func slope(at parameter: Double) -> Double {
      (3 * a * parameter + 2 * b) * parameter + c
    }
  }
}
