/// Whether the content of a view follows the direction of the layout.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player, which never turn over.
  case playback
  /// Controls of directions in space, which never turn over.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
