/// The result of a refresh, or of loading a page.
public enum RefreshResult: Sendable {
  /// The action succeeded. There may be more data.
  case success
  /// The action succeeded, and there is no more data.
  ///
  /// A control that loads shows this, and doesn't start again until `resetNoMoreData()` is called. A
  /// control that refreshes can be pulled again; the controls of its scroll view that load, and that a
  /// refresh resets (`isResetByRefresh`), show it in its place.
  case noMoreData
  /// The work was canceled, and there is nothing to say about it.
  ///
  /// The control closes at once, without a word, an announcement, or another time of the last success,
  /// and works as before. It is the result of an action that throws a `CancellationError` or
  /// `URLError.cancelled`.
  case cancelled
  /// The action failed. The control shows the failure; pulling or tapping it tries again.
  ///
  /// An error that says that the work was canceled counts as `cancelled`.
  case failure(any Error)
}

extension RefreshResult {
  /// The same result, with an error that says that the work was canceled as `cancelled`.
  package var canonical: RefreshResult {
    if case .failure(let error) = self, error.isCancellation { .cancelled } else { self }
  }

  var outcome: RefreshOutcome {
    switch canonical {
    case .success: .success
    case .noMoreData: .noMoreData
    case .cancelled: .cancelled
    case .failure: .failure
    }
  }

  /// What it means to a control. A refresh replaces the data, so it doesn't come to their end.
  func outcome(for role: RefreshRole) -> RefreshOutcome {
    role == .refresh && endsData ? .success : outcome
  }

  var error: (any Error)? {
    switch canonical {
    case .success, .noMoreData, .cancelled: nil
    case .failure(let error): error
    }
  }

  var endsData: Bool { if case .noMoreData = self { true } else { false } }
}

extension Error {
  fileprivate var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}
