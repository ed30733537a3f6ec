/// Everything that an indicator shows.
///
/// Create one to test an indicator of your own without a control.
public struct RefreshStatus {
  /// The state of the control.
  public var state: RefreshState
  /// How far the control is pulled out: 0 at rest, 1 when all of it shows, and more than 1 beyond
  /// that. 1 while it's refreshing.
  public var progress: CGFloat
  /// The progress at which releasing the content starts the control.
  public var triggerProgress: CGFloat = 1
  /// The progress at which the second stop begins; `nil` without one.
  public var secondStopProgress: CGFloat?
  /// The edge of the control.
  public var edge: Refresher.Edge
  /// Whether the control is automatic: it starts without a pull.
  public var isAutomatic: Bool
  /// The layout direction of the scroll view.
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The text for the state: the app's own, or that of `TugLanguage.current`.
  public var title = ""
  /// A second line: the app's own, the reason for a failure, or the time of the last success.
  public var subtitle: String?
  /// The reason for the last failure, in the state `.failed`.
  public var failure: (any Error)?
  /// The time of the last success; `nil` if it is unknown.
  public var lastUpdated: Date? {
    get { lastUpdatedSeconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
    set { lastUpdatedSeconds = newValue?.timeIntervalSinceReferenceDate }
  }
  /// Since the reference date. The layout of a date is known at run time only, and so would be that of all that
  /// holds one.
  private var lastUpdatedSeconds: TimeInterval?

  // What Tug's own indicators show, too. Others find it in the style.
  var attributedTitle: NSAttributedString?
  var attributedSubtitle: NSAttributedString?
  var isTitleHidden = false
  /// Whether the control is open, for a run.
  var isOpen = true
  /// Whether the run is over, and the control closes or is still held out.
  var isOver = false
  /// The title where the normal style has one: the app's own, or that a run failed.
  var message: String?
  /// What a tap does, where the normal style says so.
  var action: String?
  /// The titles among which the control changes while it is pulled and runs.
  var titles: [String] = []

  /// Creates a status with the defaults for everything else.
  public init(
    _ state: RefreshState, progress: CGFloat = 0, edge: Refresher.Edge = .top,
    isAutomatic: Bool = false
  ) {
    (self.state, self.progress) = (state, progress)
    (self.edge, self.isAutomatic) = (edge, isAutomatic)
  }

  /// Whether a run has begun, or is waiting to begin, and has no result yet.
  public var isRefreshing: Bool { state.isUnderWay }
}
