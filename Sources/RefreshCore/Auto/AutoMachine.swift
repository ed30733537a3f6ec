/// The rules of a control that loads by itself when its end of the content comes within reach: a
/// footer, or what loads older messages above the newer ones.
///
/// The rules are those of a footer. A control before the content sees the axis mirrored.
///
/// Feed it every fact with the metrics of that moment, carry out the effects that it returns. Facts
/// about geometry that come with invalid metrics (NaN, infinite, negative lengths) are ignored.
public struct AutoMachine: Sendable {
  public internal(set) var end: AxisEnd
  /// Taken up at the next fact; send `.contentChanged` after a change.
  public var trigger: AutoTrigger

  /// 1 while refreshing, otherwise 0: nobody pulls this control.
  public private(set) var progress = 0.0
  /// The inset that the control holds, in points: its own length while there is content.
  public private(set) var held = 0.0
  private var phase = Phase.idle
  private var latestRun = RefreshRun.none
  private var lastOffset: Double?
  private var drag: Drag

  private enum Phase: Equatable {
    case idle
    /// Asked to refresh while off the window.
    case waiting
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

  /// The last drag, kept until the next begins: what it may still fire, and where it started.
  private struct Drag {
    var firesLeft: Int?
    var startOffset: Double?
  }

  public init(end: AxisEnd = .after, trigger: AutoTrigger) {
    self.end = end
    self.trigger = trigger
    drag = Drag(firesLeft: trigger.firesPerDrag, startOffset: nil)
  }

  public var state: RefreshState {
    switch phase {
    case .idle: .idle
    case .waiting: .willRefresh
    case .running: .refreshing
    case .noMoreData: .noMoreData
    case .failed: .failed
    }
  }

  public mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    guard metrics.isValid || !fact.needsGeometry else { return .none }
    return react(to: fact, alongEnd(metrics))
  }

  private func alongEnd(_ metrics: AxisMetrics) -> AxisMetrics {
    switch end {
    case .before: metrics.mirrored
    case .after: metrics
    }
  }

  private mutating func react(to fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    switch (phase, fact) {
    case (.idle, .scrolled(let isDragging)):
      let isReached = reachesTrigger(metrics, isDragging: isDragging)
      lastOffset = metrics.offset
      return isReached ? fire(isDragging: isDragging, metrics) : hold(metrics)
    case (_, .scrolled):
      lastOffset = metrics.offset
      return hold(metrics)
    case (_, .dragBegan):
      drag = Drag(firesLeft: trigger.firesPerDrag, startOffset: metrics.offset)
      return .none
    case (.idle, .dragEnded):
      return endsBeyondContent(metrics) ? fire(isDragging: true, metrics) : .none
    case (_, .contentChanged):
      // What a change of content does to the offset is no scrolling of the user's.
      lastOffset = metrics.offset
      return hold(metrics)

    case (.idle, .begin(let isOnWindow)), (.failed, .begin(let isOnWindow)):
      return isOnWindow ? run(metrics) : enter(.waiting)
    case (.waiting, .windowChanged(isOnWindow: true)), (.idle, .tapped), (.failed, .tapped):
      return run(metrics)

    case (.running(let current), .finished(let run, let outcome)) where current == run:
      return close(outcome, cancelling: nil)
    case (.running(let run), .end(let outcome)):
      return close(outcome, cancelling: run)
    case (.waiting, .end(let outcome)):
      return enter(Phase(after: outcome))
    case (.idle, .end(.noMoreData)), (.failed, .end(.noMoreData)):
      return enter(.noMoreData)

    case (.noMoreData, .reset), (.failed, .reset):
      return enter(.idle)
    case (_, .removed):
      return remove()

    case (.noMoreData, .begin), (.noMoreData, .tapped):
      return .none  // refused: there is nothing to load
    case (.waiting, .begin), (.running, .begin), (.waiting, .tapped), (.running, .tapped):
      return .none  // it is under way
    case (_, .finished):
      return .none  // late: it belongs to a run that was ended
    case (_, .end):
      return .none  // ended twice, or never begun
    case (_, .reset):
      return .none  // nothing to forget
    case (_, .dragEnded):
      return .none  // loading, failed or at the end of the data: a drag starts nothing
    case (_, .settled), (_, .windowChanged):
      return .none  // this control does not move, and only waiting needs a window
    }
  }
}

// MARK: - When it fires

extension AutoMachine {
  /// Takes a step of a scroll that certainly has no effect, because the trigger is not reached;
  /// takes nothing of any other, and returns false.
  mutating func passes(_ metrics: AxisMetrics) -> Bool {
    let metrics = alongEnd(metrics)
    guard metrics.isValid, metrics.offset < triggerOffset(metrics), held == extent(in: metrics)
    else { return false }
    lastOffset = metrics.offset
    return true
  }

  private func triggerOffset(_ metrics: AxisMetrics) -> Double {
    metrics.automaticTriggerOffset(extent: trigger.extent, percent: trigger.percent)
  }

  /// On the way down, with content that fills the viewport. Without a finger the offset must come
  /// from before the trigger: a bounce that swings out beyond it asks for nothing.
  private func reachesTrigger(_ metrics: AxisMetrics, isDragging: Bool) -> Bool {
    guard let lastOffset, metrics.offset > lastOffset, metrics.fillsViewport, !isEmpty(metrics)
    else { return false }
    let trigger = triggerOffset(metrics)
    return metrics.offset >= trigger && (isDragging || lastOffset < trigger)
  }

  /// Short content has nowhere to scroll to: dragging it up, and letting go, is what asks for more.
  /// Long content asks again when it is dragged beyond its end.
  private func endsBeyondContent(_ metrics: AxisMetrics) -> Bool {
    guard !isEmpty(metrics), let start = drag.startOffset, metrics.offset > start else {
      return false
    }
    return metrics.fillsViewport
      ? metrics.offset >= metrics.lastOffset(extent: trigger.extent)
      : metrics.offset >= metrics.firstOffset
  }

  private func isEmpty(_ metrics: AxisMetrics) -> Bool { metrics.contentLength == 0 }

  /// A finger's fires are counted against its drag; those of the app's own scrolling are not.
  private mutating func fire(isDragging: Bool, _ metrics: AxisMetrics) -> RefreshEffects {
    if isDragging, let left = drag.firesLeft {
      guard left > 0 else { return hold(metrics) }
      drag.firesLeft = left - 1
    }
    return run(metrics)
  }
}

// MARK: - Transitions

extension AutoMachine {
  private mutating func run(_ metrics: AxisMetrics) -> RefreshEffects {
    latestRun = latestRun.next
    var effects = enter(.running(latestRun))
    effects.hold = updateHold(metrics)
    effects.action = .run(latestRun)
    return effects
  }

  private mutating func close(
    _ outcome: RefreshOutcome, cancelling run: RefreshRun?
  ) -> RefreshEffects {
    var effects = enter(Phase(after: outcome))
    effects.action = run.map { .cancel($0) }
    return effects
  }

  private mutating func remove() -> RefreshEffects {
    let run: RefreshRun?
    switch phase {
    case .running(let current): run = current
    case .idle, .waiting, .noMoreData, .failed: run = nil
    }
    var effects = enter(.idle)
    effects.hold = setHeld(0)
    effects.action = run.map { .cancel($0) }
    return effects
  }

  private mutating func enter(_ next: Phase) -> RefreshEffects {
    let old = state
    phase = next
    var effects = RefreshEffects(transition: old == state ? nil : .init(from: old, to: state))
    let progress = state == .refreshing ? 1.0 : 0
    if progress != self.progress {
      self.progress = progress
      effects.progress = progress
    }
    return effects
  }

  private mutating func hold(_ metrics: AxisMetrics) -> RefreshEffects {
    RefreshEffects(hold: updateHold(metrics))
  }

  /// Nothing is held below an empty list: there is nothing to come to the end of.
  private func extent(in metrics: AxisMetrics) -> Double {
    isEmpty(metrics) ? 0 : trigger.extent
  }

  private mutating func updateHold(_ metrics: AxisMetrics) -> Double? {
    setHeld(extent(in: metrics))
  }

  private mutating func setHeld(_ value: Double) -> Double? {
    guard value != held else { return nil }
    held = value
    return value
  }
}
