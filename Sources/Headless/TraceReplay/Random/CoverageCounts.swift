import Tug
import TugTrace

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
