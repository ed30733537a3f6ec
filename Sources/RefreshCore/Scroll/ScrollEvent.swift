/// The direction of a scroll. `down` and `right` lead to larger offsets, further into the content.
public enum ScrollDirection: Equatable, Sendable {
  case up
  case down
  case left
  case right
}

/// An event of a scroll view's scrolling.
public enum ScrollEvent: Equatable, Sendable {
  /// A scroll began in this direction, or turned to it.
  case headed(ScrollDirection)
  /// The scroll ended: the content rests, and no finger holds it.
  case ended
}
