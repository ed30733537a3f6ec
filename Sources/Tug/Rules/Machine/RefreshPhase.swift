/// The phase of a control: everything about it that is state and not memory.
enum RefreshPhase: Sendable {
  case idle(IdleState)
  /// Idle, but the content is still past the trigger from the previous run. The control arms again
  /// after a new drag, or once the content moves back below the trigger.
  case consumed(IdleState)
  /// The content is pulled past a stop, and releasing it does what the stop is for.
  case armed(PullStop)
  /// The app is asked whether a run may begin.
  case asking(RefreshRun, from: RefreshState, Grip)
  /// A run was requested while it cannot start.
  case waiting(RefreshRun, BeginRequest)
  case running(RunCycle, Grip)

  /// Whether the finger that triggered the run still holds the content.
  enum Grip: Equatable, Sendable {
    case held
    case released
  }

  var state: RefreshState {
    switch self {
    case .idle(let idle), .consumed(let idle): idle.state
    case .armed(let stop): stop.state
    case .asking(_, let state, _): state
    case .waiting: .willRefresh
    case .running(let cycle, _): cycle.state
    }
  }

  /// Brings a run to its end when its control is removed in this phase.
  var removal: [RefreshEffect] {
    switch self {
    case .idle, .consumed, .armed, .asking: []
    case .waiting(let run, _): [.complete(run, .cancelled)]
    case .running(let cycle, _): cycle.removal
    }
  }
}
