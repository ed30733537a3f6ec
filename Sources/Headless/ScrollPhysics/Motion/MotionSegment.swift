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
