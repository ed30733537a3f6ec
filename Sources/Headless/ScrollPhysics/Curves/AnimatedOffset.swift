// Formula numbers refer to docs/references/scroll-formulas.md.

import CScrollMath

/// F9: an offset change that the app requests with `setContentOffset(_:animated: true)`.
public struct AnimatedOffset: Sendable, Equatable {
  /// The progress of the offset over time.
  public enum Curve: Sendable, Equatable {
    /// F9: `(1 − cos(π·t/d))/2`, as recorded.
    case halfCosine
    case bezier(CubicBezier)
  }

  /// The offset where the animation starts, in points.
  public let origin: Double
  /// The offset where the animation ends, in points.
  public let destination: Double
  /// The duration in seconds. If it is zero, the destination is reached at once.
  public let duration: Double
  public let curve: Curve

  /// - Parameter duration: The duration in seconds. A negative value or NaN counts as zero.
  public init(
    from origin: Double, to destination: Double,
    duration: Double = ScrollTuning.uikit.animatedOffsetDuration, curve: Curve = .halfCosine
  ) {
    self.origin = finite(origin)
    self.destination = finite(destination)
    self.duration = max(0, finite(duration))
    self.curve = curve
  }

  /// The offset, in points, `time` seconds after the start; exactly the destination from `duration`
  /// on.
  public func value(at time: Double) -> Double {
    guard time < duration else { return destination }
    guard time > 0 else { return origin }
    return origin + (destination - origin) * curve.value(at: time / duration)
  }
}

extension AnimatedOffset.Curve {
  /// The share of the distance at a share of the duration, both from 0 to 1.
  fileprivate func value(at progress: Double) -> Double {
    switch self {
    case .halfCosine: (1 - scroll_cos(.pi * progress)) / 2
    case .bezier(let curve): curve.value(at: progress)
    }
  }
}

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

/// The root of a continuous function that increases from negative to positive over `range`.
///
/// The algorithm is Newton's method, with a bisection step whenever a Newton step would leave the
/// bracket or the slope is unusable. `function` returns the value and the slope. The curves of this
/// module never reach the limit on the number of steps, which prevents an endless loop for bad
/// input.
func monotoneRoot(
  in range: ClosedRange<Double>, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = range.lowerBound
  var high = range.upperBound
  var guess = low + (high - low) / 2
  for _ in 0..<128 {
    let (value, slope) = function(guess)
    if value == 0 { return guess }
    if value < 0 { low = guess } else { high = guess }
    let newton = guess - value / slope
    let next = newton > low && newton < high ? newton : low + (high - low) / 2
    if next == guess || next <= low || next >= high { return next }
    guess = next
  }
  return guess
}
