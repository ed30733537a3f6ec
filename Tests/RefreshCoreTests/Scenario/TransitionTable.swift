import RefreshCore
import Testing

/// Every fact in every situation, on one page: a row for a fact, a column for a situation.
///
/// A cell is the state that the fact leads to, or `.` where it stays; `>` before it: the control
/// opens; `!` before it: the action runs; `*` after it: the running action is cancelled.
struct Table {
  var situations: [Trace]
  var rows: KeyValuePairs<Step, String>

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    for (step, cells) in rows {
      let wanted = cells.split(separator: " ").map(String.init)
      let played = situations.map { Self.cell($0, step) }
      #expect(played == wanted, "\(step.name)", sourceLocation: sourceLocation)
    }
  }

  private static func cell(_ situation: Trace, _ step: Step) -> String {
    var trace = situation
    let effects = trace.effects(of: step)
    var cell = trace.machine.state == situation.machine.state ? "." : "\(trace.machine.state)"
    if effects.motion == .fast { cell = ">" + cell }
    switch effects.action {
    case .run: cell = "!" + cell
    case .cancel: cell += "*"
    case nil: break
    }
    return cell
  }
}
