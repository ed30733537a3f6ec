import RefreshCore

extension Edge {
  /// The axis along which a control at this edge is pulled.
  enum Axis { case vertical, horizontal }

  var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// The side that the edge is, in this direction of layout. That is all that a right-to-left layout
  /// changes: the axis itself runs from left to right in either.
  func side(_ direction: UIUserInterfaceLayoutDirection) -> InsetSide {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

extension InsetSide {
  var end: AxisEnd {
    switch self {
    case .top, .left: .before
    case .bottom, .right: .after
    }
  }
}
