import Foundation
import HeadlessUIKit
import Testing
import TugTrace

@testable import TraceReplay
@testable import TugMJRefresh

/// Random traces as Tug's own controls get them: users, apps, insets, safe areas, windows, heights, and options.
@MainActor
@Suite("Random traces through the classes of TugMJRefresh", .serialized, .timeLimit(.minutes(20)))
struct ComponentRandomTests {
  @Test("break no invariant of Tug's own controls, and each class says the engine's state")
  func invariants() async {
    var (sequences, events, runs, states) = (0, 0, 0, Set<String>())
    for seed in 1...400 as ClosedRange<UInt64> {
      guard let trace = Self.trace(seed) else { continue }
      sequences += 1
      let turns = Turns()
      TracedFaces.make = { ComponentFace($0, fired: $1) }
      let checker = InvariantChecker(trace.config)
      TracedFaces.make = nil
      var broken: String?
      for (number, event) in trace.events.enumerated() where broken == nil {
        broken = await checker.play(event)
        // An end resets it, as in MJRefresh, and so does hiding.
        if broken == DataEndCheck.invariant { broken = nil }
        turns.take()
        events += 1
        for control in checker.player?.controls ?? [] where control.isAttached {
          let (said, engine) = (control.face?.stateName ?? "", control.refresher.state)
          states.insert(said)
          // A run goes on in a list that is in no window yet.
          let waits = said == "refreshing" && engine == .willRefresh
          if !waits, said != MJRefreshState(engine).traceName {
            broken = broken ?? "a component in \(said) has an engine in \(engine)"
          }
        }
        if let broken { Issue.record("seed \(seed), event \(number), \(event): it does not hold that \(broken)") }
      }
      runs += checker.player?.state.fired ?? 0
      guard broken == nil else { continue }
      broken = await checker.finish()
      if let broken { Issue.record("seed \(seed), at the end: it does not hold that \(broken)") }
    }
    #expect(sequences > 150 && events > 15_000 && runs > 250, "\(sequences), \(events), \(runs)")
    #expect(states == ["idle", "pulling", "refreshing", "willRefresh", "noMore"])
  }

  /// A trace with the controls that the classes stand for, and what an app can do with them.
  private static func trace(_ seed: UInt64) -> RandomTrace? {
    var trace = RandomTrace(seed: seed)
    let kinds: Set<TraceControlConfig.Kind> = [.header, .autoFooter, .backFooter, .trailer]
    guard trace.config.controls.allSatisfy({ kinds.contains($0.kind) }) else { return nil }
    trace.config.control.adaptToComponents()
    for index in trace.config.scrollView.also?.indices ?? 0..<0 {
      trace.config.scrollView.also?[index].adaptToComponents()
    }
    trace.config.scrollView.faults = nil
    trace.events.removeAll {
      switch $0 {
      // With it off, the end of a drag loads, as in MJRefresh.
      case .control(_, .option(.flag(.automaticallyRefresh, _))): true
      case .control(_, .call(.replace)), .control(_, .call(.move)), .control(_, .call(.late)): true
      default: false
      }
    }
    return trace
  }
}

extension TraceControlConfig {
  /// A component that draws, whose app ends its runs by events of the trace.
  fileprivate mutating func adaptToComponents() {
    (subclass, response, reactions) = (.normal, nil, nil)
    options.removeAll { if case .flag(.automaticallyRefresh, _) = $0 { true } else { false } }
  }
}

/// The turns of the main queue that components wait for, on the device of each.
@MainActor
private final class Turns {
  private var due: [(host: HeadlessHost, call: @MainActor () -> Void)] = []

  init() {
    TugMJRefresh.MainQueue.add = { [weak self] in self?.due.append((.current, $0)) }
  }

  func take() {
    while !due.isEmpty {
      let (host, call) = due.removeFirst()
      host.run(call)
    }
  }
}
