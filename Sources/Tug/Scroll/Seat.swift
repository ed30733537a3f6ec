import RefreshCore

/// A control's place at one edge of one scroll view. It turns the two dimensions of UIKit into the
/// one of the machines, and back: nothing below knows of x and y.
@MainActor
final class Seat {
  let edge: Edge
  private(set) var side: InsetSide
  private(set) weak var scrollView: UIScrollView?
  /// What the control hears, the recorder hears first.
  var recorder: TraceRecorder?
  private let ledger: InsetLedger
  let quiet: QuietScroll
  private let onVacate: () -> Void
  private let onStateChange: (Refresher) -> Void
  private let onSuccess: () -> Void

  init(
    edge: Edge, direction: UIUserInterfaceLayoutDirection, scrollView: UIScrollView,
    ledger: InsetLedger, quiet: QuietScroll,
    onVacate: @escaping () -> Void, onStateChange: @escaping (Refresher) -> Void,
    onSuccess: @escaping () -> Void
  ) {
    self.edge = edge
    self.scrollView = scrollView
    self.ledger = ledger
    self.quiet = quiet
    self.onVacate = onVacate
    self.onStateChange = onStateChange
    self.onSuccess = onSuccess
    side = edge.side(direction)
  }

  var end: AxisEnd { side.end }

  /// Changes sides, and leaves nothing at the former one.
  func turn(to direction: UIUserInterfaceLayoutDirection) {
    let former = side
    side = edge.side(direction)
    if side != former { ledger.hold(0, at: former) }
  }

  func reading() -> ScrollReading? { scrollView.map { ScrollReading($0) } }

  func metrics() -> AxisMetrics? {
    guard let scrollView else { return nil }
    var metrics = metrics(ScrollReading(scrollView))
    metrics.isPaging = scrollView.isPagingEnabled
    return metrics
  }

  /// The scroll view along the axis, without what the control itself holds.
  func metrics(_ reading: ScrollReading) -> AxisMetrics {
    var metrics = reading.metrics(along: edge.axis)
    let held = Double(ledger.held[side])
    switch end {
    case .before: metrics.insetBefore -= held
    case .after: metrics.insetAfter -= held
    }
    return metrics
  }

  /// The frame of a control that begins here along the axis, in the content's coordinates: across
  /// the axis it stays with the visible edge when the app insets the sides.
  func frame(at position: CGFloat, extent: CGFloat, _ reading: ScrollReading) -> CGRect {
    let (viewport, insets) = (reading.surroundings.viewport, reading.surroundings.insets)
    return switch edge.axis {
    case .vertical:
      CGRect(x: -insets.left, y: position, width: viewport.width, height: extent)
    case .horizontal:
      CGRect(x: position, y: -insets.top, width: extent, height: viewport.height)
    }
  }

  func hold(_ amount: CGFloat) { ledger.hold(amount, at: side) }

  func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    var point = scrollView.contentOffset
    switch edge.axis {
    case .vertical: point.y = offset
    case .horizontal: point.x = offset
    }
    // The other axis may be out of order.
    guard AxisMetrics.isCoordinate(Double(point.x)), AxisMetrics.isCoordinate(Double(point.y))
    else {
      return
    }
    scrollView.setContentOffset(point, animated: false)
  }

  func vacate() { onVacate() }

  func stateChanged(_ refresher: Refresher) { onStateChange(refresher) }

  func succeeded() { onSuccess() }
}
