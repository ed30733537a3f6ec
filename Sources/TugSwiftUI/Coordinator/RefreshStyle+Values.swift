extension RefreshStyle {
  /// Takes on the values of a style that was declared anew, and keeps the makers of the indicator, of
  /// views, and of fonts: closures cannot be told from the former ones.
  ///
  /// - Returns: whether a value changed.
  mutating func adoptValues(of other: RefreshStyle) -> Bool {
    var changes = [
      adopt(\.tintColor, other), adopt(\.textColor, other), adopt(\.subtitleColor, other),
      adopt(\.arrowColor, other), adopt(\.arrowImage, other),
      adopt(\.spinnerColor, other), adopt(\.spinnerStyle, other), adopt(\.labelInset, other),
      adopt(\.showsLastUpdated, other),
    ]
    for state in RefreshState.allCases {
      changes += [
        adopt(\.[state].title, other), adopt(\.[state].attributedTitle, other),
        adopt(\.[state].isTitleHidden, other), adopt(\.[state].subtitle, other),
        adopt(\.[state].attributedSubtitle, other), adopt(\.[state].images, other),
        adopt(\.[state].imageDuration, other), adopt(\.[state].tintColor, other),
        adopt(\.[state].backgroundColor, other),
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
