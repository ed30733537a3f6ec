import RefreshCore

/// The hot path: a step of a scroll of which no control has to hear.
///
/// Where the content may go without one of them taking notice, they are asked once. From then on a
/// step costs some comparisons, until it leaves that stretch, or anything else changes. Then the
/// controls hear of the last step that they were spared, before they hear of what came next.
@MainActor
final class QuietScroll {
  weak var controls: ScrollControls?
  private var last: ScrollReading
  private var x = QuietOffsets.none
  private var y = QuietOffsets.none
  private var hasTaken = false

  init(_ scrollView: UIScrollView) { last = ScrollReading(scrollView) }

  func begin(_ reading: ScrollReading, x: QuietOffsets, y: QuietOffsets) {
    last = reading
    (self.x, self.y) = (x, y)
  }

  /// True for a step that changes nothing; any other is left to the controls.
  func takes(_ scrollView: UIScrollView) -> Bool {
    let bounds = scrollView.bounds
    // Not even the insets are read where the offset alone says no.
    guard y.contains(Double(bounds.origin.y)), x.contains(Double(bounds.origin.x)),
      last.surroundings.isOf(scrollView, bounds)
    else { return false }
    last.offset = bounds.origin
    hasTaken = true
    return true
  }

  /// Something else than a quiet step is about to happen. Must come before it, whatever it is.
  func leave() {
    (x, y) = (.none, .none)
    guard hasTaken else { return }
    hasTaken = false
    controls?.catchUp(with: last)
  }
}

extension ScrollControls {
  /// Called after a step that had no effect. A recorder misses none of them: for it, none is quiet.
  func beginQuiet(_ reading: ScrollReading) {
    guard recorder == nil else { return }
    var (x, y) = (QuietOffsets.all, QuietOffsets.all)
    each { control in
      let offsets = control.quietOffsets(reading)
      switch control.edge?.axis {
      case .vertical: y = y.intersection(offsets)
      case .horizontal: x = x.intersection(offsets)
      case nil: break
      }
    }
    quiet.begin(reading, x: x, y: y)
  }

  fileprivate func catchUp(with reading: ScrollReading) { each { $0.catchUp(with: reading) } }
}

extension Refresher {
  /// None for a control that hears nothing of scrolling: it must not be told of it later, either.
  fileprivate func quietOffsets(_ reading: ScrollReading) -> QuietOffsets {
    guard let seat, isListening, !isUnderWay, reading.surroundings == surroundings else {
      return .none
    }
    return machine.quietOffsets(seat.metrics(reading))
  }
}
