// Formula numbers refer to docs/references/scroll-formulas.md.

/// The conditions of an axis motion: its edges, its constants, and a requested target. The planner
/// chooses the segment that follows from a state.
struct MotionPlanner {
  let range: ClosedRange<Double>
  let rate: Double
  let bounces: Bool
  let target: Double?
  let tuning: ScrollTuning
  /// F4c.
  private let movingShare: Double

  init(
    range: ClosedRange<Double>, rate: Double, bounces: Bool, target: Double?, tuning: ScrollTuning
  ) {
    let range = finite(range.lowerBound)...finite(range.upperBound)
    self.range = range
    self.rate = rate
    self.bounces = bounces
    self.target = target.map { bounces ? finite($0) : range.nearest(to: finite($0)) }
    self.tuning = tuning
    movingShare = Deceleration.movingShare(rate: rate)
  }

  /// The speed of the content at which a deceleration ends.
  private var stopSpeed: Double { movingShare * tuning.stopSpeed }

  /// The target of a release that `willEndDragging` reports; `nil` if it is where the motion ends.
  func announcedTarget(ofRelease state: MotionState) -> Double? {
    guard target == nil, range.contains(state.position) else { return nil }
    let motion = Deceleration(
      position: state.position, velocity: state.velocity, rate: rate, stopSpeed: tuning.stopSpeed)
    return range.nearest(to: motion.destination)
  }

  /// The start state of a motion that begins with a release: in range, the content moves by F4c;
  /// beyond an edge, the rules of F8 and F13 apply.
  func startState(ofRelease state: MotionState) -> MotionState {
    let edge = range.nearest(to: state.position)
    guard edge != state.position else {
      return MotionState(position: state.position, velocity: movingShare * state.velocity)
    }
    guard bounces else { return state }
    let bounce = BounceBack(
      position: state.position, fingerVelocity: state.velocity, edge: target ?? edge, tuning: tuning
    )
    return MotionState(position: state.position, velocity: bounce.spring.velocity)
  }

  func segment(after segment: MotionSegment) -> MotionSegment {
    segment.endState.velocity == 0
      ? .rest(at: segment.endState.position, since: segment.end)
      : self.segment(from: segment.endState, at: segment.end)
  }

  func segment(from state: MotionState, at start: Double) -> MotionSegment {
    let edge = range.nearest(to: state.position)
    if !bounces, edge != state.position { return .rest(at: edge, since: start) }
    if let target { return segment(from: state, to: target, at: start) }
    if edge != state.position { return spring(from: state, to: edge, at: start) }
    // In range or at an edge, only the edge ahead matters.
    let ahead = state.velocity < 0 ? range.lowerBound : range.upperBound
    return deceleration(from: state, toward: ahead, at: start)
  }
}

extension MotionPlanner {
  /// F3, up to the stop or to the edge ahead (F6).
  private func deceleration(
    from state: MotionState, toward edge: Double, at start: Double
  ) -> MotionSegment {
    let motion = Deceleration(
      position: state.position, velocity: state.velocity, rate: rate, stopSpeed: stopSpeed)
    guard motion.duration > 0, let crossing = motion.time(toReach: edge) else {
      return fullSegment(motion, at: start)
    }
    if bounces, crossing == 0 { return spring(from: state, to: edge, at: start) }
    let speed = bounces ? motion.velocity(atPosition: edge) : 0
    return MotionSegment(
      kind: .deceleration(motion), start: start, length: crossing,
      endState: MotionState(position: edge, velocity: speed))
  }

  /// F7 or F8, until the spring settles or passes its edge with speed left.
  private func spring(from state: MotionState, to edge: Double, at start: Double) -> MotionSegment {
    let spring = spring(from: state, to: edge)
    guard let crossing = spring.crossingTime, crossing < spring.duration else {
      return fullSegment(spring, at: start)
    }
    return MotionSegment(
      kind: .spring(spring), start: start, length: crossing,
      endState: MotionState(position: edge, velocity: spring.crossingVelocity))
  }

  /// A segment toward a requested target: a deceleration that ends at the target if there is one,
  /// otherwise a spring.
  ///
  /// Beyond an edge, a slow deceleration would leave the content beyond the edge for too long, so
  /// the spring is preferred unless it would overshoot the target.
  private func segment(from state: MotionState, to target: Double, at start: Double)
    -> MotionSegment
  {
    let spring = spring(from: state, to: target)
    let beyond = range.nearest(to: state.position) != state.position
    if beyond, spring.crossingTime == nil { return fullSegment(spring, at: start) }
    guard
      let motion = Deceleration(
        position: state.position, velocity: state.velocity, endingAt: target, stopSpeed: stopSpeed)
    else { return fullSegment(spring, at: start) }
    return MotionSegment(
      kind: .deceleration(motion), start: start, length: motion.duration,
      endState: MotionState(position: target, velocity: 0))
  }

  private func spring(from state: MotionState, to target: Double) -> CriticalSpring {
    CriticalSpring(
      target: target, position: state.position, velocity: state.velocity,
      stiffness: tuning.bounceStiffness, tolerance: tuning.settleTolerance)
  }

  private func fullSegment(_ motion: Deceleration, at start: Double) -> MotionSegment {
    MotionSegment(
      kind: .deceleration(motion), start: start, length: motion.duration,
      endState: MotionState(position: motion.destination, velocity: 0))
  }

  private func fullSegment(_ spring: CriticalSpring, at start: Double) -> MotionSegment {
    MotionSegment(
      kind: .spring(spring), start: start, length: spring.duration,
      endState: MotionState(position: spring.target, velocity: 0))
  }
}
