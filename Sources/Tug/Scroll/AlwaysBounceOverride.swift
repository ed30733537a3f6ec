/// Turns on `alwaysBounceVertical` or `alwaysBounceHorizontal` while a control is pulled along that
/// axis: content shorter than its view can be pulled only then. Turns off the transfer of such drags to an
/// outer scroll view, which would take the pull from iOS 17.4 on. The app's values return when the last
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
    var transfers = false
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func setNeeded(_ isNeeded: Bool, at edge: Refresher.Edge) {
    guard let scrollView else { return }
    switch edge.axis {
    case .vertical:
      Self.set(isNeeded, edge, &vertical, &scrollView.alwaysBounceVertical)
      Self.keepDrags(&vertical, along: .vertical, of: scrollView)
    case .horizontal:
      Self.set(isNeeded, edge, &horizontal, &scrollView.alwaysBounceHorizontal)
      Self.keepDrags(&horizontal, along: .horizontal, of: scrollView)
    }
  }

  private static func keepDrags(
    _ override: inout Override, along axis: Axis, of scrollView: UIScrollView
  ) {
    if override.edges.isEmpty {
      if override.transfers { scrollView.setTransfersScrolling(true, along: axis) }
      override.transfers = false
    } else if scrollView.transfersScrolling(along: axis) {
      override.transfers = true
      scrollView.setTransfersScrolling(false, along: axis)
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
