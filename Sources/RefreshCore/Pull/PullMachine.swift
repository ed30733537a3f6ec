/// The rules of a control that is pulled and let go: a header, or a footer that waits for the pull.
///
/// Feed it every fact with the metrics of that moment, carry out the effects that it returns. Facts
/// about geometry that come with invalid metrics (NaN, infinite, negative lengths) are ignored.
public struct PullMachine: Sendable {
  public internal(set) var end: AxisEnd
  /// Taken up at the next fact; send `.contentChanged` after a change.
  public var distances: PullDistances

  public private(set) var progress = 0.0
  /// The inset that the control holds, in points.
  public private(set) var held = 0.0
  private var phase = Phase.idle
  private var latestRun = RefreshRun.none

  private enum Phase: Equatable {
    case idle
    case pulling
    /// Asked to refresh while off the window.
    case waiting
    /// The control moves to where it rests; the action starts when it is there.
    case opening(RefreshRun)
    case running(RefreshRun)
    case noMoreData
    case failed

    init(after outcome: RefreshOutcome) {
      switch outcome {
      case .success: self = .idle
      case .noMoreData: self = .noMoreData
      case .failure: self = .failed
      }
    }
  }

  public init(end: AxisEnd, distances: PullDistances) {
    self.end = end
    self.distances = distances
  }

  public var state: RefreshState {
    switch phase {
    case .idle: .idle
    case .pulling: .pulling
    case .waiting: .willRefresh
    case .opening, .running: .refreshing
    case .noMoreData: .noMoreData
    case .failed: .failed
    }
  }

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    guard metrics.isValid || !fact.needsGeometry else { return .none }

    switch (phase, fact) {
    case (.idle, .scrolled(isDragging: true)), (.failed, .scrolled(isDragging: true)):
      return isArmed(metrics) ? become(.pulling, metrics) : track(metrics)
    case (.pulling, .scrolled(isDragging: true)), (.pulling, .contentChanged):
      return isArmed(metrics) ? track(metrics) : become(.idle, metrics)
    case (.pulling, .scrolled(isDragging: false)):
      // Let go: while armed, whatever the offset of this frame is. An app may also have jumped
      // away from the edge; that is not letting go of a pull.
      return metrics.pull(at: end) > 0 ? open(metrics) : become(.idle, metrics)
    case (.idle, .scrolled(isDragging: false)), (.failed, .scrolled(isDragging: false)),
      (.noMoreData, .scrolled), (.waiting, .scrolled),
      (.idle, .contentChanged), (.failed, .contentChanged), (.noMoreData, .contentChanged),
      (.waiting, .contentChanged):
      return track(metrics)
    case (.opening, .scrolled), (.running, .scrolled):
      return follow(metrics)
    case (.opening, .contentChanged), (.running, .contentChanged):
      return followContent(metrics)

    case (.idle, .begin(let isOnWindow)), (.pulling, .begin(let isOnWindow)),
      (.failed, .begin(let isOnWindow)):
      return isOnWindow ? open(metrics) : become(.waiting, metrics)
    case (.waiting, .windowChanged(isOnWindow: true)):
      return open(metrics)
    case (.failed, .tapped):
      return open(metrics)

    case (.opening(let current), .settled(let run)) where current == run:
      phase = .running(run)
      return RefreshEffects(action: .run(run))

    case (.running(let current), .finished(let run, let outcome)) where current == run:
      return close(outcome, cancelling: nil)
    case (.opening, .end(let outcome)):
      return close(outcome, cancelling: nil)  // the action has not started
    case (.running(let run), .end(let outcome)):
      return close(outcome, cancelling: run)
    case (.waiting, .end(let outcome)):
      return become(Phase(after: outcome), metrics)
    case (.idle, .end(.noMoreData)), (.pulling, .end(.noMoreData)), (.failed, .end(.noMoreData)):
      return become(.noMoreData, metrics)

    case (.noMoreData, .reset), (.failed, .reset):
      return become(.idle, metrics)
    case (_, .removed):
      return remove()

    case (.noMoreData, .begin), (.noMoreData, .tapped):
      return .none  // refused: there is nothing to load
    case (.waiting, .begin), (.opening, .begin), (.running, .begin):
      return .none  // it is under way
    case (_, .settled), (_, .finished):
      return .none  // late: it belongs to a run that was ended
    case (_, .end):
      return .none  // ended twice, or never begun
    case (_, .reset):
      return .none  // nothing to forget
    case (_, .tapped), (_, .windowChanged):
      return .none  // means nothing here
    case (_, .dragBegan), (_, .dragEnded):
      return .none  // letting go shows in the first offset without a finger
    }
  }

  /// True when scrolling to here certainly has no effect: the control was out of sight, and is.
  func isUntouched(by metrics: AxisMetrics) -> Bool {
    switch phase {
    case .idle, .waiting, .noMoreData, .failed: progress == 0 && metrics.pull(at: end) <= 0
    case .pulling, .opening, .running: false
    }
  }

  /// Strictly beyond the trigger: at the very distance the control is not armed.
  private func isArmed(_ metrics: AxisMetrics) -> Bool {
    metrics.pull(at: end) > distances.triggerDistance
  }
}

// MARK: - Transitions

extension PullMachine {
  private mutating func become(_ next: Phase, _ metrics: AxisMetrics) -> RefreshEffects {
    var effects = enter(next)
    effects.progress = updateProgress(metrics)
    return effects
  }

  private mutating func track(_ metrics: AxisMetrics) -> RefreshEffects {
    RefreshEffects(progress: updateProgress(metrics))
  }

  private mutating func open(_ metrics: AxisMetrics) -> RefreshEffects {
    latestRun = latestRun.next
    var effects = enter(.opening(latestRun))
    effects.progress = setProgress(1)
    let extent = distances.restingExtent
    effects.hold = setHeld(metrics.holdOnBegin(at: end, extent: extent))
    effects.offset = metrics.refreshingOffset(at: end, extent: extent)
    effects.motion = .fast
    effects.settling = latestRun
    return effects
  }

  private mutating func follow(_ metrics: AxisMetrics) -> RefreshEffects {
    let hold = metrics.holdWhileRefreshing(at: end, extent: distances.restingExtent)
    return RefreshEffects(hold: setHeld(hold))
  }

  /// Content that grows closes the gap below short content. A header keeps what it holds: the app
  /// moved an inset, nobody scrolled.
  private mutating func followContent(_ metrics: AxisMetrics) -> RefreshEffects {
    switch end {
    case .before: .none
    case .after: follow(metrics)
    }
  }

  private mutating func close(
    _ outcome: RefreshOutcome, cancelling run: RefreshRun?
  ) -> RefreshEffects {
    var effects = enter(Phase(after: outcome))
    effects.progress = setProgress(0)
    effects.hold = setHeld(0)
    effects.motion = .slow
    effects.action = run.map { .cancel($0) }
    return effects
  }

  private mutating func remove() -> RefreshEffects {
    let run: RefreshRun?
    switch phase {
    case .running(let current): run = current
    case .idle, .pulling, .waiting, .opening, .noMoreData, .failed: run = nil
    }
    var effects = enter(.idle)
    effects.progress = setProgress(0)
    effects.hold = setHeld(0)
    effects.action = run.map { .cancel($0) }
    return effects
  }

  private mutating func enter(_ next: Phase) -> RefreshEffects {
    let old = state
    phase = next
    return RefreshEffects(transition: old == state ? nil : .init(from: old, to: state))
  }

  private mutating func updateProgress(_ metrics: AxisMetrics) -> Double? {
    guard metrics.isValid else { return nil }
    return setProgress(distances.progress(ofPull: metrics.pull(at: end)))
  }

  /// `nil` when it is that already.
  private mutating func setProgress(_ value: Double) -> Double? {
    guard value != progress else { return nil }
    progress = value
    return value
  }

  private mutating func setHeld(_ value: Double) -> Double? {
    guard value != held else { return nil }
    held = value
    return value
  }
}
