import Testing

@testable import Tug

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
