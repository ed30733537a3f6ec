/// The numbers of a scroll view that Apple does not publish, in one place, so that a host can change
/// one and a test can name it. Each says what is known about it; "recorded" means measured on real
/// UIKit (iOS 26.5 simulator), "inferred" means that nobody has published a measurement.
///
/// A value that makes no sense (not finite, or outside what its use allows) is replaced where it is
/// used, by the default or by the nearest sensible value: nothing traps and nothing becomes NaN.
public struct ScrollTuning: Sendable, Equatable {
  /// Rubber band coefficient, without unit. Published, and confirmed by the recording (free fit
  /// 0.5499).
  public var rubberBandCoefficient = 0.55
  /// Points of finger travel before a drag begins. The usual figure; unconfirmed for scroll views.
  public var touchSlop = 10.0
  /// How many times longer than its way along the other axis a drag's first way must be for the
  /// directional lock to take it, without unit. Unpublished; less than 1 counts as 1.
  public var directionalLockRatio = 2.0
  /// Seconds for which touches on the content are held back. Several independent articles agree.
  public var contentTouchDelay = 0.15
  /// Points that a finger may stray and still tap. Not documented; what UIKit's recognizer carries.
  public var tapMovement = 45.0
  /// Seconds at most between two taps of a row. Unpublished; the usual figure.
  public var tapInterval = 0.35
  /// Points at most between two taps of a row. Unpublished; as far as a finger may stray.
  public var tapDistance = 45.0
  /// Points per second below which a release does not decelerate. Recorded: never below about 260,
  /// always above about 350, mixed between.
  public var minimumFlingSpeed = 250.0
  /// Points per second at which deceleration stops. Recorded: fitted to 12 target offsets, which it
  /// reproduces to the pixel; both published formulas without it miss.
  public var stopSpeed = 10.0
  /// Seconds by which a recorded deceleration runs ahead of the moment of release: the first step is
  /// made in the turn that delivers the touch-up. Fitted; about one frame at 60 Hz.
  public var frameLead = 0.01544
  /// Stiffness over mass of the bounce, in s⁻². Recorded for a release at rest (free fit 120.3);
  /// inferred for a fling into the edge.
  public var bounceStiffness = 120.0
  /// Start speed toward the edge, in s⁻¹ × overshoot, of a bounce that is released at rest beyond
  /// the edge. Recorded at one overshoot (177 points); that it scales is inferred.
  public var bounceStartFactor = 7.23635
  /// Points from the edge at which a bounce counts as finished: half a pixel at 3×. Inferred; it
  /// agrees with the length of the recorded bounce.
  public var settleTolerance = 1.0 / 6
  /// Seconds that an animated offset change takes. Undocumented; no measured source found.
  public var animatedOffsetDuration = 0.3
  /// How an animated offset change spends that time. Undocumented: Apple's header says "constant
  /// velocity", one article saw slow, fast, slow.
  public var animatedOffsetCurve = CubicBezier.easeInOut
  /// Seconds without movement before the touch ends after which the release velocity is zero.
  /// Two figures are in use: 0.1 (a published fix for stale recogniser speeds) and 0.04 (Flutter's
  /// reproduction of UIKit).
  public var velocityStaleInterval = 0.1

  public init() {}

  /// UIKit, as far as it is known.
  public static var uikit: ScrollTuning { ScrollTuning() }

  /// The velocity that a release reports and decelerates with, in points per second: `velocity`, or
  /// zero below the minimum fling speed.
  public func flingVelocity(_ velocity: Double) -> Double {
    let velocity = finite(velocity)
    return abs(velocity) < minimumFlingSpeed ? 0 : velocity
  }
}
