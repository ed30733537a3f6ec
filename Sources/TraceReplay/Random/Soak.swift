import Foundation
import Tug

/// Plays random traces, one after the other, and looks at every promise after each event.
@MainActor
public final class Soak {
  public private(set) var report = SoakReport()
  private let invariants: [TraceInvariant]
  private var meetings = Meetings()

  /// More are of no use to anybody.
  private static let mostFailures = 3

  public convenience init() { self.init(TraceInvariant.all) }

  init(_ invariants: [TraceInvariant]) { self.invariants = invariants }

  /// Plays the traces of these seeds, in order, until so many events have been played or too many
  /// promises were broken.
  public func run(seeds: some Sequence<UInt64>, untilEvents limit: Int = .max) async {
    let start = Date()
    for seed in seeds {
      guard report.events < limit, report.failures.count < Self.mostFailures else { break }
      await play(seed)
    }
    report.seconds += Date().timeIntervalSince(start)
    report.meetings = meetings.counts
  }

  private func play(_ seed: UInt64) async {
    let trace = RandomTrace(seed: seed)
    guard let config = try? trace.config.config() else {
      return fail(seed, "a random config can be read", trace, trace)
    }
    report.sequences += 1
    for control in config.controls { report.controls[control.kind.rawValue, default: 0] += 1 }
    report.endings[config.ending.rawValue, default: 0] += 1
    guard let promise = await firstBroken(config, trace.events) else { return }
    let shortest = await trace.shortest(breaking: .broken(promise), invariants)
    fail(seed, promise, trace, shortest)
  }

  private func firstBroken(_ config: TraceConfig, _ events: [TraceEvent]) async -> String? {
    let keeper = PromiseKeeper(config, invariants)
    for event in events {
      if let player = keeper.player { meetings.note(event, player) }
      report.events += 1
      if let broken = await keeper.play(event) { return broken }
    }
    let runs = Runs(keeper.player, config)
    let broken = await keeper.finish()
    runs.add(to: &report)
    return broken
  }

  private func fail(
    _ seed: UInt64, _ promise: String, _ trace: RandomTrace, _ shortest: RandomTrace
  ) {
    report.failures.append(
      .init(
        promise: promise, seed: seed, originalCount: trace.events.count, lines: shortest.lines))
  }
}

/// Which events met controls in which states.
@MainActor
private struct Meetings {
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let isAutomatic: Bool
    /// `nil` for one that is away.
    let state: RefreshState?
    let event: Int
  }

  /// Each name of an event once: to hash a number for each of millions of events is quicker.
  private var names: [String: Int] = [:]

  mutating func note(_ event: TraceEvent, _ player: TracePlayer) {
    let name = event.name
    let number = names[name] ?? names.count
    names[name] = number
    let index = if case .on(let index, _) = event { index } else { 0 }
    if event.isOfControl {
      note(player.controls[index], number)
    } else {
      for control in player.controls { note(control, number) }
    }
  }

  private mutating func note(_ control: TracedControl, _ event: Int) {
    let key = Key(
      isAutomatic: control.kind.isAutomatic,
      state: control.isSeated ? control.refresher.state : nil, event: event)
    numbers[key, default: 0] += 1
  }

  var counts: [String: Int] {
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })
    var counts: [String: Int] = [:]
    for (key, count) in numbers {
      let kind = key.isAutomatic ? "auto" : "pull"
      counts["\(kind) \(key.state?.traceName ?? "away") \(texts[key.event] ?? "")"] = count
    }
    return counts
  }
}

/// What the actions of one trace have done; they are still heard when the trace is over.
@MainActor
private struct Runs {
  private var controls: [(counts: CallCounts, name: String, watches: [CallWatch])] = []

  init(_ player: TracePlayer?, _ config: TraceConfig) {
    for (control, config) in zip(player?.controls ?? [], config.controls) {
      let watches = control.former.map(\.watch) + [control.watch]
      controls.append(
        (control.counts, config.onFire?.rawValue ?? "none", watches.compactMap(\.self)))
    }
  }

  func add(to report: inout SoakReport) {
    for control in controls {
      report.actions[control.name, default: 0] += control.counts.fired
      for outcomes in control.watches.map(\.outcomes) {
        report.outcomes["success", default: 0] += outcomes.success
        report.outcomes["no more data", default: 0] += outcomes.noMoreData
        report.outcomes["failure", default: 0] += outcomes.failure
        report.outcomes["cancelled", default: 0] += outcomes.cancelled
      }
    }
  }
}
