import RefreshCore

/// Plays a random sequence, and stops at the first event after which a law does not hold: what was
/// played up to there is the shortest failing prefix.
struct Replay {
  private let control: RandomControl
  private var machine: RefreshMachine
  /// Never hears of metrics that are not valid, and scrolls the quick way; neither may make a
  /// difference.
  private var sheltered: SparedMachine
  private var laws: Laws
  private var runs: [RefreshRun] = []
  private var played: [(fact: RefreshFact, metrics: AxisMetrics, effects: RefreshEffects)] = []

  /// How often the sequences got into what the laws are about.
  struct Tally {
    var runs = 0
    var cancels = 0
    var states: [RefreshState] = []
    var quietSteps = 0
  }
  private(set) var tally = Tally()

  init(_ control: RandomControl) {
    self.control = control
    machine = control.machine
    sheltered = SparedMachine(machine)
    laws = Laws(of: control)
  }

  /// What is wrong, after what; `nil` when all is well.
  static func failure(ofSeed seed: UInt64, tally: inout Tally) -> String? {
    failure(of: RandomSequence(seed: seed), tally: &tally).map { "seed \(seed): \($0)" }
  }

  static func failure(of sequence: RandomSequence) -> String? {
    var tally = Tally()
    return failure(of: sequence, tally: &tally)
  }

  private static func failure(of sequence: RandomSequence, tally: inout Tally) -> String? {
    var replay = Replay(sequence.control)
    replay.tally = tally
    defer { tally = replay.tally }
    for event in sequence.events {
      guard let broken = replay.play(event) else { continue }
      return """
        \(broken)
        \(sequence.control)
        \(replay.transcript)
        """
    }
    return nil
  }

  private mutating func play(_ event: RandomSequence.Event) -> String? {
    guard let fact = fact(event.news) else { return nil }
    let former = machine
    let effects = machine.handle(fact, event.metrics)
    played.append((fact, event.metrics, effects))
    note(effects)

    if event.metrics.isValid || !fact.isAboutGeometry {
      guard sheltered.handle(fact, event.metrics) == effects else {
        return "an ignored fact, or a quiet step, left something behind"
      }
      if sheltered.isQuiet { tally.quietSteps += 1 }
    } else {
      guard effects == .none else { return "invalid metrics had an effect" }
    }
    return laws.broken(
      by: Happening(
        fact: fact, metrics: event.metrics, effects: effects, former: former, now: machine))
  }

  private var transcript: String {
    played.map { "\($0.fact) at \($0.metrics): \($0.effects.words)" }.joined(separator: "\n")
  }

  private func fact(_ news: RandomSequence.News) -> RefreshFact? {
    switch news {
    case .fact(let fact): fact
    case .elapsed(let runsAgo): run(runsAgo).map { .elapsed($0) }
    case .settled(let runsAgo): run(runsAgo).map { .settled($0) }
    case .finished(let runsAgo, let outcome): run(runsAgo).map { .finished($0, outcome) }
    }
  }

  private func run(_ runsAgo: Int) -> RefreshRun? {
    runsAgo < runs.count ? runs[runs.count - 1 - runsAgo] : nil
  }

  private mutating func note(_ effects: RefreshEffects) {
    if let run = effects.settling, runs.last != run { runs.append(run) }
    switch effects.action {
    case .run(let run):
      tally.runs += 1
      if runs.last != run { runs.append(run) }
    case .cancel: tally.cancels += 1
    case nil: break
    }
    if !tally.states.contains(machine.state) { tally.states.append(machine.state) }
  }
}

extension RefreshFact {
  /// What is refused when its metrics are not valid. All else is about the run alone, and counts.
  var isAboutGeometry: Bool {
    switch self {
    case .disarmed, .settled, .elapsed, .finished, .end, .reset, .removed: false
    case .scrolled, .dragBegan, .dragEnded, .contentChanged, .resized, .begin, .tapped,
      .readinessChanged:
      true
    }
  }
}
