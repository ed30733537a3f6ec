import CScrollMath

/// The constants of a scroll view that Apple doesn't publish.
///
/// Each property documents the evidence for its value: "recorded" means measured on real UIKit (iOS
/// 26.1 and 26.5 simulators), and "inferred" means that no measurement is published.
///
/// A value that isn't finite, or is outside its valid range, is replaced where it is used by the
/// default or by the nearest valid value; bad values never trap or produce NaN.
public struct ScrollTuning: Sendable, Equatable {
  /// The rubber-band coefficient, without a unit. Published, and confirmed by the recording (free
  /// fit 0.5499).
  public var rubberBandCoefficient = 0.55
  /// The finger travel at which a drag begins, in points. Recorded: a drag begins at a travel of
  /// exactly 10 points, and the content moves by the rest of the travel.
  public var touchSlop = 10.0
  /// The minimum ratio between a drag's first movements along the two axes for the directional lock
  /// to apply, without a unit. Unpublished; values below 1 count as 1.
  public var directionalLockRatio = 2.0
  /// The delay before touches are delivered to the content, in seconds. Several independent
  /// articles agree on it.
  public var contentTouchDelay = 0.15
  /// The distance, in points, that a finger may move during a tap. Undocumented; the value in
  /// UIKit's recognizer.
  public var tapMovement = 45.0
  /// The maximum time between two taps of a multiple tap, in seconds. Unpublished; the usual value.
  public var tapInterval = 0.35
  /// The maximum distance between two taps of a multiple tap, in points. Unpublished; the same as
  /// `tapMovement`.
  public var tapDistance = 45.0
  /// The speed, in points per second, below which a release doesn't start a deceleration. Recorded:
  /// never below about 260, always above about 350, mixed in between.
  public var minimumFlingSpeed = 250.0
  /// The factor of the speed that a new fling adds from the deceleration that its finger stopped:
  /// `carriedSpeedFactor · v^1.967`, in points per second. Measured by the authors of Flutter. 0 adds none.
  public var carriedSpeedFactor = 0.000816
  /// The speed at which a deceleration stops, in points per second. Recorded: fitted to 12 target
  /// offsets, which it reproduces to the pixel; both published formulas, which lack it, don't.
  public var stopSpeed = 10.0
  /// The stiffness of the bounce divided by the mass, in s⁻². Recorded for a release at rest (free
  /// fit 120.3), for a release with speed, and for a fling into the edge.
  public var bounceStiffness = 120.0
  /// The start speed of a bounce that is released at rest beyond the edge, as a multiple of the
  /// overshoot, in s⁻¹. Recorded at 177 and 235 points.
  public var bounceStartFactor = 7.23635
  /// The start velocity of a bounce that is released with speed, as a share of the finger's
  /// velocity, without a unit. Recorded once, at 1,750 points per second outward (free fit 0.54 to
  /// 0.55).
  public var bounceVelocityShare = 0.55
  /// The distance from the edge at which a bounce ends, in points. Recorded: three bounces move in
  /// the last frame in which the formula is at least 0.467 points away, and end in the first frame
  /// in which it is at most 0.424 points away.
  public var settleTolerance = 0.44
  /// The duration of an animated offset change, in seconds. Recorded.
  public var animatedOffsetDuration = 0.3
  /// The curve of an animated offset change. Recorded.
  public var animatedOffsetCurve = AnimatedOffset.Curve.halfCosine
  /// The time without movement, in seconds, after which a release has zero velocity. Two values are
  /// in use: 0.1 (a published fix for stale recognizer speeds) and 0.04 (Flutter's reproduction of
  /// UIKit).
  public var velocityStaleInterval = 0.1

  public init() {}

  /// The values of UIKit, as far as they are known.
  public static var uikit: ScrollTuning { ScrollTuning() }

  /// The velocity of a fling, in points per second, whose finger stopped a deceleration of `carried`. Flings
  /// in its direction that aren't much slower than it add up, to at most 40,000.
  public func flingVelocity(_ velocity: Double, carrying carried: Double) -> Double {
    let (velocity, carried) = (flingVelocity(velocity), finite(carried))
    guard velocity != 0, carried != 0, (velocity > 0) == (carried > 0) else { return velocity }
    let factor = limited(carriedSpeedFactor, to: 0...1, else: 0)
    let added = min(factor * scroll_pow(abs(carried), 1.967), 40_000)
    guard abs(velocity) > abs(carried) / 2 else { return velocity }
    return velocity + (velocity > 0 ? added : -added)
  }

  /// The velocity that a release reports and decelerates with, in points per second: `velocity`, or
  /// zero below the minimum fling speed.
  public func flingVelocity(_ velocity: Double) -> Double {
    let velocity = finite(velocity)
    return abs(velocity) < minimumFlingSpeed ? 0 : velocity
  }
}
