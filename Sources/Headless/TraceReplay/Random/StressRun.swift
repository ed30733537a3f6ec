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
