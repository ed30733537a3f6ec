/// The trigger of a control that a modifier declares. `tugConfigure` sets its options.
public enum TugTrigger: Sendable {
  /// The user pulls the content past a distance and releases it.
  case pull
  /// The end of the content comes within reach.
  case auto

  var kind: Refresher.TriggerKind { self == .pull ? .pull : .auto }
}

/// The declaration of a control, which its modifier renews in each update.
@MainActor
struct ControlConfiguration {
  var trigger: TugTrigger
  var style: RefreshStyle
  var action: LoadAction
  /// Whether the control belongs to the scroll view around the content instead of the one inside it.
  var isInsideScrollView = false
  var proxy: TugProxy?
  var isEnabled = true
  /// Sets options of the control, in each update.
  var configure: (@MainActor (Refresher) -> Void)?
  /// Sets options that the controls of a list share, in each update.
  var configureList: (@MainActor (ScrollControls) -> Void)?
  /// Shows new content in an existing indicator, and returns whether its extent changed.
  var updateIndicator: (@MainActor (any RefreshIndicator) -> Bool)?

  func makeRefresher(_ action: @escaping LoadAction) -> Refresher {
    trigger == .pull ? .pull(style, action: action) : .auto(style, action: action)
  }
}
