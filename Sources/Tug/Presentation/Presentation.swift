/// Everything about a control that its presenter needs to show it.
struct Presentation {
  var state: RefreshState
  var progress: CGFloat
  var edge: Refresher.Edge
  var trigger: Refresher.TriggerKind
  /// Whether the app created the control with `pullToLoad`.
  var isForLoading: Bool
  var layoutDirection: UIUserInterfaceLayoutDirection
  var failure: (any Error)?
  /// Whether a run keeps the control open.
  var isOpen = false
  /// Whether an automatic control begins as the user scrolls, rather than at a tap alone.
  var beginsByItself = true
  /// Whether nothing keeps the user from beginning a run: the app, or another control that runs.
  var allowsTrigger = true
  /// The progress at which the control triggers.
  var triggerProgress: CGFloat
  /// The progress and the title of the second stop, if there is one.
  var secondStop: (progress: CGFloat, title: String)?

  /// Whether the control refreshes or loads. Words and VoiceOver go by it.
  var role: RefreshRole {
    RefreshRole(isPulled: trigger == .pull, atStart: edge.isAtStart, isForLoading: isForLoading)
  }

  /// Whether the user can begin a run.
  var canBegin: Bool { state.canBegin && allowsTrigger }
}

extension RefreshState {
  /// Whether the content is pulled past the trigger.
  var isArmed: Bool { self == .pulling || self == .pullingFurther }
  /// Whether a run has begun, or is waiting to begin, and has no result yet.
  package var isUnderWay: Bool { self == .refreshing || self == .willRefresh }
  /// Whether the user can begin a run.
  var canBegin: Bool { isArmed || self == .idle || self == .failed }
}
