/// The only writer of `contentInset`: always the app's own inset plus what the controls hold, in
/// absolute numbers for each side.
///
/// Relative bookkeeping (adding on opening, subtracting on closing) drifts as soon as anyone else
/// writes in between. A non-finite or out-of-range inset of the app is ignored; the previous value
/// stays in effect.
@MainActor
final class InsetLedger {
  private weak var scrollView: UIScrollView?
  weak var client: ScrollHost?
  /// The insets that the controls hold.
  private(set) var held = UIEdgeInsets.zero
  /// The part of `contentInset` that isn't the app's own: `held`, unless someone insists on an inset
  /// without it, and except for rounding by the scroll view.
  private(set) var placed = UIEdgeInsets.zero
  private var sides: InsetSides<OwnInset>
  /// The change that `contentInsetChanged()` has not reported yet. Reading the inset may adopt a change
  /// before its notification comes.
  private var unreported = Change.own
  private var writingDepth = 0
  /// The inset that was read last, whatever of it was adopted.
  private var latest: UIEdgeInsets
  /// The number of insets that the ledger has assigned.
  private(set) var writes = 0
  var isWriting: Bool { writingDepth > 0 }
  private var contest = InsetContest()
  private var frames: FrameLink?
  /// Whether every inset that someone assigns is meant as a value, even while controls hold a part.
  var takesInsetsAsWhole = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    latest = scrollView.contentInset
    let insets = latest.usable(or: .zero)
    sides = InsetSides { OwnInset(insets[$0]) }
    frames = FrameLink(on: scrollView) { [weak self] in self?.frameCame() ?? false }
  }

  /// The app's own inset.
  var own: UIEdgeInsets {
    get {
      adoptAppChanges()
      var insets = UIEdgeInsets.zero
      InsetSide.each { insets[$0] = sides[$0].value }
      return insets
    }
    set {
      adoptAppChanges()
      InsetSide.each { side in
        if AxisMetrics.isCoordinate(Double(newValue[side])) { sides[side].set(newValue[side]) }
      }
      write()
    }
  }

  /// Holds `amount` points at a side, in place of what was held there before.
  func hold(_ amount: CGFloat, at side: InsetSide) {
    adoptAppChanges()
    guard held[side] != amount, amount.isFinite else { return }
    let beginsOrEnds = held[side] == 0 || amount == 0
    held[side] = amount
    if mayWrite(beginsOrEnds) { write() }
  }

  /// Whether what is held may be written in this turn. A control that holds another amount because someone
  /// has just assigned an inset answers it, and a layout may make the two go on without end. A motion, which
  /// holds more in each of its frames, is no new contest.
  private func mayWrite(_ beginsOrEnds: Bool) -> Bool {
    guard unreported != .own else {
      if beginsOrEnds { contest.renew() }
      // What is held may depend on the inset, and differ after each answer.
      return !contest.isOverInThisTurn
    }
    frames?.start()
    return contest.mayAnswer()
  }

  /// The part of what is held that is missing from `contentInset`, because someone insists on an inset
  /// without it.
  func missing(at side: InsetSide) -> CGFloat {
    sides[side].contains(held[side]) ? 0 : held[side] - placed[side]
  }

  // MARK: Changes by the app

  /// The meaning of a change of `contentInset`.
  enum Change {
    /// The ledger's own.
    case own
    /// The app's, who left alone what the controls hold, or insists on an inset without it.
    case adopted
    /// The app's, who removed what the controls hold. It was put back.
    case restored
  }

  func contentInsetChanged() -> Change {
    adoptAppChanges()
    defer { unreported = .own }
    guard unreported != .own, !isInPlace else { return unreported }
    frames?.start()
    guard contest.mayAnswer() else { return .adopted }
    write()
    return isInPlace ? .restored : .adopted
  }

  func adoptAppChanges() {
    guard let now = scrollView?.contentInset, now != latest else { return }
    latest = now
    InsetSide.each { side in
      let (new, total) = (now[side], sides[side].total)
      guard new != total, AxisMetrics.isCoordinate(Double(new)) else { return }
      if writingDepth > 0, abs(new - total) < OwnInset.coarsestRounding {
        sides[side].round(to: new)
      } else {
        // Without controls, nothing that Tug has added can be meant.
        let isWhole = takesInsetsAsWhole || client?.hasControls == false
        sides[side].assign(new, isWhole: isWhole)
        unreported = .adopted
      }
      placed[side] = sides[side].placed
    }
  }

  /// Whether `contentInset` contains what the controls hold.
  private var isInPlace: Bool {
    sides[.top].contains(held.top) && sides[.left].contains(held.left)
      && sides[.bottom].contains(held.bottom) && sides[.right].contains(held.right)
  }

  /// Only a real change is written: a needless write makes large titles and self-sizing cells loop.
  private func write() {
    guard let scrollView else { return }
    var inset = UIEdgeInsets.zero
    InsetSide.each { inset[$0] = sides[$0].write(held[$0]) }
    // Before the write, which notifies observers that may write in turn.
    (placed, latest) = (held, inset)
    guard scrollView.contentInset != inset else { return }
    writes += 1
    writingDepth += 1
    scrollView.contentInset = inset
    adoptAppChanges()
    writingDepth -= 1
  }

  // MARK: Contests

  /// Whether someone has changed the inset too often to be answered now.
  var isContested: Bool { contest.isExhausted && !isInPlace }

  /// Continues in another turn of the main thread.
  ///
  /// - Returns: whether another frame is needed.
  private func frameCame() -> Bool {
    adoptAppChanges()
    let isWon = isInPlace
    guard contest.frameCame(isWon: isWon) else {
      if !isWon { client?.ledgerConceded() }
      return false
    }
    write()
    if isInPlace { client?.ledgerRestored() }
    return true
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
