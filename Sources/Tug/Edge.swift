/// The side of a scroll view on which a control stands.
public enum Edge: Equatable, Sendable, CaseIterable {
  /// Above the content.
  case top
  /// Below the content.
  case bottom
  /// Left, or right where the layout runs from right to left.
  case leading
  /// Right, or left where the layout runs from right to left.
  case trailing
}

/// What starts a control's action.
public enum TriggerKind: Equatable, Sendable {
  /// The user pulls beyond the trigger distance and lets go.
  case pull
  /// The end of the content comes within reach.
  case automatic
}
