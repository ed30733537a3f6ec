import RefreshCore

/// How near the end of the content must be for an automatic control to load.
public enum LoadDistance: Equatable, Sendable {
  /// So much of the control must show: 1 is all of it, 0 its first point; less than 0 loads before
  /// the end is reached, more than 1 beyond it. A value that is not finite counts as 1.
  case percent(CGFloat)
  /// So many points are left below the visible part. A value that is not finite counts as 0.
  case points(CGFloat)
  /// The same in lengths of the visible part: 1 loads when one more screen is left.
  case viewports(CGFloat)
  /// The item so many before the end of a table or collection view comes into view: 1 is the last
  /// one. (For controls at the top, and leading ones, from the start: 1 is the first one.) In other
  /// scroll views, and in empty ones, the same as `percent(1)`; less than 1 counts as 1.
  case items(Int)

  @MainActor
  func reach(in scrollView: UIScrollView?, at edge: Edge, _ end: AxisEnd) -> AutoTrigger.Reach {
    switch self {
    case .percent(let percent): .percent(Double(percent))
    case .points(let points): .points(Double(points))
    case .viewports(let count): .viewports(Double(count))
    case .items(let count):
      scrollView?.length(ofItems: max(count, 1), at: edge, end).map { .points(Double($0)) }
        ?? .percent(1)
    }
  }
}
