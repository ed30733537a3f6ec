// Formula numbers refer to docs/references/scroll-formulas.md.

/// The whole motion of one axis after the finger lifts: deceleration, the bounce at an edge, and
/// rest.
///
/// The motion is known in closed form from the start, so any moment can be read in any order.
///
/// A motion has at most three segments. In range it decelerates (F3); if the deceleration reaches
/// an edge (F6), a spring continues there with the same velocity (F7). Beyond an edge, the motion
/// starts as a spring toward that edge (F8); if the spring reaches the edge with speed left, the
/// motion decelerates in range, up to the other edge if necessary. Position and velocity are
/// continuous, and a spring never crosses the edge that it bounces at.
///
/// **Restarting.** `init(continuing:…)` from any value and velocity of a motion gives the same
/// motion. The exception is a motion with a `target` that starts as a spring (because its velocity
/// doesn't point toward the target, or because it starts beyond an edge): once the spring moves
/// toward the target in range, its state is indistinguishable from that of a deceleration. The rules
/// of F4c, F8, and F13 apply only at the moment of release: restarting with `init(releasedAt:…)`
/// would apply them a second time.
///
/// Positions are in points, velocities in points per second, and times in seconds from the start. A
/// negative time counts as zero. Infinite numbers are limited, and NaN counts as zero, except as a
/// time, where NaN counts as the end.
public struct AxisMotion: Sendable, Equatable {
  private let first: MotionSegment
  private let second: MotionSegment
  private let third: MotionSegment

  /// F4b: the target that a release reports. A deceleration ends up to 0.1 percent of its travel short
  /// of it (F4c, normal rate), as recorded. Otherwise, it is the destination.
  public let announcedTarget: Double

  /// Creates the motion that follows a release.
  ///
  /// - Parameters:
  ///   - position: The displayed position of the content.
  ///   - velocity: The velocity of the finger as a change of the offset. The minimum fling speed isn't
  ///     applied here: pass `ScrollTuning.flingVelocity(_:)`.
  ///   - range: The positions at which the axis can rest.
  ///   - rate: The fraction of the velocity left after one millisecond.
  ///   - bounces: Whether the motion bounces. If `false`, the motion stops at an edge immediately,
  ///     and a position beyond an edge is moved back to it at once.
  ///   - target: The position where the motion ends instead, if a delegate requests one. In range,
  ///     the deceleration is reshaped to end there or, if the velocity doesn't point toward the
  ///     target, a spring moves there. Beyond an edge, the bounce moves there. With bounces, the
  ///     target may lie beyond the range; without bounces, it is limited to the range.
  ///   - tuning: The unpublished constants.
  public init(
    releasedAt position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, target: Double? = nil,
    tuning: ScrollTuning = .uikit
  ) {
    let planner = MotionPlanner(
      range: range, rate: rate, bounces: bounces, target: target, tuning: tuning)
    let start = MotionState(position: finite(position), velocity: finite(velocity))
    self.init(
      planner: planner, start: planner.startState(ofRelease: start),
      announcing: planner.announcedTarget(ofRelease: start))
  }

  /// Creates the motion that continues from a position and a velocity unchanged, after the range or
  /// the target changes during a motion.
  ///
  /// The parameters are those of a release, except that the velocity is that of the content.
  public init(
    continuing position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, target: Double? = nil,
    tuning: ScrollTuning = .uikit
  ) {
    let planner = MotionPlanner(
      range: range, rate: rate, bounces: bounces, target: target, tuning: tuning)
    let start = MotionState(position: finite(position), velocity: finite(velocity))
    self.init(planner: planner, start: start)
  }

  private init(planner: MotionPlanner, start: MotionState, announcing target: Double? = nil) {
    first = planner.segment(from: start, at: 0)
    second = planner.segment(after: first)
    third = planner.segment(after: second)
    announcedTarget = target ?? third.endState.position
  }

  /// The offset, unrounded; exactly `destination` from `duration` on.
  public func value(at time: Double) -> Double {
    guard time < duration else { return destination }
    return segment(at: time).value(at: time)
  }

  /// The velocity; zero from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return segment(at: time).velocity(at: time)
  }

  /// The time in seconds until the motion rests.
  public var duration: Double { third.end }

  /// The position where the motion rests.
  public var destination: Double { third.endState.position }

  private func segment(at time: Double) -> MotionSegment {
    if time < first.end { return first }
    return time < second.end ? second : third
  }
}

/// A position and a velocity at one moment, in points and points per second.
struct MotionState: Sendable, Equatable {
  let position: Double
  let velocity: Double
}

/// A part of an axis motion that follows one equation.
struct MotionSegment: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case rest
    case deceleration(Deceleration)
    case spring(CriticalSpring)
  }

  let kind: Kind
  /// The start and end times, in seconds from the start of the whole motion.
  let start: Double
  let end: Double
  /// The state at the end of the segment. A nonzero velocity means that another segment follows.
  let endState: MotionState

  init(kind: Kind, start: Double, length: Double, endState: MotionState) {
    self.kind = kind
    self.start = start
    end = start + length
    self.endState = endState
  }

  /// A segment of zero length.
  static func rest(at position: Double, since start: Double) -> MotionSegment {
    MotionSegment(
      kind: .rest, start: start, length: 0, endState: MotionState(position: position, velocity: 0))
  }

  func value(at time: Double) -> Double {
    switch kind {
    case .rest: endState.position
    case .deceleration(let deceleration): deceleration.value(at: time - start)
    case .spring(let spring): spring.value(at: time - start)
    }
  }

  func velocity(at time: Double) -> Double {
    switch kind {
    case .rest: 0
    case .deceleration(let deceleration): deceleration.velocity(at: time - start)
    case .spring(let spring): spring.velocity(at: time - start)
    }
  }
}
