import Foundation
import HeadlessDriver
@_spi(Trace) import Tug

/// Plays the events of one trace on a scroll view with one of Tug's controls.
///
/// Nothing moves but what the trace moves: there is no finger and no physics, and time passes in
/// `tick` alone.
@MainActor
final class TracePlayer {
  let host = HeadlessHost()
  private let mainQueue: MainQueue
  let window: UIWindow
  private let parent: UIView
  let scrollView: UIScrollView
  private let recorded: RecordedScroll
  private let control: TracedControl
  private let isLive: Bool

  init(_ config: TraceConfig) {
    isLive = config.isLive
    if config.isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    // No frame is drawn; timers come when they are due, not a rounding error earlier.
    host.frameInterval = 1e-9
    let mainQueue = MainQueue(of: host)
    self.mainQueue = mainQueue
    let bounds = CGRect(origin: .zero, size: config.frame)
    (window, parent, scrollView, recorded, control) = host.run {
      let window = UIWindow(frame: bounds)
      window.makeKeyAndVisible()
      let parent = UIView(frame: bounds)
      let scrollView = UIScrollView(frame: bounds)
      parent.addSubview(scrollView)
      let control = TracedControl(config, on: scrollView, mainQueue: mainQueue)
      return (window, parent, scrollView, RecordedScroll(scrollView), control)
    }
    host.run { setUp(config) }
  }

  private func setUp(_ config: TraceConfig) {
    if config.isInWindow { window.addSubview(parent) }
    recorded.correctsOffset = config.insetClamp
    recorded.safeArea = UIEdgeInsets(config.safeArea)
    scrollView.contentSize = config.contentSize
    scrollView.contentInset = UIEdgeInsets(config.contentInset)
    scrollView.contentOffset = config.offset
    control.attach()
    host.layoutWindows()
    mainQueue.tick(0)
    host.layoutWindows()
    if let start = config.start { takeUp(start, at: config.offset) }
  }

  /// What the set-up has moved, and what it has made of the control, is not what was recorded.
  private func takeUp(_ start: TraceStart, at offset: CGPoint) {
    control.refresher.takeUp(start.moment)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    control.refresher.takeUp(start.moment)
  }

  func play(_ event: TraceEvent) {
    host.run {
      perform(event)
      host.layoutWindows()
    }
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
    case .begin: control.refresher.beginRefreshing()
    case .end: later { $0.endRefreshing() }
    case .endNoMore: later { $0.endRefreshing(.noMoreData) }
    case .fail: later { $0.endRefreshing(.failed(TraceError("the recorded action failed"))) }
    case .resetNoMore: later { $0.resetNoMoreData() }
    case .cancel: control.refresher.replayCancelled()
    case .settled: control.refresher.settle()
    case .elapsed: control.refresher.elapse()
    case .barred(let isBarred): control.refresher.replayBarred(isBarred)
    case .frame(let width, let height):
      if let width { scrollView.frame.size.width = CGFloat(width) }
      if let height { scrollView.frame.size.height = CGFloat(height) }
    case .ownInset(let top, let left, let bottom, let right):
      scrollView.tug.contentInset.replace(top: top, left: left, bottom: bottom, right: right)
    case .keep(let x, let y): scrollView.tug.keep(at: offset(x, y))
    case .hidden(let isHidden): control.refresher.isHidden = isHidden
    case .interaction(let isEnabled): control.refresher.isEnabled = isEnabled
    case .remove: control.remove()
    case .attach: control.attach()
    case .tap: control.tap()
    case .height(let height): control.refresher.visibleExtent = CGFloat(height)
    case .option(let option): control.set(option)
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
  private func later(_ call: @escaping (Refresher) -> Void) {
    guard !isLive else { return call(control.refresher) }
    mainQueue.add { [control] in call(control.refresher) }
  }
}

// MARK: - What there is to see

extension TracePlayer {
  var isAutomatic: Bool { control.kind.isAutomatic }

  /// True if `contentInset` is the app's own, to the bit.
  var hasOwnInset: Bool { scrollView.contentInset == scrollView.tug.contentInset }

  /// The inset that the control holds.
  var held: Double { Double(control.refresher.heldInset) }

  var state: TraceState {
    let (refresher, view) = (control.refresher, control.refresher.view)
    var state = TraceState()
    state.state = control.stateName
    state.pullingPercent = Double(refresher.progress)
    let offset = scrollView.contentOffset
    state.offset = Double(control.isHorizontal ? offset.x : offset.y)
    state.inset = .init(scrollView.contentInset)
    state.adjusted = .init(scrollView.adjustedContentInset)
    state.frame = view.frame
    state.isHidden = refresher.isHidden
    state.alpha = Double(view.alpha)
    state.content = scrollView.contentSize
    (state.fired, state.begun) = (control.counts.fired, control.counts.begun)
    (state.endBegan, state.ended) = (control.counts.endBegan, control.counts.ended)
    if recorded.isDecelerating { state.scrolling = "decelerating" }
    if recorded.isDragging { state.scrolling = "dragging" }
    state.isInteractive = scrollView.isUserInteractionEnabled
    state.look = control.look
    state.isHorizontal = control.isHorizontal
    return state
  }
}

// MARK: - Into UIKit's terms, and back

extension UIEdgeInsets {
  fileprivate init(_ insets: TraceInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  fileprivate mutating func replace(top: Double?, left: Double?, bottom: Double?, right: Double?) {
    if let top { self.top = CGFloat(top) }
    if let left { self.left = CGFloat(left) }
    if let bottom { self.bottom = CGFloat(bottom) }
    if let right { self.right = CGFloat(right) }
  }
}

extension TraceInsetsSeen {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension UIGestureRecognizer.State {
  fileprivate init(_ state: TraceEvent.PanState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
