import RefreshCore

/// What the app asks for, and how it hears what became of it.
extension Refresher {
  /// What the control is doing; `onStateChange` tells of each change.
  public var state: RefreshState { machine.state }

  /// True from the moment in which a run has begun, or waits to begin, until it has a result.
  public var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

  /// How much of the control was pulled out: 0 at rest, 1 when all of it shows, more beyond. 1 while
  /// refreshing.
  public var progress: CGFloat { CGFloat(seat?.quiet.progress(of: self) ?? machine.progress) }

  /// The inset that the control holds at its edge at this moment, in points.
  public var heldInset: CGFloat { CGFloat(machine.held) }

  /// Why the last run failed; `nil` unless the state is `.failed`.
  public var failure: (any Error)? { state == .failed ? lastError : nil }

  /// Refreshes as if the user had pulled.
  ///
  /// Off the window, or while another control of the scroll view forbids it (`tug.arbitration`), the
  /// state is `.willRefresh`, and the refresh starts as soon as it can. Does nothing while a refresh
  /// is under way, after `.noMoreData`, and before the control is assigned to an edge.
  ///
  /// - Parameter completion: called once with the result of this refresh, or of the one that is under
  ///   way; at once with `.noMoreData` when it is refused for that, and with a `CancellationError`
  ///   when the control stands at no edge, or leaves it, or in a layout that makes no sense.
  public func beginRefreshing(completion: ((RefreshResult) -> Void)? = nil) {
    guard let metrics = seat?.metrics() else { return completion?(.cancelled) ?? () }
    seat?.quiet.leave()
    notice(metrics)
    seat?.recorder?.heard(.begin(isReady: isReady), self)
    let effects = machine.handle(.begin(isReady: isReady), metrics)
    // First of all: an action may end before this returns.
    let isUnderWay = isRefreshing
    if let completion, isUnderWay { tell(of: machine.latestRun, completion) }
    follow(effects)
    if !isUnderWay { completion?(state == .noMoreData ? .noMoreData : .cancelled) }
  }

  /// Refreshes as if the user had pulled, and waits for the result; see `beginRefreshing`.
  ///
  /// Cancelling the task that waits here does not end the refresh: others may wait for it, too.
  public func refresh() async -> RefreshResult {
    await withCheckedContinuation { continuation in
      beginRefreshing { continuation.resume(returning: $0) }
    }
  }

  /// Ends what is under way; an action that still runs is cancelled, and what it returns is ignored.
  ///
  /// Needed in the callback form; an `async` action ends by returning or throwing. Without a refresh
  /// under way it does nothing, but for `.noMoreData`, which is taken at any time.
  ///
  /// - Parameters:
  ///   - result: how it ended; by default it did its work.
  ///   - completion: called once when the control has closed; at once when there was nothing to close.
  public func endRefreshing(
    _ result: RefreshResult = .moreData, completion: (() -> Void)? = nil
  ) {
    let run = machine.latestRun
    let isOpen = machine.isWorking
    end(result) { .end($0) }
    guard let completion else { return }
    // What was ended from within a callback of this control closes when that has returned.
    if isOpen, latestClosed != run { closers.append((run, completion)) } else { completion() }
  }

  /// Makes a control that says "no more data", or shows a failure, work again.
  public func resetNoMoreData() {
    receive { _ in .reset }
  }
}

// MARK: - Who waits

extension Refresher {
  /// A refresh may start now.
  var isReady: Bool { container.window != nil && !isBarred }

  /// A run that has a result may stay open for a while (`minimumVisibleTime`): nobody tells of it a
  /// second time.
  private func tell(of run: RefreshRun, _ tell: @escaping (RefreshResult) -> Void) {
    if let latestResult, latestResult.run == run { return tell(latestResult.result) }
    waiters.append((run, tell))
  }

  /// Tells those who wait for this run how it ended, in the order in which they asked.
  func resume(_ run: RefreshRun, _ result: RefreshResult) {
    latestResult = (run, result)
    let (due, others) = (waiters.filter { $0.run == run }, waiters.filter { $0.run != run })
    waiters = others
    for waiter in due { waiter.tell(result) }
  }

  /// The run is over, its closing included.
  func closed(_ run: RefreshRun) {
    latestClosed = run
    onDidEnd?()
    let (due, others) = (closers.filter { $0.run == run }, closers.filter { $0.run != run })
    closers = others
    for closer in due { closer.tell() }
  }
}

extension RefreshResult {
  static var cancelled: RefreshResult { .failed(CancellationError()) }
}
