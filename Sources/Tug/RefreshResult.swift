import RefreshCore

/// How a refresh, or the loading of a page, ended.
public enum RefreshResult: Sendable {
  /// It worked, and there may be more. A header's success is this, too.
  case moreData
  /// It worked, and there is nothing more to load: the control says so and rests until
  /// `resetNoMoreData()`.
  case noMoreData
  /// It did not work. The control shows it; pulling or tapping tries again.
  case failed(any Error)

  var outcome: RefreshOutcome {
    switch self {
    case .moreData: .success
    case .noMoreData: .noMoreData
    case .failed: .failure
    }
  }

  var error: (any Error)? {
    switch self {
    case .moreData, .noMoreData: nil
    case .failed(let error): error
    }
  }
}
