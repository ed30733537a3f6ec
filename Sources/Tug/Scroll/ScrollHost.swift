/// The scroll view's side of an attachment. `ScrollControls` is the only host.
@MainActor
protocol ScrollHost: AnyObject {
  var scrollView: UIScrollView? { get }
  /// The current geometry; `nil` once the scroll view is gone.
  var geometry: ScrollGeometry? { get }
  var ledger: InsetLedger { get }
  var motion: ContentMotion { get }
  /// Ends the fast path: something other than an inert step is about to happen.
  func endFastPath()
  /// Performs a control's own changes of the scroll view, without passing them to that control as
  /// events. The other controls are sent one `.contentChanged` afterwards.
  func write(at edge: Refresher.Edge, _ changes: () -> Void)
  /// The state of the control at this edge changed, or its run began or closed.
  func activityChanged(at edge: Refresher.Edge)
  /// The action of the control at this edge succeeded.
  func succeeded(at edge: Refresher.Edge)
  /// Asks for the items that controls count, if they have changed.
  func measureItems()
  /// The control at this edge is of another kind now.
  func attachAgain(at edge: Refresher.Edge)
  /// The progress of a pull in steps of the fast path.
  func skippedProgress(of client: any ScrollFastPathClient) -> Double?
  /// The control leaves this edge.
  func detached(from edge: Refresher.Edge)
}
