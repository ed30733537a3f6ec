extension ScrollControls {
  /// Starts the control at the end toward which a three-finger swipe of VoiceOver scrolls, once the
  /// content is at that end.
  ///
  /// UIKit asks the focused element, then the scroll view, which pages. When that cannot go further, it
  /// asks the scroll view's superviews and view controllers. Answer there:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// - Returns: `false` if there is no control to start.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var isAnswered = false
    host.each { isAnswered = isAnswered || $0.viewWasScrolled(direction) }
    return isAnswered
  }
}
