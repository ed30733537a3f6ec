import RefreshCore

/// What one control has heard, in the words of the trace format.
///
/// A ring of two halves: each begins with all that is needed to go on from there, so that the older
/// one can be dropped as a whole when the newer one is full.
@MainActor
final class TraceTrack {
  private(set) weak var control: Refresher?
  let edge: Edge?
  /// How many events there were, kept and dropped.
  private(set) var total = 0
  /// The control has left the scroll view, and may return.
  private(set) var isAway = false

  private struct Half {
    let start: TraceStart
    var events: [TraceEntry] = []
  }

  private let halfLimit: Int
  private var older: Half?
  private var newer: Half
  private weak var scrollView: UIScrollView?

  /// What the events so far lead to: what differs from it is news.
  private var known: TraceSurroundings
  private var knownOffset: CGPoint
  private var knownFlags: ScrollFlags?
  private var options: TraceOptions
  private var time: TimeInterval
  private var panState = UIGestureRecognizer.State.possible

  init(_ control: Refresher, limit: Int) {
    self.control = control
    edge = control.edge
    halfLimit = max(1, limit / 2)
    scrollView = control.seat?.scrollView
    options = TraceOptions(control)
    known = TraceSurroundings(control, control.seat?.scrollView)
    knownOffset = control.seat?.scrollView?.contentOffset ?? .zero
    time = CACurrentMediaTime()
    newer = Half(
      start: TraceStart(control, at: knownOffset, in: known, options))
  }

  var count: Int { (older?.events.count ?? 0) + newer.events.count }

  func write(_ line: (String) -> Void) {
    line((older ?? newer).start.line)
    for event in older?.events ?? [] { line(event.line) }
    for event in newer.events { line(event.line) }
  }
}

// MARK: - What is heard

extension TraceTrack {
  /// - Parameter isKept: the content is kept in place, which is no scrolling.
  func scrolled(isKept: Bool) {
    // What UIKit corrects on the control's own way to somewhere, it does not follow either.
    guard let control, !isAway, !control.isUnderWay, let scrollView else { return }
    catchUp()
    noteOffset(of: scrollView, isKept: isKept)
  }

  func panned(to state: UIGestureRecognizer.State) {
    guard !isAway, state != panState || state != .changed else { return }
    panState = state
    catchUp()
    add(.pan(state))
  }

  func heard(_ fact: RefreshFact) {
    guard let control, !isAway else { return }
    let tellsChange = fact == .contentChanged
    catchUp(tellsChange: tellsChange)
    if let entry = TraceEntry(fact, of: control.machine) { add(entry) }
  }

  func tuned() {
    guard let control, !isAway else { return }
    catchUp()
    let now = TraceOptions(control)
    guard now != options else { return }
    for (old, new) in zip(options.fields, now.fields) where old != new { add(.set(new)) }
    options = now
  }

  func left() {
    guard !isAway else { return }
    catchUp()
    add(.remove)
    isAway = true
  }

  func returned() {
    guard isAway, let scrollView else { return }
    isAway = false
    catchUp()
    if let control { add(.set(.init("height", .number(control.machine.extent)))) }
    add(.attach)
    tuned()
    noteOffset(of: scrollView, isKept: false)
  }

  /// Time that has passed since the last event, and whatever nobody has told of.
  func bringUpToDate() {
    guard control != nil, let scrollView else { return }
    catchUp()
    if scrollView.contentOffset != knownOffset { noteOffset(of: scrollView, isKept: false) }
  }
}

// MARK: - What is noted

extension TraceTrack {
  private func noteOffset(of scrollView: UIScrollView, isKept: Bool) {
    knownOffset = scrollView.contentOffset
    if isKept { return add(.kept(knownOffset)) }
    let flags = ScrollFlags(scrollView)
    add(.offset(knownOffset, flags == knownFlags ? nil : flags))
    knownFlags = flags
  }

  /// - Parameter tellsChange: the control is about to hear that something has changed.
  private func catchUp(tellsChange: Bool = false) {
    guard let control, let scrollView else { return }
    turnIfFull(control)
    let now = CACurrentMediaTime()
    // Of a microsecond: shorter is rounding.
    let passed = ((now - time) * 1e6).rounded() / 1e6
    if passed > 0 {
      time += passed
      add(.tick(passed))
    }
    let surroundings = TraceSurroundings(control, scrollView)
    guard surroundings != known else { return }
    for entry in surroundings.changes(from: known) { add(entry) }
    // The safe area changes without a word: here there is one.
    if tellsChange, surroundings.safeArea != known.safeArea, surroundings.content == known.content {
      add(.contentSize(surroundings.content))
    }
    known = surroundings
  }

  private func add(_ entry: TraceEntry) {
    newer.events.append(entry)
    total += 1
  }

  /// Not in the middle of what the control does: what is left of that would be lost.
  private func turnIfFull(_ control: Refresher) {
    guard newer.events.count >= halfLimit, !isAway, !control.effectRunner.isRunning,
      !control.isUnderWay
    else { return }
    let start = TraceStart(control, at: knownOffset, in: known, options)
    older = newer
    newer = Half(start: start)
    knownFlags = nil
  }
}

/// Who moves the content.
struct ScrollFlags: Equatable {
  let isDragging: Bool
  let isDecelerating: Bool

  @MainActor
  init(_ scrollView: UIScrollView) {
    isDragging = scrollView.isDragging
    isDecelerating = scrollView.isDecelerating
  }
}
