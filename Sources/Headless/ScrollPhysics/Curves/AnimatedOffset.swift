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
