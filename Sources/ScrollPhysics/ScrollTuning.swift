/// The constants of a scroll view that Apple doesn't publish.
///
/// Each property documents the evidence for its value: "recorded" means measured on real UIKit (iOS
/// 26.5 simulator), and "inferred" means that no measurement is published.
///
/// A value that isn't finite, or is outside its valid range, is replaced where it is used by the
/// default or by the nearest valid value; bad values never trap or produce NaN.
public struct ScrollTuning: Sendable, Equatable {
  /// The rubber-band coefficient, without a unit. Published, and confirmed by the recording (free
  /// fit 0.5499).
  public var rubberBandCoefficient = 0.55
  /// The finger travel before a drag begins, in points. The usual value; unconfirmed for scroll
  /// views.
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
  /// The speed at which a deceleration stops, in points per second. Recorded: fitted to 12 target
  /// offsets, which it reproduces to the pixel; both published formulas, which lack it, don't.
  public var stopSpeed = 10.0
  /// The time, in seconds, by which a recorded deceleration is ahead of the moment of release: the
  /// first step takes place in the run-loop turn that delivers the end of the touch. Fitted; about
  /// one frame at 60 Hz.
  public var frameLead = 0.01544
  /// The stiffness of the bounce divided by the mass, in s⁻². Recorded for a release at rest (free
  /// fit 120.3); inferred for a fling into the edge.
  public var bounceStiffness = 120.0
  /// The start speed of a bounce that is released at rest beyond the edge, as a multiple of the
  /// overshoot, in s⁻¹. Recorded at one overshoot (177 points); the proportionality is inferred.
  public var bounceStartFactor = 7.23635
  /// The distance from the edge at which a bounce ends, in points: half a pixel at 3×. Inferred; it
  /// agrees with the length of the recorded bounce.
  public var settleTolerance = 1.0 / 6
  /// The duration of an animated offset change, in seconds. Undocumented; no measured source found.
  public var animatedOffsetDuration = 0.3
  /// The curve of an animated offset change. Undocumented: Apple's header says "constant velocity",
  /// and one article observed slow, fast, slow.
  public var animatedOffsetCurve = CubicBezier.easeInOut
  /// The time without movement, in seconds, after which a release has zero velocity. Two values are
  /// in use: 0.1 (a published fix for stale recognizer speeds) and 0.04 (Flutter's reproduction of
  /// UIKit).
  public var velocityStaleInterval = 0.1

  public init() {}

  /// The values of UIKit, as far as they are known.
  public static var uikit: ScrollTuning { ScrollTuning() }

  /// The velocity that a release reports and decelerates with, in points per second: `velocity`, or
  /// zero below the minimum fling speed.
  public func flingVelocity(_ velocity: Double) -> Double {
    let velocity = finite(velocity)
    return abs(velocity) < minimumFlingSpeed ? 0 : velocity
  }
}
