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

  /// The scroll view along the axis, without the `held` points that the control itself takes.
  func metrics(held: Double) -> AxisMetrics? {
    guard let scrollView else { return nil }
    let insets = scrollView.adjustedContentInset
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
  func controlFrame(extent: CGFloat, held: Double) -> CGRect? {
    guard let scrollView, let metrics = metrics(held: held), metrics.isValid else { return nil }
    let position = metrics.controlPosition(at: end, extent: Double(extent))
    return CGRect(
      x: -scrollView.adjustedContentInset.left, y: CGFloat(position),
      width: scrollView.bounds.width, height: extent)
  }

  func hold(_ amount: CGFloat) { ledger.hold(amount, at: end == .before ? \.top : \.bottom) }

  func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
  }

  func vacate() { onVacate() }

  func succeeded() { onSuccess() }
}
