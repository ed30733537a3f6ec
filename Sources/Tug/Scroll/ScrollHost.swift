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
  func write(at edge: Refresher.Edge?, _ changes: () -> Void)
  /// The last other offset that the content had during the changes, though another one may have replaced it.
  func offsetSeen(during changes: () -> Void) -> CGPoint?
  /// The state of the control at this edge changed, or its run began or closed.
  func activityChanged(at edge: Refresher.Edge)
  /// Whether the control of this attachment has its place.
  func isPlace(_ attachment: Attachment) -> Bool
  /// The number of times that the app has moved the content.
  var appScrolls: Int { get }
  /// Whether the app has moved the content last.
  var isPlacedByApp: Bool { get }
  /// The app has moved the content while a control did.
  func appScrolled()
  /// The action of the control at this edge succeeded.
  func succeeded(at edge: Refresher.Edge)
  /// The refresh at this edge says that there is no more data.
  func endOfData(at edge: Refresher.Edge)
  /// Asks for the items that controls count, if they have changed.
  func measureItems()
  /// The layout of a control's view may be all that tells of another size of the scroll view.
  func controlWasLaidOut()
  /// The control at this edge is of another kind now.
  func attachAgain(at edge: Refresher.Edge)
  /// Takes the control at this edge away.
  func remove(from edge: Refresher.Edge)
  /// A control can be used now, or can't be any more.
  func needsChanged()
  /// The progress of a pull in steps of the fast path.
  func skippedProgress(of client: any ScrollFastPathClient) -> Double?
}
