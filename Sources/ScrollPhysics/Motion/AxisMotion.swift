/// The whole motion of one axis after the finger has let go: deceleration, the bounce at an edge, and
/// rest. It is known in closed form from the start; asking for a moment changes nothing.
///
/// A motion has at most three legs. In range it decelerates (F3); if that reaches an edge (F6), a
/// spring takes over there with the same velocity (F7). Beyond an edge it starts as a spring toward it
/// (F8); if that reaches the edge with speed left, it decelerates in range, up to the other edge if
/// need be. Position and velocity are continuous, and a bounce never comes out on the other side of
/// its edge as a spring.
///
/// **Restarting.** `init(continuing:…)` from any value and velocity of a motion gives the same motion.
/// The exception is a motion with a `target` that starts as a spring (its velocity did not point
/// there, or it came from beyond an edge): once a spring moves toward its target in range, position
/// and velocity look like those of a deceleration. The rule of F8 belongs to the moment of release
/// only: restarting an outward bounce with `init(releasedAt:…)` would push it a second time.
///
/// Positions are in points, velocities in points per second, times in seconds from the start.
/// A negative time counts as zero. Numbers that are not finite are limited, NaN counts as zero, except
/// as time, where NaN counts as the end.
public struct AxisMotion: Sendable, Equatable {
  private let first: Leg
  private let second: Leg
  private let third: Leg

  /// The motion after a finger has let go.
  ///
  /// - Parameters:
  ///   - position: where the content is shown.
  ///   - velocity: of the shown content; see `BounceBack` for a release beyond the edge. The minimum
  ///     fling speed is not applied here: pass `ScrollTuning.flingVelocity(_:)`.
  ///   - range: where the axis can rest.
  ///   - rate: share of velocity left after one millisecond.
  ///   - bounces: without bounces the motion stops dead at an edge, and a position beyond one is
  ///     brought back to it at once.
  ///   - target: where the motion shall end instead, if a delegate has asked for it. In range the
  ///     deceleration is reshaped to end there, or, if the velocity does not point there, a spring
  ///     goes there. Beyond an edge the bounce goes there. With bounces the target may lie beyond the
  ///     range, without them it is limited to it.
  ///   - tuning: the unpublished constants.
  public init(
    releasedAt position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, target: Double? = nil,
    tuning: ScrollTuning = .uikit
  ) {
    let track = Track(range: range, rate: rate, bounces: bounces, target: target, tuning: tuning)
    let start = MotionState(position: finite(position), velocity: finite(velocity))
    self.init(track: track, start: track.released(start))
  }

  /// The motion that goes on from a position and a velocity as they are: after the range or the target
  /// has changed under a motion. Parameters as for a release.
  public init(
    continuing position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, target: Double? = nil,
    tuning: ScrollTuning = .uikit
  ) {
    let track = Track(range: range, rate: rate, bounces: bounces, target: target, tuning: tuning)
    let start = MotionState(position: finite(position), velocity: finite(velocity))
    self.init(track: track, start: start)
  }

  private init(track: Track, start: MotionState) {
    first = track.leg(from: start, at: 0)
    second = track.leg(after: first)
    third = track.leg(after: second)
  }

  /// The offset, unrounded; exactly `destination` from `duration` on.
  public func value(at time: Double) -> Double {
    guard time < duration else { return destination }
    return leg(at: time).value(at: time)
  }

  /// The velocity; zero from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return leg(at: time).velocity(at: time)
  }

  /// The seconds until the motion rests.
  public var duration: Double { third.end }

  /// Where the motion rests.
  public var destination: Double { third.exit.position }

  private func leg(at time: Double) -> Leg {
    if time < first.end { return first }
    return time < second.end ? second : third
  }
}
