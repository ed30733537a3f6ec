/// The one place that writes `contentInset`: it is always the app's own inset plus what the controls
/// hold, in absolute numbers for each edge. Relative bookkeeping (add on opening, subtract on
/// closing) drifts as soon as anybody else writes in between.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// What the controls hold; exactly this is in `contentInset` beside the app's own.
  private(set) var held = UIEdgeInsets.zero
  private var appOwn: UIEdgeInsets
  /// What `contentInset` was when the ledger last saw it. A change from this is the app's.
  private var seen: UIEdgeInsets

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    appOwn = scrollView.contentInset
    seen = scrollView.contentInset
  }

  /// The app's own inset.
  var own: UIEdgeInsets {
    get {
      takeUpAppChanges()
      return appOwn
    }
    set {
      takeUpAppChanges()
      appOwn = newValue
      write()
    }
  }

  /// Holds `amount` points at a side, instead of what was held there before.
  func hold(_ amount: CGFloat, at side: InsetSide) {
    takeUpAppChanges()
    guard held[side] != amount, amount.isFinite else { return }
    held[side] = amount
    write()
  }

  private func takeUpAppChanges() {
    guard let now = scrollView?.contentInset, now != seen else { return }
    appOwn = UIEdgeInsets(
      top: Self.own(appOwn.top, held.top, seen.top, now.top),
      left: Self.own(appOwn.left, held.left, seen.left, now.left),
      bottom: Self.own(appOwn.bottom, held.bottom, seen.bottom, now.bottom),
      right: Self.own(appOwn.right, held.right, seen.right, now.right))
    seen = now
  }

  /// Where nothing is held, the app's value is taken as it is: a difference would round it.
  private static func own(
    _ own: CGFloat, _ held: CGFloat, _ seen: CGFloat, _ now: CGFloat
  ) -> CGFloat {
    held == 0 ? now : own + (now - seen)
  }

  /// Only a real change is written: a needless write makes large titles and self-sizing cells loop.
  private func write() {
    guard let scrollView else { return }
    let inset = UIEdgeInsets(
      top: appOwn.top + held.top, left: appOwn.left + held.left,
      bottom: appOwn.bottom + held.bottom, right: appOwn.right + held.right)
    seen = inset  // before the write: it notifies, and whoever hears it may write in turn
    if scrollView.contentInset != inset { scrollView.contentInset = inset }
  }
}
