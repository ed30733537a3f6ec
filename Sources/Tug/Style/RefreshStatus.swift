/// Everything that an indicator shows.
///
/// Create one to test an indicator of your own without a control.
public struct RefreshStatus {
  /// The state of the control.
  public var state: RefreshState
  /// The part of the control that is pulled out: 0 at rest, 1 when all of it shows, more beyond. 1
  /// while it refreshes.
  public var progress: CGFloat
  /// The progress at which releasing the content starts the control.
  public var triggerProgress: CGFloat = 1
  /// The progress at which the second stop begins; `nil` without one.
  public var secondStopProgress: CGFloat?
  /// The edge of the control.
  public var edge: Refresher.Edge
  /// The kind of trigger.
  public var trigger: Refresher.TriggerKind
  /// The layout direction of the scroll view.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The state in words: the app's own, or those of `TugLanguage.current`.
  public var title = ""
  /// The title with attributes, if the app gave it some.
  public var attributedTitle: NSAttributedString?
  /// Whether the app hides the title in this state.
  public var isTitleHidden = false
  /// A second line: the app's own, the reason for a failure, or the time of the last success.
  public var subtitle: String?
  /// The second line with attributes, if the app gave it some.
  public var attributedSubtitle: NSAttributedString?
  /// The reason for the last failure, in the state `.failed`.
  public var failure: (any Error)?
  /// The time of the last success; `nil` if it is unknown.
  public var lastUpdated: Date?

  /// Creates a status with the defaults for everything else.
  public init(
    _ state: RefreshState, progress: CGFloat = 0, edge: Refresher.Edge = .top,
    trigger: Refresher.TriggerKind = .pull
  ) {
    (self.state, self.progress) = (state, progress)
    (self.edge, self.trigger) = (edge, trigger)
  }

  /// Whether a run has begun, or waits to begin, and has no result yet.
  public var isRefreshing: Bool { state.isRunning }
}
