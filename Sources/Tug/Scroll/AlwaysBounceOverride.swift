/// Turns on `alwaysBounceVertical` or `alwaysBounceHorizontal` while a control is pulled along that
/// axis: content shorter than its view can be pulled only then. The app's value returns when the last
/// such control leaves.
@MainActor
final class AlwaysBounceOverride {
  private weak var scrollView: UIScrollView?
  private var vertical = Override()
  private var horizontal = Override()

  private struct Override {
    /// The edges that need to bounce.
    var edges: [Refresher.Edge] = []
    var appValue: Bool?
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func setNeeded(_ isNeeded: Bool, at edge: Refresher.Edge) {
    guard let scrollView else { return }
    switch edge.axis {
    case .vertical:
      Self.set(isNeeded, edge, &vertical, &scrollView.alwaysBounceVertical)
    case .horizontal:
      Self.set(isNeeded, edge, &horizontal, &scrollView.alwaysBounceHorizontal)
    }
  }

  private static func set(
    _ isNeeded: Bool, _ edge: Refresher.Edge, _ override: inout Override, _ value: inout Bool
  ) {
    override.edges.removeAll { $0 == edge }
    if isNeeded { override.edges.append(edge) }
    switch (override.edges.isEmpty, override.appValue) {
    case (false, nil) where !value:
      override.appValue = value
      value = true
    case (true, let appValue?):
      override.appValue = nil
      value = appValue
    case (false, _), (true, nil): break
    }
  }
}
