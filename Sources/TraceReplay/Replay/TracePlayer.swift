import Foundation
import HeadlessDriver
@_spi(Trace) import Tug

/// Plays the events of one trace on a scroll view with Tug's controls.
///
/// Nothing moves but what the trace moves: there is no finger and no physics, and time passes in
/// `tick` alone.
@MainActor
final class TracePlayer {
  let host = HeadlessHost()
  let scrollView: UIScrollView
  let recorded: RecordedScroll
  /// The first is the one that most traces are about.
  let controls: [TracedControl]
  let isLive: Bool
  let mainQueue: MainQueue
  let window: UIWindow
  let parent: UIView

  /// - Parameter isWatched: the controls' calls are heard, and asked for, to see promises broken.
  init(_ config: TraceConfig, isWatched: Bool = false) {
    isLive = config.isLive
    if config.isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    host.frameInterval = Self.noFrames
    let mainQueue = MainQueue(of: host)
    self.mainQueue = mainQueue
    let bounds = CGRect(origin: .zero, size: config.frame)
    (window, parent, scrollView, recorded, controls) = host.run {
      let window = UIWindow(frame: bounds)
      window.makeKeyAndVisible()
      let parent = UIView(frame: bounds)
      let scrollView = UIScrollView(frame: bounds)
      parent.addSubview(scrollView)
      let controls = config.controls.map {
        TracedControl(
          $0, isLive: config.isLive, isWatched: isWatched, on: scrollView, mainQueue: mainQueue)
      }
      return (window, parent, scrollView, RecordedScroll(scrollView), controls)
    }
    host.run { setUp(config) }
  }

  /// What a trace has left in motion would keep all that it has made.
  func stop() { host.cancelScheduledWork() }

  /// No frame is drawn; timers come when they are due, not a rounding error earlier.
  private static let noFrames = 1e-9

  /// What waits, waits in frames, one after the other.
  private func drawFramesIfNeeded() {
    guard host.frameInterval == Self.noFrames, controls.contains(where: \.waits) else { return }
    host.frameInterval = 1.0 / 60
  }

  private func setUp(_ config: TraceConfig) {
    if config.isInWindow { window.addSubview(parent) }
    recorded.correctsOffset = config.insetClamp
    recorded.safeArea = UIEdgeInsets(config.safeArea)
    scrollView.contentSize = config.contentSize
    scrollView.contentInset = UIEdgeInsets(config.contentInset)
    scrollView.contentOffset = config.offset
    if let arbitration = config.arbitration { scrollView.tug.arbitration = .init(arbitration) }
    for control in controls { control.attach() }
    drawFramesIfNeeded()
    host.layoutWindows()
    mainQueue.tick(0)
    host.layoutWindows()
    if let start = config.start { takeUp(start, at: config.offset) }
  }

  /// What the set-up has moved, and what it has made of the control, is not what was recorded.
  private func takeUp(_ start: TraceStart, at offset: CGPoint) {
    controls[0].refresher.takeUp(start.moment)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    controls[0].refresher.takeUp(start.moment)
  }

  func play(_ event: TraceEvent) {
    host.run {
      perform(event)
      drawFramesIfNeeded()
      host.layoutWindows()
    }
  }

  /// Lets actions of the async form begin, go on or end, if there are any.
  func letActionsRun() async {
    if controls.contains(where: \.work.isAsync) { await letTasksRun() }
  }

  /// A `tick` in small steps, with a look after each.
  func pass(
    _ seconds: TimeInterval, inStepsOf step: TimeInterval, look: (TimeInterval) -> Void
  ) {
    var left = seconds
    while left > 0 {
      let isLast = left <= step
      // A sum of steps may end a rounding error before what is due at the end.
      let passed = isLast ? left + 1e-9 : step
      host.run {
        mainQueue.tick(passed)
        host.layoutWindows()
      }
      look(min(passed, left))
      left = isLast ? 0 : left - step
    }
  }

  private func perform(_ event: TraceEvent) {
    switch event {
    case .offset(let x, let y, let dragging, let decelerating):
      if let dragging { recorded.isDragging = dragging }
      if let decelerating { recorded.isDecelerating = decelerating }
      scrollView.contentOffset = offset(x, y)
    case .setOffset(let x, let y): scrollView.setContentOffset(offset(x, y), animated: false)
    case .pan(let state, let dragging):
      if let dragging { recorded.isDragging = dragging }
      recorded.setPanState(.init(state))
    case .contentSize(let width, let height): resize(width, height)
    case .inset(let top, let left, let bottom, let right):
      var inset = scrollView.contentInset
      inset.replace(top: top, left: left, bottom: bottom, right: right)
      if scrollView.contentInset != inset { scrollView.contentInset = inset }
    case .safeArea(let top, let left, let bottom, let right):
      recorded.safeArea.replace(top: top, left: left, bottom: bottom, right: right)
    case .window(let isIn): isIn ? window.addSubview(parent) : parent.removeFromSuperview()
    case .rows: break  // no control of Tug's asks how many rows there are
    case .tick(let seconds): mainQueue.tick(seconds)
    case .frame(let width, let height):
      if let width { scrollView.frame.size.width = CGFloat(width) }
      if let height { scrollView.frame.size.height = CGFloat(height) }
    case .ownInset(let top, let left, let bottom, let right):
      scrollView.tug.contentInset.replace(top: top, left: left, bottom: bottom, right: right)
    case .keep(let x, let y): scrollView.tug.keep(at: offset(x, y))
    case .rightToLeft(let isSo):
      host.updateTraits { $0.layoutDirection = isSo ? .rightToLeft : .leftToRight }
    case .on(let index, let event): perform(event, on: controls[index])
    default: perform(event, on: controls[0])
    }
  }

  private func perform(_ event: TraceEvent, on control: TracedControl) {
    switch event {
    case .begin: control.begin()
    case .end: later(control) { $0.end(.moreData) }
    case .endNoMore: later(control) { $0.end(.noMoreData) }
    case .fail: later(control) { $0.end(.failed(TraceError("the recorded action failed"))) }
    case .resetNoMore: later(control) { $0.refresher.resetNoMoreData() }
    case .cancel: control.refresher.replayCancelled()
    case .settled: control.refresher.settle()
    case .elapsed: control.refresher.elapse()
    case .barred(let isBarred): control.refresher.replayBarred(isBarred)
    case .hidden(let isHidden): control.refresher.isHidden = isHidden
    case .interaction(let isEnabled): control.refresher.isEnabled = isEnabled
    case .remove: control.remove()
    case .attach: control.attach()
    case .replace: control.replace()
    case .late: control.former.last?.refresher.endRefreshing()
    case .finish(let how): control.work.finish(how)
    case .tap: control.tap()
    case .height(let height): control.refresher.visibleExtent = CGFloat(height)
    case .option(let option): control.set(option)
    case .offset, .setOffset, .pan, .contentSize, .inset, .safeArea, .window, .rows, .tick, .frame,
      .ownInset, .keep, .rightToLeft, .on:
      break  // the scroll view's
    }
  }

  private func offset(_ x: Double?, _ y: Double?) -> CGPoint {
    var offset = scrollView.contentOffset
    if let x { offset.x = CGFloat(x) }
    if let y { offset.y = CGFloat(y) }
    return offset
  }

  private func resize(_ width: Double?, _ height: Double?) {
    var size = scrollView.contentSize
    if let width { size.width = CGFloat(width) }
    if let height { size.height = CGFloat(height) }
    scrollView.contentSize = size
  }

  /// What MJRefresh does in the next turn of the main queue.
  private func later(_ control: TracedControl, _ call: @escaping (TracedControl) -> Void) {
    guard !isLive else { return call(control) }
    // Nothing that waits in the queue keeps the queue.
    mainQueue.add { [weak control] in control.map(call) }
  }
}
