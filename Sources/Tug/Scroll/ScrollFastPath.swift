/// A fast path for offset changes that affect nothing but the progress of a pull.
///
/// After each full step the controls are asked once for the offsets within which that is so. From
/// then on a step costs some comparisons, until it leaves the range or anything else changes. Then
/// the controls catch up with the last step that they were spared, before the next event.
///
/// Nothing refers to this object weakly: counting the references of an object with a weak one costs
/// more than a step.
@MainActor
final class ScrollFastPath {
  /// The geometry after the last step, inert or not.
  private(set) var latest: ScrollGeometry
  private var x = OffsetRange.none
  private var y = OffsetRange.none
  private var cause: ScrollCause?
  private var hasSkipped = false
  private var clients: [ControlEngine] = []

  /// The control that is pulled, if any. Where another one would be, the range ends.
  private var pull: Pull?
  private var progress = 0.0
  private var display: ProgressDisplay?

  private struct Pull {
    /// An index into `clients`.
    let client: Int
    let axis: Axis
    let line: PullProgress
  }

  init(_ scrollView: UIScrollView) { latest = ScrollGeometry(scrollView) }

  // MARK: Beginning

  /// Begins with all offsets; each control narrows them down.
  func begin(_ geometry: ScrollGeometry) {
    latest = geometry
    (x, y) = (.all, .all)
    cause = nil
  }

  func add(_ client: ControlEngine, along axis: Axis, _ range: InertRange) {
    narrow(to: range.offsets, along: axis)
    cause = cause ?? range.cause
    clients.append(client)
    guard let line = range.line else { return }
    add(Pull(client: clients.count - 1, axis: axis, line: line))
  }

  /// Of two controls that may be pulled, follows the nearer one. The other one must be at rest, and
  /// stay out of sight.
  private func add(_ new: Pull) {
    guard let old = pull else { return follow(new) }
    let isNearer = distance(to: new) < distance(to: old)
    let other = isNearer ? old : new
    let isAtRest = clients[other.client].progress == 0
    narrow(to: isAtRest ? other.line.offsetsOutOfSight : .none, along: other.axis)
    if isNearer { follow(new) }
  }

  private func follow(_ new: Pull) {
    pull = new
    (progress, display) = (clients[new.client].progress, clients[new.client].progressDisplay)
  }

  private func distance(to pull: Pull) -> Double {
    pull.line.distance(from: Double(latest.offset.coordinate(along: pull.axis)))
  }

  func narrow(to offsets: OffsetRange, along axis: Axis) {
    switch axis {
    case .vertical: y = y.intersection(offsets)
    case .horizontal: x = x.intersection(offsets)
    }
  }

  // MARK: Steps

  /// Takes a step if it is inert.
  ///
  /// - Returns: false if the controls must be sent the step.
  func take(_ scrollView: UIScrollView) -> Bool {
    let bounds = scrollView.bounds
    // Where the offset alone decides, not even the insets are read.
    guard y.contains(Double(bounds.origin.y)), x.contains(Double(bounds.origin.x)),
      latest.surroundings.isOf(scrollView, bounds), cause == nil || cause == scrollView.scrollCause
    else { return false }
    latest.offset = bounds.origin
    hasSkipped = true
    guard let pull else { return true }
    let now = pull.line.progress(at: Double(bounds.origin.coordinate(along: pull.axis)))
    guard now != progress else { return true }
    // Coming into sight, and leaving it, takes more than the display.
    let staysInSight = now > 0 && progress > 0
    progress = now
    if staysInSight { display?.show(CGFloat(now)) } else { clients[pull.client].show(now) }
    return true
  }

  /// The progress of a control in inert steps; `nil` if it was not pulled in one.
  func progress(of client: ControlEngine) -> Double? {
    guard hasSkipped, let pull, clients[pull.client] === client else { return nil }
    return progress
  }

  // MARK: Ending

  /// Lets the controls catch up, and takes no step until it begins again.
  func end() {
    (x, y) = (.none, .none)
    if hasSkipped {
      hasSkipped = false
      for client in clients { client.catchUp(with: latest) }
    }
    // The clients keep this object, too.
    clients.removeAll(keepingCapacity: true)
    (pull, display) = (nil, nil)
  }

  /// Takes note of a geometry that is newer than the last step, with which the path ends.
  func note(_ geometry: ScrollGeometry) {
    end()
    latest = geometry
  }
}
