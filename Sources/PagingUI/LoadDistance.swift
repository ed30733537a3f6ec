internal import TugRules

/// The distance to the end of a list at which its next page loads.
public enum LoadDistance: Equatable, Sendable {
  /// Points between what is visible and the end of the content. A value that is not finite counts as 0.
  case points(Double)
  /// The same in lengths of what is visible: 1 loads when one more screen is left.
  case viewports(Double)

  var measured: LoadConfiguration.Distance {
    switch self {
    case .points(let points): .points(points)
    case .viewports(let count): .viewports(count)
    }
  }
}
