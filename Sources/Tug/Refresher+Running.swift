// MARK: - State

extension Refresher {
  /// The edge of the control; `nil` before it is assigned to one.
  public var edge: Edge? { engine.attachment?.edge }

  /// The view of the control. Don't move it, and don't add subviews to it.
  public var view: UIView { presenter.view }

  /// The state of the control. `onStateChange` reports each change.
  ///
  /// From iOS 17 on, Observation tracks it, like `isRefreshing` and `failure`.
  public var state: RefreshState {
    observation.stateIsRead(of: self)
    return engine.state
  }

  /// Whether a run has begun, or is waiting to begin, and has no result yet.
  public var isRefreshing: Bool { state.isUnderWay }

  /// How far the control is pulled out: 0 at rest, 1 when all of it shows, and more than 1 beyond
  /// that. 1 while the control is refreshing. Always 0 or 1 for an automatic control.
  public var progress: CGFloat { CGFloat(engine.displayedProgress) }

  /// The progress toward the second stop: 0 at the trigger distance, 1 at the stop, and more than 1
  /// beyond it. 0 for a control without a second stop.
  public var secondStopProgress: CGFloat { CGFloat(engine.secondStopProgress) }

  /// The inset that the control currently holds at its edge, in points.
  public var heldInset: CGFloat { CGFloat(engine.heldInset) }

  /// The reason for the last failure; `nil` unless the state is `.failed`.
  public var failure: (any Error)? {
    observation.stateIsRead(of: self)
    return engine.failure
  }
}

// MARK: - Runs

extension Refresher {
  /// The behavior of the list when the app begins a refresh.
  public enum Reveal: Sendable {
    /// The list scrolls to the control.
    case always
    /// The list scrolls to the control only if it rests at the control's edge.
    case ifAtEdge
    /// The list stays where it is. The control shows when the user scrolls to it.
    case never
  }

  /// Starts a refresh, as if the user had pulled.
  ///
  /// Outside a window, or while another control of the scroll view blocks this one
  /// (`ScrollControls.arbitration`), the state is `.willRefresh`, and the refresh starts as soon as
  /// it can. Does nothing while a refresh is in progress, after `.noMoreData`, and before the
  /// control is assigned to an edge.
  ///
  /// - Parameters:
  ///   - reveal: whether the list scrolls to the control. The default is `.always`. Only affects pulled
  ///     controls.
  ///   - completion: called once with the result of this refresh, or of the one in progress. If
  ///     the refresh is refused, called with `.noMoreData`, or with `.cancelled` for a control that has
  ///     no edge, is removed, or has invalid geometry.
  public func beginRefreshing(
    reveal: Reveal = .always, completion: ((RefreshResult) -> Void)? = nil
  ) {
    guard MainThread.isCurrent else {
      return passOn { $0.beginRefreshing(reveal: reveal, completion: completion) }
    }
    engine.begin(BeginRequest(work: .action, reveal: reveal.request), completion)
  }

  /// Shows the control as refreshing without running its action, for work that was started elsewhere or
  /// restored with the app's state.
  ///
  /// End it with `endRefreshing(_:completion:)`. Otherwise the same as
  /// `beginRefreshing(reveal:completion:)`.
  public func showRefreshing(reveal: Reveal = .always) {
    guard MainThread.isCurrent else { return passOn { $0.showRefreshing(reveal: reveal) } }
    engine.begin(BeginRequest(work: .external, reveal: reveal.request), nil)
  }

  /// Starts a refresh, and waits for its result. Otherwise the same as
  /// `beginRefreshing(reveal:completion:)`.
  ///
  /// Canceling the task that waits does not end the refresh: others may be waiting for it, too.
  ///
  /// - Parameter reveal: whether the list scrolls to the control. The default is `.always`. Only affects pulled
  ///   controls.
  @discardableResult
  public func refresh(reveal: Reveal = .always) async -> RefreshResult {
    await withCheckedContinuation { continuation in
      beginRefreshing(reveal: reveal) { continuation.resume(returning: $0) }
    }
  }

  /// Ends the current refresh. An action that is still running is canceled, and its result is ignored.
  ///
  /// Required in the callback form; an `async` action ends by returning or throwing. Without a
  /// refresh in progress, it does nothing, except that `.noMoreData` is accepted at any time. A call from another
  /// thread is passed on to the main one, and `warningHandler` is told.
  ///
  /// - Parameters:
  ///   - result: the result. The default is `.success`.
  ///   - completion: called once when the control has closed; immediately if it's already closed.
  public func endRefreshing(
    _ result: RefreshResult = .success, completion: (() -> Void)? = nil
  ) {
    guard MainThread.isCurrent else {
      return passOn { $0.endRefreshing(result, completion: completion) }
    }
    if engine.state == .noMoreData, !result.endsData { warn(.endAfterNoMoreData) }
    // Before the run ends, with whose success its refresh resets the others.
    if result.endsData { engine.attachment?.endOfData() }
    engine.end(result, completion)
  }

  /// Resets a control that shows no more data or a failure, so that it works again.
  ///
  /// If the end of the content is in view, an automatic control loads in the next frame. A run with a callback
  /// ends with success.
  public func resetNoMoreData() {
    guard MainThread.isCurrent else { return passOn { $0.resetNoMoreData() } }
    if engine.state.isUnderWay, engine.awaitsCallback { return endRefreshing() }
    engine.send(.reset)
  }

  private func passOn(_ call: @escaping (Refresher) -> Void) {
    Task {
      warn(.thread)
      call(self)
    }
  }
}

extension Refresher.Reveal {
  fileprivate var request: BeginRequest.Reveal {
    switch self {
    case .always: .always
    case .ifAtEdge: .atEdge
    case .never: .never
    }
  }
}
