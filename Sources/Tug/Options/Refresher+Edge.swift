extension Refresher {
  /// The edge of a scroll view to which a control is attached.
  public enum Edge: Equatable, Sendable, CaseIterable {
    /// Above the content.
    case top
    /// Below the content.
    case bottom
    /// To the left of the content, or to its right in a right-to-left layout.
    case leading
    /// To the right of the content, or to its left in a right-to-left layout.
    case trailing
  }
}

extension Refresher.Edge {
  var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether the edge belongs to a horizontal scroll view.
  var isSide: Bool { axis == .horizontal }

  /// Whether the edge is at the start of its axis, in the direction of the layout.
  var isAtStart: Bool { self == .top || self == .leading }

  /// Whether a control at this side stands to the left of the content.
  func isLeft(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    (self == .leading) == (direction == .leftToRight)
  }

  /// The side of the inset. That is all that a right-to-left layout changes: the axis itself runs from
  /// left to right in either.
  func side(_ direction: UIUserInterfaceLayoutDirection) -> InsetSide {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
