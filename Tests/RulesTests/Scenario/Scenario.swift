import Testing

@testable import Tug

/// A machine and the scroll view that it is attached to.
struct Scenario {
  private(set) var machine: RefreshMachine
  private(set) var metrics: AxisMetrics

  init(_ machine: RefreshMachine, on metrics: AxisMetrics, after steps: [Step] = []) {
    self.machine = machine
    self.metrics = metrics
    for step in steps { play(step) }
  }

  init(
    _ configuration: RefreshConfiguration, on metrics: AxisMetrics, after steps: [Step] = []
  ) {
    self.init(RefreshMachine(configuration), on: metrics, after: steps)
  }

  /// The same scenario, some steps later.
  func after(_ steps: Step...) -> Scenario { Scenario(machine, on: metrics, after: steps) }

  @discardableResult
  mutating func play(_ step: Step) -> Response {
    if let offset = step.offset { metrics.offset = offset }
    if let length = step.contentLength { metrics.contentLength = length }
    if let inset = step.insetBefore { metrics.insetBefore = inset }
    let former = machine
    var effects: [RefreshEffect] = []
    if let conditions = step.conditions {
      effects += machine.handle(.conditionsChanged(conditions), metrics)
    }
    effects += machine.handle(step.event, metrics)
    return Response(effects, from: former, to: machine)
  }

  /// The effects of a step, in order.
  mutating func effects(of step: Step) -> [RefreshEffect] { play(step).effects }
}

/// Plays the steps on the left, and compares the description of each response with the right.
func expect(
  _ start: Scenario, _ rows: KeyValuePairs<Step, String>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var scenario = start
  let played = rows.map { step, _ in "\(step.name): \(scenario.play(step).words)" }
  let wanted = rows.map { step, words in "\(step.name): \(words)" }
  #expect(played == wanted, sourceLocation: sourceLocation)
}

extension RefreshConfiguration {
  static func pull(
    _ end: AxisEnd = .before, extent: Double = 50,
    _ change: (inout PullConfiguration) -> Void = { _ in }
  ) -> RefreshConfiguration {
    var pull = PullConfiguration(distances: PullDistances(visibleExtent: extent))
    change(&pull)
    return RefreshConfiguration(end: end, trigger: .pull(pull))
  }

  static func load(
    _ end: AxisEnd = .after, extent: Double = 44,
    distance: LoadConfiguration.Distance = .percent(1),
    triggersPerDrag: Int? = 1, _ change: (inout LoadConfiguration) -> Void = { _ in }
  ) -> RefreshConfiguration {
    var load = LoadConfiguration(
      extent: extent, distance: distance, maximumTriggersPerDrag: triggersPerDrag)
    change(&load)
    return RefreshConfiguration(end: end, trigger: .load(load))
  }

  /// The same configuration with changes.
  func with(_ change: (inout RefreshConfiguration) -> Void) -> RefreshConfiguration {
    var configuration = self
    change(&configuration)
    return configuration
  }
}

/// Every event in every situation: a row for an event, a column for a situation.
///
/// A cell is the state that the event leads to, or `.` for no change; `>` before it: the control
/// opens; `!` before it: the work starts; `?` before it: the app is asked; `*` after it: the action
/// is canceled; `2` after it: the action of the second stop is performed.
struct TransitionTable {
  var situations: [Scenario]
  var rows: KeyValuePairs<Step, String>

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    for (step, cells) in rows {
      let wanted = cells.split(separator: " ").map(String.init)
      let played = situations.map { Self.cell($0, step) }
      #expect(played == wanted, "\(step.name)", sourceLocation: sourceLocation)
    }
  }

  private static func cell(_ situation: Scenario, _ step: Step) -> String {
    var scenario = situation
    let effects = scenario.effects(of: step)
    let state = scenario.machine.state
    var cell = state == situation.machine.state ? "." : "\(state)"
    for effect in effects.reversed() {
      switch effect {
      case .move(let movement) where movement.motion == .opening: cell = ">" + cell
      case .start: cell = "!" + cell
      case .askToBegin: cell = "?" + cell
      case .cancelAction: cell += "*"
      case .performSecondStop: cell += "2"
      case .accept, .changeState, .willBegin, .updateHold, .move, .startTimer, .willEnd, .complete,
        .didEnd, .announce:
        break
      }
    }
    return cell
  }
}
