/// A side of an inset. Not a key path: reading through one allocates, and each step of a scroll
/// reads what is held.
enum InsetSide: CaseIterable {
  case top, left, bottom, right
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
}
