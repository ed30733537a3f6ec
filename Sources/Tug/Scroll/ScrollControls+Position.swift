extension ScrollControls {
  /// Adds to the content before what is on screen, and keeps that where it is: what can be seen does
  /// not move by a pixel. For older messages above newer ones, for instance.
  ///
  /// ```swift
  /// tableView.tug.keepingPosition {
  ///   messages.insert(contentsOf: older, at: 0)
  ///   tableView.reloadData()
  /// }
  /// ```
  ///
  /// In `changes`, add to the start of sections, or add sections at the start: with `reloadData`, with
  /// a batch of updates, or in a plain scroll view by its content size. All must be done when it
  /// returns. Heights may be estimated. Nothing is animated. It also works under a finger and in a
  /// deceleration. Content that does not fill the view has no room to stay where it is.
  public func keepingPosition(_ changes: () -> Void) {
    guard let scrollView else { return changes() }
    UIView.performWithoutAnimation {
      scrollView.layoutIfNeeded()
      let anchor = PositionAnchor(scrollView)
      let wasKeeping = isKeepingPosition
      isKeepingPosition = true
      changes()
      anchor.restore(scrollView)
      isKeepingPosition = wasKeeping
    }
    contentChanged()
  }
}
