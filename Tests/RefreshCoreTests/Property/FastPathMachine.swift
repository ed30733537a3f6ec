@testable import Tug

/// A machine that isn't sent steps within an inert range; their effect is computed beside it.
struct FastPathMachine {
  private var machine: RefreshMachine
  private var range: InertRange?
  /// The metrics of the last step.
  private var metrics = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
  private(set) var progress: Double
  /// Whether the last event was a step within the range.
  private(set) var isInert = false

  init(_ machine: RefreshMachine) {
    self.machine = machine
    progress = machine.progress
  }

  mutating func handle(_ event: RefreshEvent, _ metrics: AxisMetrics) -> [RefreshEffect] {
    if case .scrolled(let cause) = event, let range, covers(range, metrics, cause) {
      (self.metrics, isInert) = (metrics, true)
      if let line = range.line { progress = line.progress(at: metrics.offset) }
      return []
    }
    range = nil
    if isInert { machine.catchUp(self.metrics) }
    isInert = false
    let effects = machine.handle(event, metrics)
    if case .scrolled(let cause) = event { range = machine.inertRange(by: cause, metrics) }
    (self.metrics, progress) = (metrics, machine.progress)
    return effects
  }

  private func covers(
    _ range: InertRange, _ metrics: AxisMetrics, _ cause: ScrollCause
  ) -> Bool {
    var moved = self.metrics
    moved.offset = metrics.offset
    moved.isPaging = metrics.isPaging
    return moved == metrics && range.offsets.contains(metrics.offset)
      && range.cause ?? cause == cause
  }
}
