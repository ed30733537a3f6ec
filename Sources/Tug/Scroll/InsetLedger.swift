import RefreshCore

/// The only writer of `contentInset`: always the app's own inset plus what the controls hold, in
/// absolute numbers for each side.
///
/// Relative bookkeeping (adding on opening, subtracting on closing) drifts as soon as anyone else
/// writes in between. A non-finite or out-of-range inset of the app is ignored; the previous value
/// stays in effect.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  /// The insets that the controls hold. Exactly these are in `contentInset` beside the app's own.
  private(set) var held = UIEdgeInsets.zero
  private var appOwn: UIEdgeInsets
  /// The value of `contentInset` when the ledger last read or wrote it. A difference is the app's.
  private var known: UIEdgeInsets
  /// The change that `contentInsetChanged()` has not reported yet. Reading the inset may adopt a change
  /// before its notification comes.
  private var unreported = Change.own
  private var writingDepth = 0
  /// A scroll view that does not keep what is written, and reports that each time, would go on forever.
  private static let deepestWriting = 8
  /// Whether every inset that someone assigns is meant as a value, even while controls hold a part.
  var takesInsetsAsWhole = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    appOwn = scrollView.contentInset.usable(or: .zero)
    known = appOwn
  }

  /// The app's own inset.
  var own: UIEdgeInsets {
    get {
      adoptAppChanges()
      return appOwn
    }
    set {
      adoptAppChanges()
      appOwn = newValue.usable(or: appOwn)
      write()
    }
  }

  /// Holds `amount` points at a side, in place of what was held there before.
  func hold(_ amount: CGFloat, at side: InsetSide) {
    adoptAppChanges()
    guard held[side] != amount, amount.isFinite else { return }
    held[side] = amount
    write()
  }

  /// The meaning of a change of `contentInset`.
  enum Change {
    /// The ledger's own.
    case own
    /// The app's, who left alone what the controls hold.
    case adopted
    /// The app's, who assigned a whole inset. The part that the controls hold was put back.
    case restored
  }

  func contentInsetChanged() -> Change {
    adoptAppChanges()
    defer { unreported = .own }
    guard unreported != .own, known != appOwn + held else { return unreported }
    write()
    return .restored
  }

  private func adoptAppChanges() {
    guard let now = scrollView?.contentInset, now != known else { return }
    unreported = .adopted
    for side in InsetSide.allCases where AxisMetrics.isCoordinate(Double(now[side])) {
      let isWhole = takesInsetsAsWhole && now[side] != known[side]
      appOwn[side] =
        isWhole ? now[side] : Self.own(appOwn[side], held[side], known[side], now[side])
      known[side] = now[side]
    }
  }

  /// The app's part of a new value.
  ///
  /// Where nothing is held, all of it: a difference would round it. Where something is held, the
  /// change. Zero, and the value that the app had before, are meant as values: an app whose keyboard
  /// leaves assigns `.zero`, and would otherwise be left with an inset of −54 after the refresh.
  private static func own(
    _ own: CGFloat, _ held: CGFloat, _ known: CGFloat, _ now: CGFloat
  ) -> CGFloat {
    // An app that changes another side means nothing by this one, even where it happens to be 0.
    guard now != known else { return own }
    return held == 0 || now == 0 || now == own ? now : own + (now - known)
  }

  /// Only a real change is written: a needless write makes large titles and self-sizing cells loop.
  private func write() {
    guard let scrollView else { return }
    let inset = appOwn + held
    known = inset  // before the write, which notifies observers that may write in turn
    guard scrollView.contentInset != inset, writingDepth < Self.deepestWriting else { return }
    writingDepth += 1
    scrollView.contentInset = inset
    writingDepth -= 1
  }
}

extension UIEdgeInsets {
  /// These insets, with the sides of `other` where one is unusable.
  fileprivate func usable(or other: UIEdgeInsets) -> UIEdgeInsets {
    var insets = other
    for side in InsetSide.allCases where AxisMetrics.isCoordinate(Double(self[side])) {
      insets[side] = self[side]
    }
    return insets
  }
}
