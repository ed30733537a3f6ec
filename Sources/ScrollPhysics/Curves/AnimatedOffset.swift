// Formula numbers refer to docs/references/scroll-formulas.md.

/// F9: an offset change that the app requests with `setContentOffset(_:animated: true)`.
///
/// UIKit documents neither the duration nor the curve; 0.3 seconds and ease-in-out are a model.
public struct AnimatedOffset: Sendable, Equatable {
  /// The offset where the animation starts, in points.
  public let origin: Double
  /// The offset where the animation ends, in points.
  public let destination: Double
  /// The duration in seconds. If it is zero, the destination is reached at once.
  public let duration: Double
  public let curve: CubicBezier

  /// - Parameter duration: The duration in seconds. A negative value or NaN counts as zero.
  public init(
    from origin: Double, to destination: Double,
    duration: Double = ScrollTuning.uikit.animatedOffsetDuration, curve: CubicBezier = .easeInOut
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
    return origin + (destination - origin) * curve.value(at: time / duration)
  }
}
