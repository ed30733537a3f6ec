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

/// A machine that resumed from a snapshot of another one, which numbers its runs differently.
struct ResumedMachine {
  private(set) var machine: RefreshMachine
  /// The runs of the other machine at the time of the snapshot.
  private let latest: RefreshRun
  private let closing: RefreshRun?

  init(_ original: RefreshMachine) {
    let snapshot = original.snapshot
    machine = RefreshMachine(
      original.configuration, conditions: original.conditions, snapshot: snapshot)
    latest = original.latestRun
    closing = snapshot.isClosing ? original.settlingRun : nil
  }

  /// Handles an event of the other machine.
  ///
  /// - Returns: the effects, with the run numbers of the other machine.
  mutating func handle(_ event: RefreshEvent, _ metrics: AxisMetrics) -> [RefreshEffect] {
    machine.handle(renumbered(event), metrics).map(renumbered)
  }

  private func renumbered(_ event: RefreshEvent) -> RefreshEvent {
    switch event {
    case .settled(let run) where run == closing: .settled(Self.closing)
    case .settled(let run): .settled(resumed(run))
    case .elapsed(let run): .elapsed(resumed(run))
    case .finished(let run, let outcome): .finished(resumed(run), outcome)
    case .answered(let run, let mayBegin): .answered(resumed(run), mayBegin: mayBegin)
    default: event
    }
  }

  private func renumbered(_ effect: RefreshEffect) -> RefreshEffect {
    switch effect {
    case .accept(let run, let outcome): return .accept(original(run), outcome)
    case .askToBegin(let run): return .askToBegin(original(run))
    case .move(var movement):
      movement.settling = movement.settling.map(original)
      return .move(movement)
    case .start(let run, let work): return .start(original(run), work)
    case .startTimer(let seconds, let run): return .startTimer(seconds: seconds, original(run))
    case .complete(let run, let outcome): return .complete(original(run), outcome)
    case .didEnd(let run): return .didEnd(original(run))
    default: return effect
    }
  }

  /// The resumed machine's numbers for the runs of the snapshot.
  private static let closing = RefreshRun(number: 1)
  private static let latest = RefreshRun(number: 2)
  /// A number that belongs to no run.
  private static let unknown = RefreshRun(number: .max)

  private func resumed(_ run: RefreshRun) -> RefreshRun {
    guard run.number >= latest.number else { return Self.unknown }
    return RefreshRun(number: Self.latest.number + run.number - latest.number)
  }

  private func original(_ run: RefreshRun) -> RefreshRun {
    if run == Self.closing, let closing { return closing }
    return RefreshRun(number: latest.number + run.number - Self.latest.number)
  }
}
