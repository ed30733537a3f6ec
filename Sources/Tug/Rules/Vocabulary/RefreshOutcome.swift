/// The way a run ended.
package enum RefreshOutcome: Equatable, Sendable {
  /// The action succeeded, and there may be more data.
  case success
  /// The action succeeded, and there is no more data.
  case noMoreData
  /// The action failed.
  case failure
  /// The run was given up: by the app, in favor of another control, or because its own was removed.
  case cancelled
}

/// The number of a run. Events that name an older run are ignored.
package struct RefreshRun: Equatable, Sendable {
  let number: UInt

  init(number: UInt) { self.number = number }

  static let none = RefreshRun(number: 0)
  var next: RefreshRun { RefreshRun(number: number &+ 1) }
}

/// The state of a control between two runs.
package enum IdleState: Equatable, Sendable {
  case ready
  case noMoreData
  case failed

  init(after outcome: RefreshOutcome) {
    switch outcome {
    case .success, .cancelled: self = .ready
    case .noMoreData: self = .noMoreData
    case .failure: self = .failed
    }
  }

  var state: RefreshState {
    switch self {
    case .ready: .idle
    case .noMoreData: .noMoreData
    case .failed: .failed
    }
  }

  var outcome: RefreshOutcome {
    switch self {
    case .ready: .success
    case .noMoreData: .noMoreData
    case .failed: .failure
    }
  }
}
