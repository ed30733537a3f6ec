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

  /// What of the new value is the app's.
  ///
  /// Where nothing is held, all of it: a difference would round it. Where something is, the change.
  /// Nothing, or what the app had before, is a value and no change: an app whose keyboard goes says
  /// `contentInset = .zero`, and would be left with an inset of −54 after the refresh.
  private static func own(
    _ own: CGFloat, _ held: CGFloat, _ seen: CGFloat, _ now: CGFloat
  ) -> CGFloat {
    // An app that changes another side means nothing by this one, even where it happens to be 0.
    guard now != seen else { return own }
    return held == 0 || now == 0 || now == own ? now : own + (now - seen)
  }

  /// Puts back what an app has taken away by assigning a whole inset; content that came to rest at
  /// the top with that, rests below the control again.
  func keepHeld() {
    takeUpAppChanges()
    guard let scrollView, seen != total else { return }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    write()
    guard isAtTop, held.top > 0, !scrollView.isTracking else { return }
    let y = -scrollView.adjustedContentInset.top
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
  }

  private var total: UIEdgeInsets {
    UIEdgeInsets(
      top: appOwn.top + held.top, left: appOwn.left + held.left,
      bottom: appOwn.bottom + held.bottom, right: appOwn.right + held.right)
  }

  /// Only a real change is written: a needless write makes large titles and self-sizing cells loop.
  private func write() {
    guard let scrollView else { return }
    let inset = total
    seen = inset  // before the write: it notifies, and whoever hears it may write in turn
    if scrollView.contentInset != inset { scrollView.contentInset = inset }
  }
}
