import RefreshCore

/// The owner of a control that another framework declares, as TugSwiftUI does.
@MainActor
package protocol RefresherOwner: AnyObject {
  func refresherChanged(from former: RefreshState, to state: RefreshState)
}

extension ScrollControls {
  /// The control at an edge.
  package subscript(edge: Refresher.Edge) -> Refresher? {
    get {
      switch edge {
      case .top: header
      case .bottom: footer
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: header = newValue
      case .bottom: footer = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Whether every inset that someone assigns is meant as a value. The default is `false`: while a
  /// control is open, an assigned inset counts as a difference.
  package var takesInsetsAsWhole: Bool {
    get { ledger.takesInsetsAsWhole }
    set { ledger.takesInsetsAsWhole = newValue }
  }
}

extension RefreshStyle {
  /// Takes on the values of a style that was declared anew, and keeps the makers of the indicator, of
  /// views, and of fonts: closures cannot be told from the former ones.
  ///
  /// - Returns: whether a value changed.
  package mutating func adoptValues(of other: RefreshStyle) -> Bool {
    var changes = [
      adopt(\.tintColor, other), adopt(\.textColor, other), adopt(\.arrowColor, other),
      adopt(\.spinnerColor, other), adopt(\.spinnerStyle, other), adopt(\.labelInset, other),
      adopt(\.showsLastUpdated, other),
    ]
    for state in RefreshState.allCases {
      changes += [
        adopt(\.[state].title, other), adopt(\.[state].attributedTitle, other),
        adopt(\.[state].isTitleHidden, other), adopt(\.[state].subtitle, other),
        adopt(\.[state].attributedSubtitle, other), adopt(\.[state].images, other),
        adopt(\.[state].imageDuration, other),
      ]
    }
    return changes.contains(true)
  }

  private mutating func adopt<Value: Equatable>(
    _ value: WritableKeyPath<RefreshStyle, Value>, _ other: RefreshStyle
  ) -> Bool {
    guard self[keyPath: value] != other[keyPath: value] else { return false }
    self[keyPath: value] = other[keyPath: value]
    return true
  }
}
