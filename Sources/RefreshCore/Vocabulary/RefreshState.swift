/// What a control is doing, as its user sees it.
public enum RefreshState: Hashable, CaseIterable, Sendable {
  /// At rest.
  case idle
  /// Pulled beyond the trigger distance: letting go refreshes.
  case pulling
  /// Asked to refresh while it was not on a window; it starts when it gets there.
  case willRefresh
  /// The action is running, or about to.
  case refreshing
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
}

/// Which run of the action something belongs to. What arrives for an older run is dropped.
public struct RefreshRun: Equatable, Hashable, Sendable {
  public let number: UInt
  init(number: UInt) { self.number = number }

  static let none = RefreshRun(number: 0)
  var next: RefreshRun { RefreshRun(number: number &+ 1) }
}
