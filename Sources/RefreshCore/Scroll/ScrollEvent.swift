/// Where a scroll is going: `down` and `right` are toward larger offsets, further into the content.
public enum ScrollDirection: Equatable, Sendable {
  case up, down, left, right
}

/// What a scroll view's scrolling tells.
public enum ScrollEvent: Equatable, Sendable {
  /// A scroll has begun in this direction, or has turned to it.
  case headed(ScrollDirection)
  /// The scroll is over: whatever moved the content has come to rest, and no finger holds it.
  case ended
}
