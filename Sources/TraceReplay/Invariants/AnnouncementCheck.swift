import HeadlessUIKit
import TraceFormat
import Tug

/// Checks that VoiceOver says something about a run only when it begins, and when it ends with a result.
struct AnnouncementCheck: TraceCheck {
  static let invariant = CallbackAudit.canceledSaysNothing

  init(_ player: TracePlayer) {}

  func willPlay(_ event: TraceEvent, _ player: TracePlayer) {}

  func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool {
    guard player.controls.allSatisfy({ !$0.reacts }) else { return true }
    let audits = player.controls.flatMap { control in control.former.map(\.audit) + [control.audit]
    }
    let most = audits.reduce(0) { sum, audit in
      guard let audit else { return sum }
      let results = audit.outcomes
      return sum + audit.begins + results.success + results.noMoreData + results.failure
    }
    return player.host.accessibility.announcements.count <= most
  }
}
