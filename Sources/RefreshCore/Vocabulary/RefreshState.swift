/// What a control is doing, as its user sees it.
public enum RefreshState: Hashable, CaseIterable, Sendable {
  /// At rest.
  case idle
  /// Pulled beyond the trigger distance: letting go refreshes.
  case pulling
  /// Asked to refresh while it could not start (off the window, or while another control was at
  /// work); it starts as soon as it can.
  case willRefresh
  /// The action is running, or about to.
  case refreshing
  /// The action did its work, and the control stays open for a moment to say so.
  case succeeded
  /// There is nothing more to load; neither pulling nor scrolling starts anything.
  case noMoreData
  /// The last action failed. Pulling, a tap, or `begin` tries again.
  case failed
}

/// How an action ended.
public enum RefreshOutcome: Equatable, Sendable {
  /// It did its work; there may be more.
  case success
  /// It did its work, and there is nothing more to load.
  case noMoreData
  /// It did not do its work.
  case failure
  /// It was given up in favour of another, or with its control: neither done nor failed.
  case cancelled
}

/// Which run of the action something belongs to. What arrives for an older run is dropped.
public struct RefreshRun: Equatable, Hashable, Sendable {
  public let number: UInt
  init(number: UInt) { self.number = number }

  static let none = RefreshRun(number: 0)
  var next: RefreshRun { RefreshRun(number: number &+ 1) }
}

/// How a control rests between two runs.
enum Rest: Equatable, Sendable {
  case idle
  case noMoreData
  case failed

  init(after outcome: RefreshOutcome) {
    switch outcome {
    case .success, .cancelled: self = .idle
    case .noMoreData: self = .noMoreData
    case .failure: self = .failed
    }
  }

  var state: RefreshState {
    switch self {
    case .idle: .idle
    case .noMoreData: .noMoreData
    case .failed: .failed
    }
  }
}
