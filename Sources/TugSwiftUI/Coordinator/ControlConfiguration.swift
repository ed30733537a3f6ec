/// Everything that a modifier says about its control, once in each update.
@MainActor
struct ControlConfiguration {
  /// The kind of trigger. Its options are set by `configure`.
  var trigger: Refresher.TriggerKind
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
