import RefreshCore

/// The one place that writes `contentInset`: it is always the app's own inset plus what the controls
/// hold, in absolute numbers for each edge. Relative bookkeeping (add on opening, subtract on
/// closing) drifts as soon as anybody else writes in between.
///
/// An inset of the app's that is no number of points is not taken up: the one before counts.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// What the controls hold; exactly this is in `contentInset` beside the app's own.
  private(set) var held = UIEdgeInsets.zero
  private var appOwn: UIEdgeInsets
  /// What `contentInset` was when the ledger last saw it. A change from this is the app's.
  private var seen: UIEdgeInsets
  private var writingDepth = 0
  /// A scroll view that does not keep what is written, and says so each time, would go on for ever.
  private static let deepestWriting = 8

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    appOwn = scrollView.contentInset.usable(or: .zero)
    seen = appOwn
  }

  /// The app's own inset.
  var own: UIEdgeInsets {
    get {
      takeUpAppChanges()
      return appOwn
    }
    set {
      takeUpAppChanges()
      appOwn = newValue.usable(or: appOwn)
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
    for side in InsetSide.allCases where AxisMetrics.isCoordinate(Double(now[side])) {
      appOwn[side] = Self.own(appOwn[side], held[side], seen[side], now[side])
      seen[side] = now[side]
    }
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
    guard AxisMetrics.isCoordinate(Double(y)) else { return }
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
    guard scrollView.contentInset != inset, writingDepth < Self.deepestWriting else { return }
    writingDepth += 1
    scrollView.contentInset = inset
    writingDepth -= 1
  }
}

extension UIEdgeInsets {
  /// Those of `other` on the sides where these are no numbers of points.
  fileprivate func usable(or other: UIEdgeInsets) -> UIEdgeInsets {
    var insets = other
    for side in InsetSide.allCases where AxisMetrics.isCoordinate(Double(self[side])) {
      insets[side] = self[side]
    }
    return insets
  }
}
