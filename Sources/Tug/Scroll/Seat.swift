import RefreshCore

/// A control's place at one edge of one scroll view. It turns the two dimensions of UIKit into the
/// one of the machines, and back: nothing below knows of x and y.
@MainActor
final class Seat {
  let edge: Edge
  private(set) weak var scrollView: UIScrollView?
  private let ledger: InsetLedger
  private let onVacate: () -> Void
  private let onSuccess: () -> Void

  init(
    edge: Edge, scrollView: UIScrollView, ledger: InsetLedger,
    onVacate: @escaping () -> Void, onSuccess: @escaping () -> Void
  ) {
    self.edge = edge
    self.scrollView = scrollView
    self.ledger = ledger
    self.onVacate = onVacate
    self.onSuccess = onSuccess
  }

  var end: AxisEnd { edge == .top ? .before : .after }

  private var side: InsetSide { end == .before ? .top : .bottom }

  func reading() -> ScrollReading? { scrollView.map { ScrollReading($0) } }

  func metrics() -> AxisMetrics? { reading().map { metrics($0) } }

  /// The scroll view along the axis, without what the control itself holds.
  func metrics(_ reading: ScrollReading) -> AxisMetrics {
    let surroundings = reading.surroundings
    let held = Double(ledger.held[side])
    let (before, after) = (Double(surroundings.insets.top), Double(surroundings.insets.bottom))
    return AxisMetrics(
      offset: Double(reading.offset),
      contentLength: Double(surroundings.contentHeight),
      viewportLength: Double(surroundings.viewport.height),
      insetBefore: end == .before ? before - held : before,
      insetAfter: end == .after ? after - held : after)
  }

  /// Where the control stands, in the content's coordinates: across the axis it stays with the
  /// visible edge when the app insets the sides.
  func controlFrame(
    of trigger: TriggerKind, extent: CGFloat, _ reading: ScrollReading
  ) -> CGRect? {
    let metrics = metrics(reading)
    guard metrics.isValid else { return nil }
    let position =
      switch trigger {
      case .pull: metrics.controlPosition(at: end, extent: Double(extent))
      case .automatic: metrics.automaticPosition
      }
    return CGRect(
      x: -reading.surroundings.insets.left, y: CGFloat(position),
      width: reading.surroundings.viewport.width, height: extent)
  }

  func hold(_ amount: CGFloat) { ledger.hold(amount, at: side) }

  func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
  }

  func vacate() { onVacate() }

  func succeeded() { onSuccess() }
}
