/// What holds after each event, whatever the events are.
struct TraceInvariant: Sendable {
  let name: String
  let holds: @MainActor @Sendable (TracePlayer) -> Bool

  static let all = [
    TraceInvariant(name: "progress and insets are finite, and not negative") {
      let state = $0.state
      return state.pullingPercent.isFinite && state.pullingPercent >= 0 && $0.held.isFinite
        && $0.held >= 0 && state.inset.top.isFinite && state.inset.bottom.isFinite
    },
    TraceInvariant(name: "a control that is pulled holds nothing while it rests") {
      switch $0.state.state {
      case "idle", "pulling", "willRefresh", "noMore": $0.isAutomatic || $0.held == 0
      default: true
      }
    },
    TraceInvariant(name: "where nothing is held, contentInset is the app's own") {
      $0.held != 0 || $0.hasOwnInset
    },
    TraceInvariant(name: "an action never runs twice at once") {
      $0.state.fired <= $0.state.ended + 1
    },
  ]
}
