/// What moves the content of a scroll view, beside Tug.
enum ContentMover {
  case finger
  case momentum
  /// An animated scroll that the app has asked for.
  case app
}

extension UIScrollView {
  /// What moves the content at this moment; `nil` while it rests.
  var contentMover: ContentMover? {
    if isHeldByFinger { return .finger }
    if isAnimatingOffset { return .app }
    return isDecelerating ? .momentum : nil
  }

  /// The cause of a step of a scroll.
  var scrollCause: ScrollCause {
    // A pinch takes content beyond its edges, too, and pulls nothing.
    if isPinched { return .program }
    if isHeldByFinger { return .finger }
    return isDecelerating && !isAnimatingOffset ? .momentum : .program
  }

  var isPinched: Bool { isZooming || isZoomBouncing }
  /// Whether a drag is under way, whose end will be reported.
  var isPanned: Bool { [.began, .changed].contains(panGestureRecognizer.state) }

  /// UIKit's flag for dragging stays on in a deceleration within the range of the content.
  private var isHeldByFinger: Bool { isTracking || isDragging && !isDecelerating }
}
