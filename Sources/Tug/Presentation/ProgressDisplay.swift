/// The part of a control that follows a pull, step by step.
///
/// Nothing refers to it weakly, so that the fast path can hold it without counting references to an
/// object that others do.
@MainActor
final class ProgressDisplay {
  var indicator: any RefreshIndicator {
    didSet { (showsProgress, shownProgress) = (Self.showsProgress(indicator), nil) }
  }
  /// Whether the control fades in with the pull.
  var fadesIn = false
  /// The progress that shows; `nil` before the first.
  private(set) var shownProgress: CGFloat?
  private let view: RefresherView
  private var showsProgress: Bool

  init(_ indicator: any RefreshIndicator, in view: RefresherView) {
    self.indicator = indicator
    self.view = view
    showsProgress = Self.showsProgress(indicator)
  }

  private static func showsProgress(_ indicator: any RefreshIndicator) -> Bool {
    (indicator as? StandardIndicator)?.showsProgress ?? true
  }

  /// Whether anything follows the pull.
  var followsPull: Bool { fadesIn || showsProgress }

  /// Shows the progress of a control that is in sight.
  func show(_ progress: CGFloat) {
    shownProgress = progress
    // Not transparent at rest, where nothing is drawn: Switch Control and others would not find it.
    if fadesIn { view.alpha = progress > 0 ? min(progress, 1) : 1 }
    indicator.progressChanged(to: progress)
  }
}
