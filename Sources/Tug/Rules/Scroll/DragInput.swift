/// What moves the content in a drag.
enum DragInput: Equatable, Sendable {
  case fingers
  /// A wheel, or a trackpad.
  case pointer

  /// Whether the end of the drag may ask for a run. Every notch of a wheel is a drag, which must not ask for
  /// a page each time.
  func asksAtEnd(isBeyondEdge: Bool) -> Bool { self == .fingers || isBeyondEdge }

  /// The cause that a step of the drag counts as. Within its range, a pointer scrolls like a deceleration:
  /// only the way to the trigger counts.
  func effective(_ cause: ScrollCause, isBeyondEdge: @autoclosure () -> Bool) -> ScrollCause {
    guard self == .pointer, cause == .finger else { return cause }
    return isBeyondEdge() ? .finger : .momentum
  }
}
