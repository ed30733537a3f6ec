import Foundation
import HeadlessDriver
import Tug
import TugTrace

/// Plays the events of one trace on a scroll view with Tug's controls.
///
/// Nothing moves except by events of the trace. There is no finger and no physics, unless the
/// config has `physics`, and time advances only in the events that take time.
@MainActor
final class TracePlayer {
  let host = HeadlessHost()
  let scrollView: UIScrollView
  /// Sets the offset and the flags of a scroll view without physics.
  let recorded: RecordedScroll?
  /// Moves a scroll view with physics.
  let finger: Finger?
  let trackpad: Trackpad?
  /// The controls. The first is the subject of most traces.
  let controls: [TracedControl]
  let isLive: Bool
  let mainQueue: MainQueue
  let window: UIWindow
  let parent: UIView
  let faults: PlayedFaults
  /// The place to which the app has sent the content last, and how often it has sent it somewhere.
  private(set) var sent: (to: PointChange, count: Int)?
  /// The scroll view to which the app moves controls.
  private(set) var otherScrollView: UIScrollView?
  let flings = Flings()
  /// Those of each control at the last turn.
  private var actions: [TracedControl.Actions] = []

  /// - Parameter isAudited: Whether the callbacks of the controls are observed, to check invariants.
  init(_ config: TraceConfig, isAudited: Bool = false) {
    isLive = config.isLive
    if config.isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    // The invariants say what is announced, and what isn't.
    host.accessibility.isVoiceOverRunning = isAudited
    let physics = config.scrollView.physics
    if physics == nil { host.frameInterval = Self.noFrames }
    if physics == .untilRelease { host.draggingFlagModel = .untilRelease }
    let faults = PlayedFaults(config.scrollView.faults, host)
    self.faults = faults
    let mainQueue = MainQueue(of: host)
    self.mainQueue = mainQueue
    let bounds = CGRect(origin: .zero, size: config.frame)
    (window, parent, scrollView, recorded, controls) = host.run {
      let window = UIWindow(frame: bounds)
      window.makeKeyAndVisible()
      let parent = UIView(frame: bounds)
      let scrollView =
        config.isList
        ? ListOfRows(frame: bounds, config.scrollView.rows ?? 0) : faults.scrollView(bounds)
      parent.addSubview(scrollView)
      let controls = config.controls.map {
        TracedControl(
          $0, in: config, isAudited: isAudited, on: scrollView, mainQueue: mainQueue)
      }
      let recorded = physics == nil ? RecordedScroll(scrollView) : nil
      return (window, parent, scrollView, recorded, controls)
    }
    finger = physics == nil ? nil : Finger(on: window)
    trackpad = physics == nil ? nil : Trackpad(on: scrollView)
    host.run { setUp(config) }
  }

  /// Motion that is still in progress would retain everything.
  func stop() { host.cancelScheduledWork() }

  /// Advances without drawing frames; timers fire exactly when they are due, not a rounding error
  /// earlier.
  private static let noFrames = 1e-9

  /// Advances frame by frame for waiting controls, which count frames.
  private func drawFramesIfNeeded() {
    guard host.frameInterval == Self.noFrames, controls.contains(where: \.waits) || moves else {
      return
    }
    host.frameInterval = 1.0 / 60
  }

  /// Whether something moves the content, so that a control that closes looks in each frame whether it rests.
  private var moves: Bool { scrollView.isDragging || scrollView.isDecelerating }

  private func setUp(_ config: TraceConfig) {
    if let list = scrollView as? ListOfRows {
      list.flings = flings
    } else {
      scrollView.delegate = flings
    }
    if config.isInWindow { enterWindow() }
    scrollView.tug.takesInsetsAsWhole = faults.knowsWholeInsets
    recorded?.correctsOffset = config.clampsOffset
    scrollView.contentInsetAdjustmentBehavior = .always
    safeArea = UIEdgeInsets(config.safeArea)
    resizeContent(to: config.contentSize)
    scrollView.contentInset = UIEdgeInsets(config.contentInset)
    scrollView.contentOffset = config.offset
    scrollView.tug.arbitration = .init(config.scrollView.arbitration ?? .exclusive)
    for control in controls {
      control.onReaction = { [weak self, weak control] act in
        if let control { self?.react(act, control) }
      }
      control.attach()
    }
    drawFramesIfNeeded()
    host.layoutWindows()
    mainQueue.tick(0)
    host.layoutWindows()
    if let start = config.scrollView.start { restore(start, at: config.offset) }
  }

  /// The setup has moved the content and changed the control's state; neither was recorded.
  private func restore(_ start: TraceStart, at offset: CGPoint) {
    controls[0].refresher.restore(start)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    controls[0].refresher.restore(start)
  }

  func play(_ event: TraceEvent) {
    host.run {
      perform(event)
      drawFramesIfNeeded()
      host.layoutWindows()
    }
  }

  /// Lets async actions begin, continue, or end, if there are any, and those of a run that has just ended.
  ///
  /// Returns at once if none has begun or ended since the last call. A turn of the main actor takes longer than an event.
  func letActionsRun() async {
    guard actions != controls.compactMap(\.actions) else { return }
    await letTasksRun(of: controls.map(\.work))
    actions = controls.compactMap(\.actions)
  }

  /// Plays a `tick` in small steps, with a sample after each.
  func pass(
    _ seconds: TimeInterval, inStepsOf step: TimeInterval, sample: (TimeInterval) -> Void
  ) {
    var left = seconds
    while left > 0 {
      let isLast = left <= step
      // A sum of small steps may end a rounding error before an event due at the end.
      let passed = isLast ? left + 1e-9 : step
      host.run {
        mainQueue.tick(passed)
        host.layoutWindows()
      }
      sample(min(passed, left))
      left = isLast ? 0 : left - step
    }
  }

  private func perform(_ event: TraceEvent) {
    switch event {
    case .offset(let point, let flags):
      if let dragging = flags.dragging { recorded?.isDragging = dragging }
      if let decelerating = flags.decelerating { recorded?.isDecelerating = decelerating }
      scrollView.contentOffset = offset(point)
    case .move(.setOffset, let point): send(to: point, animated: false)
    case .move(.scrollTo, let point): send(to: point, animated: true)
    case .move(.keep, let point): scrollView.tug.replayKeeping(at: offset(point))
    case .move(.corrected, let point): scrollView.tug.replayWriting(at: offset(point))
    case .pan(let state, let dragging):
      if let dragging { recorded?.isDragging = dragging }
      recorded?.setPanState(.init(state))
    case .resize(.contentSize, let size):
      var new = scrollView.contentSize
      new.replace(size)
      resizeContent(to: new)
    case .resize(.frame, let size):
      // One after the other, as in MJRefresh's traces.
      if let width = size.w { scrollView.frame.size.width = CGFloat(width.value) }
      if let height = size.h { scrollView.frame.size.height = CGFloat(height.value) }
    case .inset(.inset, let insets):
      var inset = scrollView.contentInset
      inset.replace(insets)
      if scrollView.contentInset != inset { scrollView.contentInset = inset }
    case .inset(.safeArea, let insets): safeArea.replace(insets)
    case .inset(.room, let insets): makeRoom(insets)
    case .inset(.ownInset, let insets): scrollView.tug.contentInset.replace(insets)
    case .finger(let phase, let point, let duration):
      perform(phase, CGPoint(point), duration?.value ?? 0)
    case .trackpad(let phase, let point, let duration):
      performOnTrackpad(phase, CGPoint(point), duration?.value ?? 0)
    case .wheel(let point):
      // A wheel waits for the end of a drag.
      if finger?.isDown == false { scrollView.scroll(byWheel: CGPoint(point)) }
    case .toggle(.window, let isIn):
      isIn ? enterWindow() : parent.removeFromSuperview()
    case .toggle(.alwaysBounce, let bounces):
      (scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal) = (bounces, bounces)
    case .toggle(.background, let isIn): isIn ? host.enterBackground() : host.enterForeground()
    case .toggle(.rightToLeft, let isSo):
      host.updateTraits { $0.layoutDirection = isSo ? .rightToLeft : .leftToRight }
    case .rows(let count): (scrollView as? ListOfRows)?.count = count
    case .tick(let seconds):
      drawFramesIfNeeded()
      mainQueue.tick(seconds.value)
    case .control(let index, let event): perform(event, on: controls[index])
    }
  }

  private func perform(_ phase: TraceEvent.FingerPhase, _ point: CGPoint, _ duration: Double) {
    switch phase {
    case .down: finger?.down(at: point)
    case .move: finger?.move(by: point, over: duration)
    case .up: finger?.up()
    case .cancel: finger?.cancel()
    }
  }

  private func performOnTrackpad(
    _ phase: TraceEvent.FingerPhase, _ point: CGPoint, _ duration: Double
  ) {
    switch phase {
    case .down: trackpad?.began()
    case .move: trackpad?.move(by: point, over: duration)
    case .up: trackpad?.ended()
    case .cancel: trackpad?.cancelled()
    }
  }

  private func perform(_ event: ControlEvent, on control: TracedControl) {
    switch event {
    case .call(let call): perform(call, on: control)
    case .toggle(.hidden, let isHidden): control.isHidden = isHidden
    case .toggle(.interaction, let isEnabled): control.isEnabled = isEnabled
    case .toggle(.barred, let isBlocked): control.refresher.replay(.blocked(isBlocked))
    case .height(let height): control.setLength(CGFloat(height.value))
    case .option(let option): control.set(option)
    case .finish(let how): control.work.finish(how)
    }
  }

  private func perform(_ call: ControlEvent.Call, on control: TracedControl) {
    switch call {
    case .begin: control.begin()
    case .beginAtEdge: control.begin(reveal: .ifAtEdge)
    case .beginInPlace: control.begin(reveal: .never)
    case .show: control.refresher.showRefreshing()
    case .showAtEdge: control.refresher.showRefreshing(reveal: .ifAtEdge)
    case .showInPlace: control.refresher.showRefreshing(reveal: .never)
    case .allow: control.refresher.replay(.answered(mayBegin: true))
    case .refuse: control.refresher.replay(.answered(mayBegin: false))
    case .end: later(control) { $0.end(.success) }
    case .endCancelled: later(control) { $0.end(.cancelled) }
    case .endNoMore: later(control) { $0.end(.noMoreData) }
    case .fail: later(control) { $0.end(.failure(TraceError("the recorded action failed"))) }
    case .resetNoMore: later(control) { $0.resetNoMoreData() }
    case .cancel: control.refresher.replay(.cancelled)
    case .settled: control.refresher.replay(.settled)
    case .elapsed: control.refresher.replay(.elapsed)
    case .remove: control.remove()
    case .attach: control.attach()
    case .replace: control.replace()
    case .move: control.move(to: elsewhere())
    case .late: control.former.last?.refresher.endRefreshing()
    case .tap: control.tap()
    }
  }

  private func resizeContent(to size: CGSize) {
    guard let list = scrollView as? ListOfRows else {
      scrollView.contentSize = size
      return
    }
    list.length = size.height
  }

  /// The app scrolls.
  private func send(to point: PointChange, animated: Bool) {
    sent = (point, (sent?.count ?? 0) + 1)
    scrollView.setContentOffset(offset(point), animated: animated && recorded == nil)
  }

  /// The app makes room at some sides, for a keyboard for instance, and moves the content with it.
  private func makeRoom(_ change: InsetsChange) {
    var room = UIEdgeInsets.zero
    room.add(change)
    scrollView.tug.contentInset.add(change)
    let offset = scrollView.contentOffset
    send(
      to: PointChange(x: offset.x + room.right - room.left, y: offset.y + room.bottom - room.top),
      animated: false)
  }

  private func offset(_ change: PointChange) -> CGPoint {
    var offset = scrollView.contentOffset
    if let x = change.x { offset.x = CGFloat(x) }
    if let y = change.y { offset.y = CGFloat(y) }
    return offset
  }

  /// Performs MJRefresh's calls that wait for the next turn of the main queue.
  private func later(_ control: TracedControl, _ call: @escaping (TracedControl) -> Void) {
    guard !isLive else { return call(control) }
    // Captured weakly, so that waiting calls don't retain the queue.
    mainQueue.add { [weak control] in control.map(call) }
  }
}

// MARK: - What the app does in callbacks

extension TracePlayer {
  /// A place inside the content, in points.
  private static let place = 300.0

  fileprivate func react(_ act: TraceReaction.Act, _ control: TracedControl) {
    let point =
      control.kind.isHorizontal ? PointChange(x: Self.place) : PointChange(y: Self.place)
    switch act {
    case .jump: send(to: point, animated: false)
    case .scrollTo: send(to: point, animated: true)
    case .begin: control.begin()
    case .end: control.end(.success)
    case .endCancelled: control.end(.cancelled)
    case .hide: control.refresher.isHidden = true
    case .remove: control.remove()
    case .replace: control.replace()
    case .attach: control.attach()
    case .move: control.move(to: elsewhere())
    case .endOthers:
      for other in controls where other !== control { other.refresher.endRefreshing(.noMoreData) }
    }
  }

  fileprivate func elsewhere() -> UIScrollView {
    if let otherScrollView { return otherScrollView }
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    other.contentSize = CGSize(width: 640, height: 960)
    window.insertSubview(other, at: 0)
    otherScrollView = other
    return other
  }
}

// MARK: - The scroll view with and without physics

extension TracePlayer {
  func enterWindow() {
    faults.willEnterWindow(scrollView)
    window.addSubview(parent)
  }

  var isDragging: Bool { recorded?.isDragging ?? scrollView.isDragging }
  var isDecelerating: Bool { recorded?.isDecelerating ?? scrollView.isDecelerating }

  private var safeArea: UIEdgeInsets {
    get { recorded?.safeArea ?? window.deviceSafeAreaInsets }
    set {
      recorded?.safeArea = newValue
      if recorded == nil { window.deviceSafeAreaInsets = newValue }
    }
  }

  /// Ends the drag or the deceleration, which would retain the scroll view.
  func stopScrolling() {
    guard let finger else { return }
    host.run {
      finger.cancel()
      trackpad?.cancelled()
      for list in [scrollView, otherScrollView] {
        list?.setContentOffset(list?.contentOffset ?? .zero, animated: false)
      }
    }
  }

  func liftFinger() {
    host.enterForeground()
    finger?.up()
    trackpad?.ended()
    recorded?.isDragging = false
    recorded?.isDecelerating = false
    recorded?.setPanState(.possible)
  }
}
