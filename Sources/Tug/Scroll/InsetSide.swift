/// A side of an inset. No key path, because reading through one allocates, and each step of a scroll
/// reads the held insets.
enum InsetSide: CaseIterable {
  case top, left, bottom, right

  var opposite: InsetSide {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// Calls `body` for each side. `allCases` is an array, and making one allocates.
  static func each(_ body: (InsetSide) -> Void) {
    body(.top)
    body(.left)
    body(.bottom)
    body(.right)
  }

  /// The end of its axis.
  var end: AxisEnd {
    switch self {
    case .top, .left: .before
    case .bottom, .right: .after
    }
  }
}

/// A value for each side, changed in place.
struct InsetSides<Value> {
  private var top: Value
  private var left: Value
  private var bottom: Value
  private var right: Value

  init(_ make: (InsetSide) -> Value) {
    (top, left, bottom, right) = (make(.top), make(.left), make(.bottom), make(.right))
  }

  subscript(side: InsetSide) -> Value {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    _modify {
      switch side {
      case .top: yield &top
      case .left: yield &left
      case .bottom: yield &bottom
      case .right: yield &right
      }
    }
  }
}

extension UIEdgeInsets {
  subscript(side: InsetSide) -> CGFloat {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
