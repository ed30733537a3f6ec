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

  /// The scroll view along the axis, without what the control itself holds.
  func metrics() -> AxisMetrics? {
    guard let scrollView else { return nil }
    let insets = scrollView.adjustedContentInset
    let held = Double(ledger.held[side])
    let (before, after) = (Double(insets.top), Double(insets.bottom))
    return AxisMetrics(
      offset: Double(scrollView.contentOffset.y),
      contentLength: Double(scrollView.contentSize.height),
      viewportLength: Double(scrollView.bounds.height),
      insetBefore: end == .before ? before - held : before,
      insetAfter: end == .after ? after - held : after)
  }

  /// Where the control stands, in the content's coordinates: across the axis it stays with the
  /// visible edge when the app insets the sides.
  func controlFrame(of trigger: TriggerKind, extent: CGFloat) -> CGRect? {
    guard let scrollView, let metrics = metrics(), metrics.isValid else { return nil }
    let position =
      switch trigger {
      case .pull: metrics.controlPosition(at: end, extent: Double(extent))
      case .automatic: metrics.automaticPosition
      }
    return CGRect(
      x: -scrollView.adjustedContentInset.left, y: CGFloat(position),
      width: scrollView.bounds.width, height: extent)
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
