@testable import Tug

/// A replay of a random sequence up to the first event after which an invariant is violated: the
/// events so far are the shortest failing prefix.
struct Replay {
  private let configuration: RefreshConfiguration
  private var machine: RefreshMachine
  /// A copy that skips events with invalid metrics and scrolls on the fast path. It must behave the
  /// same.
  private var fastPath: FastPathMachine
  /// A machine that resumed from a snapshot. It must behave the same, too.
  private var resumed: ResumedMachine?
  private var invariants = Invariants()
  private var runs = [RefreshRun.none]
  private var played: [(event: RefreshEvent, metrics: AxisMetrics, response: Response)] = []

  /// The number of times that the sequences reached the states that the invariants cover.
  struct Coverage {
    var runs = 0
    var externalRuns = 0
    var heldRuns = 0
    var cancellations = 0
    var questions = 0
    var secondStops = 0
    var checks = 0
    var states: [RefreshState] = []
    var inertSteps = 0
    var resumedEvents = 0
  }
  private(set) var coverage = Coverage()

  init(_ configuration: RefreshConfiguration) {
    self.configuration = configuration
    machine = RefreshMachine(configuration)
    fastPath = FastPathMachine(machine)
  }

  /// The violated invariant and the events so far; `nil` if all invariants hold.
  static func failure(ofSeed seed: UInt64, coverage: inout Coverage) -> String? {
    failure(of: RandomSequence(seed: seed), coverage: &coverage).map { "seed \(seed): \($0)" }
  }

  static func failure(of sequence: RandomSequence) -> String? {
    var coverage = Coverage()
    return failure(of: sequence, coverage: &coverage)
  }

  private static func failure(
    of sequence: RandomSequence, coverage: inout Coverage
  ) -> String? {
    var replay = Replay(sequence.configuration)
    replay.coverage = coverage
    defer { coverage = replay.coverage }
    for step in sequence.steps {
      guard let violation = replay.play(step) else { continue }
      return """
        \(violation)
        \(sequence.configuration)
        \(replay.transcript)
        """
    }
    return nil
  }

  private mutating func play(_ step: RandomSequence.Step) -> String? {
    guard let event = event(step.event) else { return nil }
    if step.resumes { resumed = ResumedMachine(machine) }
    let former = machine
    let effects = machine.handle(event, step.metrics)
    let handled = HandledEvent(event, step.metrics, effects, from: former, to: machine)
    played.append((event, step.metrics, Response(effects, from: former, to: machine)))
    cover(handled)
    return fastPathViolation(handled) ?? resumptionViolation(handled)
      ?? invariants.violation(by: handled)
  }

  private mutating func fastPathViolation(_ it: HandledEvent) -> String? {
    guard it.metrics.isValid || !it.event.isAboutGeometry else {
      // Whether a finger is down is known in any geometry.
      if it.event.isDrag { _ = fastPath.handle(it.event, it.metrics) }
      return it.effects.isEmpty ? nil : "invalid metrics had an effect"
    }
    let effects = fastPath.handle(it.event, it.metrics)
    if fastPath.isInert { coverage.inertSteps += 1 }
    return effects == it.effects && fastPath.progress == machine.progress
      ? nil : "an ignored event or an inert step left something behind"
  }

  private mutating func resumptionViolation(_ it: HandledEvent) -> String? {
    guard resumed != nil, let effects = resumed?.handle(it.event, it.metrics),
      let other = resumed?.machine
    else { return nil }
    coverage.resumedEvents += 1
    let isSame =
      effects == it.effects && other.state == machine.state && other.held == machine.held
      && other.progress == machine.progress
    return isSame ? nil : "the resumed machine answers \(effects) in \(other.state)"
  }

  private var transcript: String {
    played.map { "\($0.event) at \($0.metrics): \($0.response.words)" }
      .joined(separator: "\n")
  }

  private func event(_ event: RandomSequence.Event) -> RefreshEvent? {
    switch event {
    case .event(let event): event
    case .elapsed(let runsAgo): run(runsAgo).map { .elapsed($0) }
    case .settled(let runsAgo): run(runsAgo).map { .settled($0) }
    case .finished(let runsAgo, let outcome): run(runsAgo).map { .finished($0, outcome) }
    case .answered(let runsAgo, let mayBegin):
      run(runsAgo).map { .answered($0, mayBegin: mayBegin) }
    }
  }

  private func run(_ runsAgo: Int) -> RefreshRun? {
    runsAgo < runs.count ? runs[runs.count - 1 - runsAgo] : nil
  }

  private mutating func cover(_ it: HandledEvent) {
    if runs.last != machine.latestRun { runs.append(machine.latestRun) }
    if !coverage.states.contains(machine.state) { coverage.states.append(machine.state) }
    if it.begins, it.event == .scrolled(.finger), machine.snapshot.isHeld {
      coverage.heldRuns += 1
    }
    for effect in it.effects {
      switch effect {
      case .start(_, .action): coverage.runs += 1
      case .start(_, .external): coverage.externalRuns += 1
      case .cancelAction: coverage.cancellations += 1
      case .askToBegin: coverage.questions += 1
      case .performSecondStop: coverage.secondStops += 1
      case .startTimer(0, _): coverage.checks += 1
      default: break
      }
    }
  }
}
