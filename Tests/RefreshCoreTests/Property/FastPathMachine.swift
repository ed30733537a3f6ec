import RefreshCore

/// A machine that does not hear of quiet steps: what they do is worked out beside it.
struct SparedMachine {
  private var machine: RefreshMachine
  private var stretch: QuietStretch?
  /// Of the last step.
  private var metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
  private var progress = 0.0
  /// The last fact was a quiet step.
  private(set) var isQuiet = false

  init(_ machine: RefreshMachine) { self.machine = machine }

  mutating func handle(_ fact: RefreshFact, _ metrics: AxisMetrics) -> RefreshEffects {
    guard case .scrolled(let cause) = fact else {
      leave()
      return machine.handle(fact, metrics)
    }
    if let stretch, covers(stretch, metrics, cause) { return take(stretch, metrics) }
    leave()
    let effects = machine.handle(fact, metrics)
    stretch = machine.quietStretch(by: cause, metrics)
    (self.metrics, progress) = (metrics, machine.progress)
    return effects
  }

  private func covers(
    _ stretch: QuietStretch, _ metrics: AxisMetrics, _ cause: ScrollCause
  ) -> Bool {
    var moved = self.metrics
    moved.offset = metrics.offset
    moved.isPaging = metrics.isPaging
    return moved == metrics && stretch.offsets.contains(metrics.offset)
      && stretch.cause ?? cause == cause
  }

  private mutating func take(_ stretch: QuietStretch, _ metrics: AxisMetrics) -> RefreshEffects {
    (self.metrics, isQuiet) = (metrics, true)
    let former = progress
    if let line = stretch.line { progress = line.progress(at: metrics.offset) }
    var effects = RefreshEffects.none
    effects.progress = progress == former ? nil : progress
    return effects
  }

  private mutating func leave() {
    stretch = nil
    guard isQuiet else { return }
    isQuiet = false
    machine.catchUp(metrics)
  }
}
