/// The control that an engine drives: it shows what there is to show, and tells the app.
@MainActor
protocol ControlEngineDelegate: AnyObject {
  func engineChangedState(from former: RefreshState, to state: RefreshState)
  func engineShows(progress: Double)
  /// Places the control. `frame` is `nil` while the geometry is unusable.
  ///
  /// - Parameter animated: whether an animation of the app's, if it is under way, moves the control, too.
  func enginePlaces(at frame: CGRect?, isPresent: Bool, animated: Bool)
  /// The user may start the control, or no longer may.
  func engineChangedInput()
  func engineReports(_ moment: RunMoment)
  func engineAsksToBegin() -> Bool
  func enginePerformsSecondStop()
  /// What the control does to its list.
  var engineRole: RefreshRole { get }
  /// A run has a result, which nothing shows yet.
  func engineAccepts(_ outcome: RefreshOutcome, _ result: RefreshResult?)
  func engineAnnounces(_ outcome: RefreshOutcome)
  func engineWarns(_ subject: RefreshWarning.Subject)
  /// The control is about to look at the content, outside of UIKit's own updates.
  func engineTimerFires()
}

/// The moments of a run that an app can observe.
enum RunMoment {
  case willBegin, didBegin, willEnd, didEnd
}
