/// The way the control of a modifier is started. Its options are set in `tugConfigure`.
public enum TugTrigger: Sendable {
  /// The user pulls the content past a distance and releases it.
  case pull
  /// The end of the content comes within reach.
  case auto

  var kind: Refresher.TriggerKind {
    switch self {
    case .pull: .pull
    case .auto: .auto
    }
  }
}

/// Everything that a modifier says about its control, once in each update.
@MainActor
struct ControlConfiguration {
  var trigger: TugTrigger
  var style: RefreshStyle
  var action: LoadAction
  /// Whether the scroll view around the content is meant, and not the one in it.
  var isInsideScrollView = false
  var proxy: TugProxy?
  var isEnabled = true
  /// Sets options of the control, in each update.
  var configure: (@MainActor (Refresher) -> Void)?
  /// Sets options that the controls of a list share, in each update.
  var configureList: (@MainActor (ScrollControls) -> Void)?
  /// Shows new content in an indicator that was made earlier, and returns whether its extent changed.
  var updateIndicator: (@MainActor (any RefreshIndicator) -> Bool)?

  func makeRefresher(_ action: @escaping LoadAction) -> Refresher {
    trigger == .pull ? .pullToLoad(style, action: action) : .auto(style, action: action)
  }
}
