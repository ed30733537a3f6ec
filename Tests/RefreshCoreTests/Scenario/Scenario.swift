import RefreshCore
import Testing

/// A machine at a scroll view that does what steps say.
struct Trace {
  private(set) var machine: RefreshMachine
  private(set) var metrics: AxisMetrics

  init(_ machine: RefreshMachine, on metrics: AxisMetrics, after steps: [Step] = []) {
    self.machine = machine
    self.metrics = metrics
    for step in steps { play(step) }
  }

  /// What the machine asks for, in words.
  @discardableResult
  mutating func play(_ step: Step) -> String {
    effects(of: step).words
  }

  mutating func effects(of step: Step) -> RefreshEffects {
    if let offset = step.offset { metrics.offset = offset }
    if let length = step.contentLength { metrics.contentLength = length }
    if let inset = step.insetBefore { metrics.insetBefore = inset }
    return machine.handle(step.fact, metrics)
  }
}

/// Plays the left column and compares what the machine asks for with the right one.
func expect(
  _ start: Trace, _ rows: KeyValuePairs<Step, String>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var trace = start
  let played = rows.map { step, _ in "\(step.name): \(trace.play(step))" }
  let wanted = rows.map { step, words in "\(step.name): \(words)" }
  #expect(played == wanted, sourceLocation: sourceLocation)
}
