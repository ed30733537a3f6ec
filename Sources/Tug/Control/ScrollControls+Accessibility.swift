extension ScrollControls {
  /// VoiceOver's swipe with three fingers, where the content is at its end already: the control of
  /// that end begins. Returns false when there is nothing to begin.
  ///
  /// UIKit asks the focused element, then the scroll view, which pages; when that cannot go further,
  /// it asks the scroll view's superviews and controllers. Answer there:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    [header, leading, footer, trailing].contains { $0?.answer(direction) ?? false }
  }
}
