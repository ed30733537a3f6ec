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
