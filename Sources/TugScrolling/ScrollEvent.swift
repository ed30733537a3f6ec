/// The direction of a scroll. `down` and `right` lead to larger offsets, further into the content.
public enum ScrollDirection: Equatable, Sendable {
  /// Back toward the top of the content.
  case up
  /// Further into the content.
  case down
  /// Back toward the left of the content.
  case left
  /// Further to the right.
  case right
}

/// An event of a scroll view's scrolling.
public enum ScrollEvent: Equatable, Sendable {
  /// A scroll began in this direction, or turned to it.
  case headed(ScrollDirection)
  /// The scroll ended: the content rests, and no finger holds it.
  case ended
}
