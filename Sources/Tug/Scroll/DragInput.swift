import RefreshCore

/// What moves the content in a drag.
@MainActor
enum DragInput {
  case fingers
  /// A wheel, or a trackpad.
  case pointer

  init(of scrollView: UIScrollView) {
    let hasTouches =
      scrollView.panGestureRecognizer.numberOfTouches > 0 || scrollView.isTracking
    self = hasTouches ? .fingers : .pointer
  }

  /// Whether the end of the drag may ask for a run. Every notch of a wheel is a drag, which must not ask for
  /// a page each time.
  func asks(at geometry: ScrollGeometry) -> Bool {
    self == .fingers || geometry.isBeyondEdge
  }

  /// Within its range, a pointer scrolls like a deceleration: only the way to the trigger counts.
  func effective(_ cause: ScrollCause, _ geometry: ScrollGeometry) -> ScrollCause {
    cause == .finger && !asks(at: geometry) ? .momentum : cause
  }
}
