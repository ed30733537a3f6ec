/// The path of the content offset on one axis while a control opens or closes.
///
/// A path is a value in closed form: any moment can be read in any order, at any frame rate. The
/// caller keeps the time of the start, assigns `offset(at:)` at each frame, and ends the motion at the
/// first frame at or after `settlingTime`, where the offset is exactly `target`.
///
/// Offsets are in points, velocities in points per second (positive if the offset increases), and
/// times in seconds from the start. A negative time counts as 0, and NaN as the end. A target that
/// isn't finite counts as the origin, an origin that isn't finite as the target, and a velocity that
/// isn't finite as 0.
struct OffsetPath: Sendable {
  /// The offset where the path ends.
  let target: Double
  /// The time at which the path ends. It is finite, and 0 if there is nothing to move.
  let settlingTime: Double

  private let spring: SpringPath

  /// The path of a spring with the frequency of a scroll view's bounce. It continues at `origin` with
  /// `velocity`, and turns at most once.
  ///
  /// - Parameter tolerance: The distance from the target at which the path ends. The default is half a
  ///   pixel of a 3× screen; the range is 10⁻⁶ through 10 points.
  init(
    from origin: Double, velocity: Double = 0, to target: Double, tolerance: Double = 1.0 / 6,
    frequency: Double = ScrollBounce.frequency
  ) {
    let (origin, target) = Self.ends(origin, target)
    spring = SpringPath(displacement: origin - target, velocity: Self.limited(velocity), frequency: frequency)
    let tolerance = tolerance.isNaN ? 1.0 / 6 : min(max(tolerance, 1e-6), 10)
    self.target = target
    settlingTime = spring.settlingTime(tolerance: tolerance)
  }

  /// The path that a scroll view's own bounce takes after a release beyond the edge.
  ///
  /// - Parameters:
  ///   - origin: The offset at the release.
  ///   - fingerVelocity: The velocity of the finger as a change of the offset, which is the negative
  ///     velocity of the pan gesture.
  ///   - target: The offset where the bounce ends.
  init(
    releasedAt origin: Double, fingerVelocity: Double, to target: Double,
    tolerance: Double = 1.0 / 6
  ) {
    let (origin, target) = Self.ends(origin, target)
    self.init(
      from: origin,
      velocity: ScrollBounce.startVelocity(
        overshoot: origin - target, fingerVelocity: Self.limited(fingerVelocity)),
      to: target, tolerance: tolerance)
  }

  /// The offset; exactly `target` from `settlingTime` on.
  func offset(at time: Double) -> Double {
    guard settlingTime > 0, time < settlingTime else { return target }
    return target + spring.displacement(at: max(0, time))
  }

  /// The velocity of the offset; 0 from `settlingTime` on.
  func velocity(at time: Double) -> Double {
    guard settlingTime > 0, time < settlingTime else { return 0 }
    return spring.velocity(at: max(0, time))
  }

  /// Whether the path has ended. Frame times aren't exact, so a frame that is due at the end ends it.
  func isSettled(at time: Double) -> Bool { !(time < settlingTime - 1e-9) }

  /// The spring that continues at `time`, without a jump in velocity, toward another target.
  ///
  /// - Parameter shift: The distance by which something else has moved the content meanwhile. The default
  ///   is 0, for a path without a jump in offset.
  func redirected(
    shiftedBy shift: Double = 0, to target: Double, at time: Double, tolerance: Double = 1.0 / 6
  ) -> OffsetPath {
    OffsetPath(
      from: offset(at: time) + shift, velocity: velocity(at: time), to: target,
      tolerance: tolerance, frequency: spring.frequency)
  }

  /// Both ends as finite numbers.
  private static func ends(_ origin: Double, _ target: Double) -> (Double, Double) {
    let end = target.isFinite ? target : origin.isFinite ? origin : 0
    return (limited(origin.isFinite ? origin : end), limited(end))
  }

  /// A finite number that no formula overflows with.
  private static func limited(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e9), 1e9) : 0
  }
}
