import RefreshCore

/// The hot path: a step of a scroll of which no control has to hear, but for how far it is pulled.
///
/// Where that is so, they are asked once. From then on a step costs some comparisons, until it leaves
/// that stretch, or anything else changes. Then the controls hear of the last step that they were
/// spared, before they hear of what came next.
///
/// An object apart that nobody refers to weakly: counting the references of one that somebody does
/// costs more than a step.
@MainActor
final class QuietScroll {
  private var last: ScrollReading
  private var x = QuietOffsets.none
  private var y = QuietOffsets.none
  private var cause: ScrollCause?
  private var hasTaken = false
  /// The one that is pulled, if any is; where another would be, the stretch ends.
  private var pull: Pull?
  private var progress = 0.0
  /// They keep this object, too: `leave` lets go of them.
  private var spared: [Refresher] = []

  /// That of the control that is pulled, if it shows how far. What follows a pull in sight goes by this
  /// and not by way of the control, to which others refer weakly.
  private var face: Face?

  private struct Pull {
    /// A number of `spared`.
    let control: Int
    let axis: Edge.Axis
    let line: PullLine

    func place(in offset: CGPoint) -> Double {
      Double(axis == .vertical ? offset.y : offset.x)
    }
  }

  init(_ scrollView: UIScrollView) { last = ScrollReading(scrollView) }

  /// Wherever the content is going; each control narrows that down.
  func begin(_ reading: ScrollReading) {
    last = reading
    (x, y) = (.all, .all)
    cause = nil
  }

  func spare(_ control: Refresher, at edge: Edge, in stretch: QuietStretch) {
    narrow(to: stretch.offsets, along: edge.axis)
    cause = cause ?? stretch.cause
    spared.append(control)
    guard let line = stretch.line else { return }
    take(Pull(control: spared.count - 1, axis: edge.axis, line: line))
  }

  /// Of two that may be pulled, the nearer one. The other must be at rest, and stay out of sight.
  private func take(_ new: Pull) {
    guard let old = pull else { return follow(new) }
    let isNearer = distance(to: new) < distance(to: old)
    let other = isNearer ? old : new
    let isAtRest = spared[other.control].machine.progress == 0
    narrow(to: isAtRest ? other.line.offsetsOutOfSight : .none, along: other.axis)
    if isNearer { follow(new) }
  }

  private func follow(_ new: Pull) {
    let control = spared[new.control]
    pull = new
    face = control.face.followsPull ? control.face : nil
    progress = control.machine.progress
  }

  private func distance(to pull: Pull) -> Double {
    pull.line.distance(from: pull.place(in: last.offset))
  }

  private func narrow(to offsets: QuietOffsets, along axis: Edge.Axis) {
    switch axis {
    case .vertical: y = y.intersection(offsets)
    case .horizontal: x = x.intersection(offsets)
    }
  }

  /// True for a step that is quiet; any other is left to the controls.
  func takes(_ scrollView: UIScrollView) -> Bool {
    let bounds = scrollView.bounds
    // Not even the insets are read where the offset alone says no.
    guard y.contains(Double(bounds.origin.y)), x.contains(Double(bounds.origin.x)),
      last.surroundings.isOf(scrollView, bounds), cause == nil || cause == scrollView.scrollCause
    else { return false }
    last.offset = bounds.origin
    hasTaken = true
    guard let pull else { return true }
    let now = pull.line.progress(at: pull.place(in: bounds.origin))
    guard now != progress else { return true }
    let staysInSight = now > 0 && progress > 0
    progress = now
    if !staysInSight || face?.fadesWithPull == true {
      spared[pull.control].showProgress()
    } else {
      face?.indicator.progressChanged(to: CGFloat(now))
    }
    return true
  }

  /// What the pull has come to in quiet steps, of which the machine has not heard.
  func progress(of control: Refresher) -> Double? {
    guard hasTaken, let pull, spared[pull.control] === control else { return nil }
    return progress
  }

  /// Something else than a quiet step is about to happen. Must come before it, whatever it is.
  func leave() {
    (x, y) = (.none, .none)
    if hasTaken {
      hasTaken = false
      for control in spared { control.catchUp(with: last) }
    }
    spared.removeAll(keepingCapacity: true)
    (pull, face) = (nil, nil)
  }
}

extension ScrollControls {
  /// Called after a step that the controls have heard of. A recorder misses none: for it, none is
  /// quiet.
  func beginQuiet(_ reading: ScrollReading, by cause: ScrollCause) {
    quiet.leave()
    guard recorder == nil else { return }
    quiet.begin(reading)
    each { control in
      // One that hears nothing of scrolling, and shows nothing, must not be told of it later, either.
      guard let edge = control.edge, control.hearsScrolling || control.machine.progress != 0 else {
        return
      }
      quiet.spare(control, at: edge, in: control.quietStretch(reading, by: cause))
    }
  }
}

extension Refresher {
  fileprivate func quietStretch(_ reading: ScrollReading, by cause: ScrollCause) -> QuietStretch {
    guard let seat, hearsScrolling, !isUnderWay, reading.surroundings == surroundings else {
      return .none
    }
    return machine.quietStretch(by: cause, seat.metrics(reading))
  }

  fileprivate func catchUp(with reading: ScrollReading) {
    guard let seat else { return }
    machine.catchUp(seat.metrics(reading))
  }
}
