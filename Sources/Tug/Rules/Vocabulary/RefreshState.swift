/// The state of a refresh control, as the user sees it.
public enum RefreshState: Hashable, CaseIterable, Sendable {
  /// The control is at rest.
  case idle
  /// The content is pulled past the trigger distance. Releasing it refreshes.
  case pulling
  /// The content is pulled past the second stop. Releasing it performs the action of that stop.
  case pullingFurther
  /// A refresh was requested while it could not start, because the control was not in a window or
  /// another control was running. It starts as soon as it can.
  case willRefresh
  /// The action is running, or the control is opening to run it.
  case refreshing
  /// The action succeeded, and the control stays open to show it.
  case succeeded
  /// There is no more data. Neither pulling nor scrolling starts the control.
  case noMoreData
  /// The last action failed. Pulling, tapping, or calling `beginRefreshing()` starts it again.
  case failed

  /// Its place among all cases.
  var index: Int {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .pullingFurther: 2
    case .willRefresh: 3
    case .refreshing: 4
    case .succeeded: 5
    case .noMoreData: 6
    case .failed: 7
    }
  }
}
