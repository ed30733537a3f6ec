/// Where a scroll is going: `down` and `right` are toward larger offsets, further into the content.
public enum ScrollDirection: Equatable, Sendable {
  /// Back toward the start.
  case up
  /// Further into the content.
  case down
  /// Back toward the left.
  case left
  /// Further to the right.
  case right
}

/// What a scroll view's scrolling tells.
public enum ScrollEvent: Equatable, Sendable {
  /// A scroll has begun in this direction, or has turned to it.
  case headed(ScrollDirection)
  /// The scroll is over: whatever moved the content has come to rest, and no finger holds it.
  case ended
}
