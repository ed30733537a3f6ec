import Tug

/// The events of one control, as a part of a trace.
///
/// A ring of two halves: each begins with a config that describes its first moment, so that the
/// older half can be dropped when the newer one is full.
@MainActor
final class TraceTrack {
  private(set) weak var control: Refresher?
  let edge: Refresher.Edge?
  /// The number of events, kept and dropped.
  private(set) var total = 0
  /// Whether the control was open when one of the events occurred.
  private(set) var hasRun = false
  /// Whether the offset has changed by scrolling.
  private(set) var hasMoved = false
  /// Whether the control has left the scroll view. It may return.
  private(set) var isAway = false

  private struct Half {
    let config: TraceConfig
    var events: [TraceEvent] = []
  }

  private let halfLimit: Int
  private var older: Half?
  private var newer: Half
  private weak var scrollView: UIScrollView?

  // What the events so far lead to.
  private var surroundings: TraceSurroundings
  private var offset: CGPoint
  private var flags: FlagsChange?
  private var options: [TraceOption]
  private var extent: Double
  private var time: TimeInterval
  private var panState: UIGestureRecognizer.State

  init(_ control: Refresher, limit: Int) {
    let source = TraceSource(control)
    self.control = control
    edge = control.edge
    halfLimit = max(1, limit / 2)
    scrollView = source.scrollView
    options = source.options
    extent = source.extent
    surroundings = source.surroundings(in: source.scrollView)
    offset = source.scrollView?.contentOffset ?? .zero
    panState = source.scrollView?.panGestureRecognizer.state ?? .possible
    time = CACurrentMediaTime()
    newer = Half(config: Self.config(source, surroundings, options, offset))
  }

  /// The number of events that are kept.
  var count: Int { (older?.events.count ?? 0) + newer.events.count }

  /// Passes the lines of the trace to `line`: a config, then the events.
  func write(_ line: (String) -> Void) {
    line(LineEncoder.line((older ?? newer).config))
    for event in older?.events ?? [] { line(LineEncoder.line(event)) }
    for event in newer.events { line(LineEncoder.line(event)) }
  }
}

// MARK: - What happens

extension TraceTrack: ControlEngineObserver {
  package func engineWillHandle(_ event: RefreshEvent) {
    guard let control, !isAway, let scrollView else { return }
    let source = TraceSource(control)
    if case .contentChanged = event { catchUp(isChange: true) } else { catchUp(isChange: false) }
    switch event {
    case .scrolled: addOffset(of: scrollView, isKept: false)
    // An offset that was corrected with a change of the surroundings is no scroll.
    case .contentChanged where scrollView.contentOffset != offset: engineDidMoveContent()
    case .repositioned: addOffset(of: scrollView, isKept: true)
    case .configured(let new): addConfiguration(TraceSource(control, new))
    case .removed:
      add(.control(0, .call(.remove)))
      isAway = true
    default: if let call = source.call(for: event) { add(.control(0, .call(call))) }
    }
  }

  package func engineDidMoveContent() {
    guard !isAway, let scrollView else { return }
    offset = scrollView.contentOffset
    add(.move(.corrected, PointChange(offset)))
  }

  func reattached() {
    guard isAway, let control, let scrollView else { return }
    isAway = false
    catchUp()
    addConfiguration(TraceSource(control))
    add(.control(0, .call(.attach)))
    addOffset(of: scrollView, isKept: false)
  }

  private func addConfiguration(_ source: TraceSource) {
    if extent != source.extent {
      extent = source.extent
      add(.control(0, .height(NonNegative(extent))))
    }
    let now = source.options
    for (old, new) in zip(options, now) where old != new { add(.control(0, .option(new))) }
    options = now
  }

  /// Adds what has changed since the last event: time, surroundings and offset.
  func bringUpToDate() {
    guard control != nil, let scrollView else { return }
    catchUp()
    if scrollView.contentOffset != offset { addOffset(of: scrollView, isKept: false) }
  }

  /// Adds what has changed since the last event, except the offset.
  func catchUp(isChange: Bool = false) {
    guard let control, let scrollView else { return }
    let source = TraceSource(control)
    if ControlInspector(control).isOpen { hasRun = true }
    startNewHalfIfFull(source)
    addTime()
    addSurroundings(source.surroundings(in: scrollView), isChange: isChange)
    addPanState(scrollView.panGestureRecognizer.state)
  }
}

// MARK: - What is added

extension TraceTrack {
  private func add(_ event: TraceEvent) {
    newer.events.append(event)
    total += 1
  }

  private func addOffset(of scrollView: UIScrollView, isKept: Bool) {
    offset = scrollView.contentOffset
    if isKept { return add(.move(.keep, PointChange(offset))) }
    hasMoved = true
    let now = FlagsChange(
      dragging: scrollView.isDragging, decelerating: scrollView.isDecelerating)
    add(.offset(PointChange(offset), now == flags ? FlagsChange() : now))
    flags = now
  }

  private func addTime() {
    // Less than a microsecond is a rounding error.
    let passed = ((CACurrentMediaTime() - time) * 1e6).rounded() / 1e6
    guard passed > 0 else { return }
    time += passed
    add(.tick(NonNegative(passed)))
  }

  private func addSurroundings(_ now: TraceSurroundings, isChange: Bool) {
    guard now != surroundings else { return }
    for event in now.events(since: surroundings) { add(event) }
    // A change of the safe area alone isn't observed. Where the control learns of it, a replay
    // needs an event that is.
    if isChange, now.safeArea != surroundings.safeArea,
      now.contentSize == surroundings.contentSize
    {
      add(now.contentSizeEvent)
    }
    surroundings = now
  }

  private func addPanState(_ now: UIGestureRecognizer.State) {
    guard !isAway, now != panState else { return }
    panState = now
    add(.pan(.init(now), dragging: nil))
  }

  /// Doesn't begin while the control is in a state that a config can't describe.
  private func startNewHalfIfFull(_ source: TraceSource) {
    guard newer.events.count >= halfLimit, !isAway, !source.isBusy else { return }
    let config = Self.config(source, surroundings, options, offset)
    (older, newer) = (newer, Half(config: config))
    flags = nil
  }

  /// The config from which a replay continues.
  private static func config(
    _ source: TraceSource, _ surroundings: TraceSurroundings, _ options: [TraceOption],
    _ offset: CGPoint
  ) -> TraceConfig {
    var control = TraceControlConfig(source.kind)
    control.height = NonNegative(source.extent)
    control.startHidden = surroundings.isHidden ? true : nil
    control.isEnabled = surroundings.isEnabled ? nil : false
    control.isBlocked = surroundings.isBlocked ? true : nil
    control.options = (surroundings.isPaging ? [.flag(.paging, true)] : []) + options
    var config = TraceConfig(control)
    config.scrollView.live = true
    config.scrollView.frame = surroundings.frame
    config.scrollView.contentSize = surroundings.contentSize
    config.scrollView.contentInset = surroundings.inset
    config.scrollView.safeArea = surroundings.safeArea
    config.scrollView.offset = offset
    config.scrollView.window = surroundings.isInWindow ? nil : false
    config.scrollView.rightToLeft = source.isRightToLeft ? true : nil
    config.scrollView.start = source.start
    return config
  }
}
