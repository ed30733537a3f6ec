/// The relation between the content of a view and the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls for directions in space, which are never mirrored.
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
