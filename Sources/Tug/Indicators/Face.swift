/// The look of one control at work: its indicator, its style, and what was shown last.
@MainActor
final class Face {
  let indicator: any RefreshIndicator
  let language: LanguageSetting

  var style: LookStyle {
    didSet { indicator.apply(style) }
  }

  /// What the user feels when letting go would refresh.
  var feedback: UIImpactFeedbackGenerator.FeedbackStyle? {
    didSet { knocker = feedback.map { UIImpactFeedbackGenerator(style: $0) } }
  }
  private var knocker: UIImpactFeedbackGenerator?

  /// Whether it comes into sight by degrees.
  var fadesWithPull = false

  /// Whether what shows follows the pull, step by step.
  var followsPull: Bool { fadesWithPull || !isStill }
  private let isStill: Bool

  /// What shows, or will when the control does.
  private(set) var shownState: RefreshState?
  /// When that was, if it says when: "today" is another day tomorrow.
  private var shownDate: Date?
  private var shownDay: DateInterval?
  private var views: [ObjectIdentifier: UIView] = [:]

  init(_ look: Look, _ trigger: TriggerKind) {
    indicator = look.make(trigger)
    isStill = indicator is any StillIndicator
    style = look.style
    language = .current
    indicator.apply(style)
  }

  /// Applies the style under the device's new settings.
  func adapt() { indicator.apply(style) }

  /// Returns what showed before.
  func show(_ status: RefreshStatus, at date: Date) -> RefreshState? {
    let previous = shownState
    let saysWhen = status.lastUpdated != nil
    (shownState, shownDate, shownDay) = (status.state, saysWhen ? date : nil, nil)
    indicator.show(status)
    if previous != .pulling, status.state == .pulling { knocker?.impactOccurred() }
    return previous
  }

  /// Whether what shows was said on the same day. A calendar takes long to find the day: it is asked
  /// once for each thing that is shown.
  func isUpToDate(by time: LastUpdatedTime) -> Bool {
    guard let shownDate else { return true }
    let day = shownDay ?? time.day(of: shownDate)
    shownDay = day
    let now = time.now()
    return day.start <= now && now < day.end
  }

  func prepareFeedback() { knocker?.prepare() }

  /// The app's own view for a state, made when it shows first.
  func view(for state: RefreshState) -> UIView? {
    guard let recipe = style.value(style.views, for: state) else { return nil }
    let key = ObjectIdentifier(recipe)
    if let view = views[key] { return view }
    let view = recipe.make()
    if view.bounds.isEmpty { view.sizeToFit() }
    views[key] = view
    return view
  }
}
