import Foundation
import Tug
import TugTrace

/// Plays random traces one after the other, and checks the invariants after each event.
@MainActor
public final class StressRun {
  public private(set) var report = StressReport()
  private let invariants: [TraceInvariant]
  private var coverage = CoverageCounts()

  /// The number of failures after which a run stops.
  private static let maximumFailureCount = 3

  public convenience init() { self.init(TraceInvariant.all) }

  init(_ invariants: [TraceInvariant]) { self.invariants = invariants }

  /// Called with each seed before its trace is played.
  public var onBegin: ((UInt64) -> Void)?

  /// Plays the traces of these seeds, in order, until `limit` events have been played or too many
  /// traces have failed.
  public func run(seeds: some Sequence<UInt64>, untilEvents limit: Int = .max) async {
    let start = Date()
    for seed in seeds {
      guard report.events < limit, report.failures.count < Self.maximumFailureCount else { break }
      onBegin?(seed)
      await play(seed)
    }
    report.seconds += Date().timeIntervalSince(start)
    report.coverage = coverage.counts
  }

  private func play(_ seed: UInt64) async {
    let trace = RandomTrace(seed: seed)
    let config = trace.config
    report.sequences += 1
    for control in config.controls { report.controls[control.kind.rawValue, default: 0] += 1 }
    report.endings[config.ending.rawValue, default: 0] += 1
    guard let invariant = await firstBroken(config, trace.events) else { return }
    let shortest = await trace.shortest(with: .broken(invariant), invariants)
    fail(seed, invariant, trace, shortest)
  }

  private func firstBroken(_ config: TraceConfig, _ events: [TraceEvent]) async -> String? {
    let checker = InvariantChecker(config, invariants)
    for event in events {
      if let player = checker.player { coverage.add(event, player) }
      report.events += 1
      if let broken = await checker.play(event) { return broken }
    }
    let outcomes = OutcomeCounts(checker.player, config)
    let broken = await checker.finish()
    outcomes.add(to: &report)
    return broken
  }

  private func fail(
    _ seed: UInt64, _ invariant: String, _ trace: RandomTrace, _ shortest: RandomTrace
  ) {
    report.failures.append(
      .init(
        invariant: invariant, seed: seed, originalCount: trace.events.count, lines: shortest.lines))
  }
}

/// Counts how often each event came to a control of each kind in each state.
@MainActor
struct CoverageCounts {
  private var cells: [Key: Int] = [:]

  private struct Key: Hashable {
    let isAutomatic: Bool
    /// `nil` for a detached control.
    let state: RefreshState?
    let event: Int
  }

  /// The number of each event's name, which is hashed faster than the name.
  private var names: [String: Int] = [:]

  mutating func add(_ event: TraceEvent, _ player: TracePlayer) {
    let name = event.op
    let number = names[name] ?? names.count
    names[name] = number
    if case .control(let index, _) = event {
      add(player.controls[index], number)
    } else {
      for control in player.controls { add(control, number) }
    }
  }

  private mutating func add(_ control: TracedControl, _ event: Int) {
    let key = Key(
      isAutomatic: control.kind.isAutomatic,
      state: control.isAttached ? control.refresher.state : nil, event: event)
    cells[key, default: 0] += 1
  }

  var counts: [String: Int] {
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })
    var counts: [String: Int] = [:]
    for (key, count) in cells {
      let kind = key.isAutomatic ? "auto" : "pull"
      counts["\(kind) \(key.state?.traceName ?? "detached") \(texts[key.event] ?? "")"] = count
    }
    return counts
  }
}

/// Counts the results of the runs in one trace. Create it before the trace ends, and add it to the
/// report afterwards.
@MainActor
struct OutcomeCounts {
  private var controls: [(counts: CallCounts, name: String, audits: [CallbackAudit])] = []

  init(_ player: TracePlayer?, _ config: TraceConfig) {
    for (control, config) in zip(player?.controls ?? [], config.controls) {
      let audits = control.former.map(\.audit) + [control.audit]
      controls.append(
        (control.counts, config.response?.rawValue ?? "none", audits.compactMap(\.self)))
    }
  }

  func add(to report: inout StressReport) {
    for control in controls {
      report.actions[control.name, default: 0] += control.counts.fired
      for outcomes in control.audits.map(\.outcomes) {
        report.outcomes["success", default: 0] += outcomes.success
        report.outcomes["no more data", default: 0] += outcomes.noMoreData
        report.outcomes["failure", default: 0] += outcomes.failure
        report.outcomes["cancelled", default: 0] += outcomes.cancelled
      }
    }
  }
}

/// The figures of a run of random traces.
public struct StressReport: Codable, Sendable {
  public var sequences = 0
  public var events = 0
  public var seconds = 0.0
  /// The number of sequences with each kind of control.
  public var controls: [String: Int] = [:]
  /// The number of runs of each kind of action.
  public var actions: [String: Int] = [:]
  /// The number of runs with each result.
  public var outcomes: [String: Int] = [:]
  /// The number of sequences with each ending.
  public var endings: [String: Int] = [:]
  /// The number of times each event occurred for a control of each kind in each state: `"pull idle
  /// begin"`.
  public var coverage: [String: Int] = [:]
  /// The violated invariants, each with the shortest trace that shows it.
  public var failures: [Failure] = []

  public struct Failure: Codable, Sendable {
    public let invariant: String
    public let seed: UInt64
    public let originalCount: Int
    public let lines: [String]
  }

  public init() {}

  /// Adds the figures of a run that took place at the same time.
  public mutating func add(_ other: StressReport) {
    sequences += other.sequences
    events += other.events
    seconds = max(seconds, other.seconds)
    controls.merge(other.controls, uniquingKeysWith: +)
    actions.merge(other.actions, uniquingKeysWith: +)
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    endings.merge(other.endings, uniquingKeysWith: +)
    coverage.merge(other.coverage, uniquingKeysWith: +)
    failures += other.failures
  }
}

// MARK: - Text

extension StressReport {
  /// The totals and the failures.
  public var brief: String {
    ([headline] + failures.flatMap(Self.text(of:)) + [verdict]).joined(separator: "\n")
  }

  private var headline: String {
    "\(Self.grouped(sequences)) sequences, \(Self.grouped(events)) events, "
      + String(format: "%.1f s", seconds)
  }

  private var verdict: String {
    failures.isEmpty ? "All invariants held." : "\(failures.count) failed."
  }

  /// All figures, as tables.
  public var text: String {
    var parts = [
      headline,
      Self.row("sequences with", controls), Self.row("that end in", endings),
      Self.row("actions run", actions), Self.row("runs by outcome", outcomes),
    ]
    for kind in ["pull", "auto"] { parts += ["", coverageTable(kind)] }
    parts.append("")
    parts += failures.flatMap(Self.text(of:)) + [verdict]
    return parts.joined(separator: "\n")
  }

  private static func text(of failure: Failure) -> [String] {
    [
      "Seed \(failure.seed): it does not hold that \(failure.invariant). "
        + "\(failure.lines.count - 1) of \(failure.originalCount) events show it:"
    ] + failure.lines + [""]
  }

  private static func row(_ title: String, _ counts: [String: Int]) -> String {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return title.padding(toLength: 16, withPad: " ", startingAt: 0)
      + sorted.map { "\($0.key) \(grouped($0.value))" }.joined(separator: ", ")
  }

  private static let states = [
    "idle", "pulling", "willRefresh", "refreshing", "succeeded", "noMore", "failed", "detached",
  ]

  /// A row for each event, a column for each state.
  private func coverageTable(_ kind: String) -> String {
    let events = Set(coverage.keys.compactMap { $0.split(separator: " ").last.map(String.init) })
    var lines = [Self.line("\(kind): event", Self.states)]
    for event in events.sorted() {
      let counts = Self.states.map { coverage["\(kind) \($0) \(event)"] ?? 0 }
      if counts.contains(where: { $0 > 0 }) {
        lines.append(Self.line(event, counts.map(String.init)))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    title.padding(toLength: 14, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
