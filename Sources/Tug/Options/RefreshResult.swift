import RefreshCore

/// The result of a refresh, or of loading a page.
public enum RefreshResult: Sendable {
  /// The action succeeded. There may be more data.
  case success
  /// The action succeeded, and there is no more data. The control shows this, and doesn't start
  /// again until `resetNoMoreData()` is called.
  case noMoreData
  /// The action failed. The control shows the failure; pulling or tapping it tries again.
  case failure(any Error)
}

extension RefreshResult {
  var outcome: RefreshOutcome {
    switch self {
    case .success: .success
    case .noMoreData: .noMoreData
    case .failure: .failure
    }
  }

  var error: (any Error)? {
    switch self {
    case .success, .noMoreData: nil
    case .failure(let error): error
    }
  }

  package static var cancelled: RefreshResult { .failure(CancellationError()) }
}
