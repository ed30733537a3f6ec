import Foundation

/// The delivery of a window's touches to recognizers and views, which stay the same for the whole
/// touch.
@MainActor
final class TouchDelivery {
  var activeTouches: [TrackedTouch] = []
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  func deliver(_ event: UIEvent, in window: UIWindow) {
    window.host.run {
      let touches = event.allTouches ?? []
      for touch in touches where touch.phase == .began { begin(touch, event, in: window) }
      for phase in [UITouch.Phase.moved, .ended, .cancelled] {
        let changed = activeTouches.filter { $0.touch.phase == phase && touches.contains($0.touch) }
        if !changed.isEmpty { forward(changed, phase, event) }
      }
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    guard !activeTouches.contains(where: { $0.touch === touch }) else { return }
    guard let view = window.hitTest(touch.location, with: event) else { return }
    touch.window = window
    touch.view = view
    touch.tapCount = tapCount(of: touch)
    let tracked = TrackedTouch(touch: touch, view: view, event: event)
    tracked.sharesView = activeTouches.contains { $0.view === view }
    tracked.recognizers = recognizers(for: touch, on: view)
    activeTouches.append(tracked)
    for recognizer in tracked.recognizers {
      recognizer.touches.append(touch)
      if !recognizer.state.isOver { recognizer.touchesBegan([touch], with: event) }
    }
    beginContent(tracked)
  }

  /// The recognizers of the view and its ancestors, innermost first, which is their order of
  /// precedence.
  private func recognizers(for touch: UITouch, on view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        let delegate = recognizer.effectiveDelegate
        let receives = delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        if receives { found.append(recognizer) }
      }
      ancestor = current.containingView
    }
    return found
  }

  private func forward(_ changed: [TrackedTouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    let recognizers = Self.recognizers(of: changed)
    for recognizer in recognizers {
      let touches = Set(changed.map(\.touch).filter { recognizer.touches.contains($0) })
      guard !touches.isEmpty, !recognizer.state.isOver else { continue }
      recognizer.receive(touches, phase, event)
    }
    for tracked in changed { forwardContent(tracked, phase, event) }
    guard phase != .moved else { return }
    activeTouches.removeAll { tracked in changed.contains { $0 === tracked } }
    for recognizer in recognizers {
      for tracked in changed { recognizer.remove(tracked.touch) }
      recognizer.resetIfFinished()
    }
    guard phase == .ended, let touch = changed.last?.touch else { return }
    lastTap = (touch.location, touch.timestamp, touch.tapCount)
  }

  private static func recognizers(of activeTouches: [TrackedTouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for recognizer in activeTouches.flatMap(\.recognizers)
    where !found.contains(where: { $0 === recognizer }) {
      found.append(recognizer)
    }
    return found
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let lastTap, let tuning = touch.window?.host.scrollTuning,
      touch.timestamp - lastTap.time <= tuning.tapInterval
    else { return 1 }
    let distance = touch.location - lastTap.location
    return Double(hypot(distance.x, distance.y)) <= tuning.tapDistance ? lastTap.count + 1 : 1
  }
}

// MARK: - Exclusive recognition

extension TouchDelivery {
  /// Whether another gesture already owns one of these touches.
  func isOwned(_ touches: [UITouch], byOtherThan candidate: UIGestureRecognizer) -> Bool {
    rivals(of: candidate, for: touches).contains { rival in
      (rival.state.isActive || rival.state == .ended)
        && !candidate.canRecognizeSimultaneously(with: rival)
    }
  }

  /// Assigns the touches to a gesture: other recognizers fail, and the touches are canceled for
  /// their views.
  func grant(_ touches: [UITouch], to winner: UIGestureRecognizer) {
    for rival in rivals(of: winner, for: touches)
    where rival.state == .possible && !winner.canRecognizeSimultaneously(with: rival) {
      rival.state = .failed
    }
    guard winner.cancelsTouchesInView else { return }
    for tracked in activeTouches where touches.contains(tracked.touch) { cancelContent(tracked) }
  }

  private func rivals(
    of recognizer: UIGestureRecognizer, for touches: [UITouch]
  ) -> [UIGestureRecognizer] {
    let shared = activeTouches.filter { touches.contains($0.touch) }
    return Self.recognizers(of: shared).filter { rival in
      rival !== recognizer && touches.contains { rival.touches.contains($0) }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: return
    }
  }
}

/// A touch, with its view and the recognizers that receive it.
@MainActor
final class TrackedTouch {
  let touch: UITouch
  /// Strong until the touch ends, as in UIKit: a removed view still receives the end of its touch.
  let view: UIView
  let firstEvent: UIEvent
  var recognizers: [UIGestureRecognizer] = []
  /// Whether another touch was already on the view; views receive one touch at a time.
  var sharesView = false
  var content = Content.none

  /// The state of the touch's delivery to the view.
  enum Content {
    case none
    /// Delayed by a scroll view until the timer fires.
    case waiting(timer: Int)
    case begun
    case over
  }

  init(touch: UITouch, view: UIView, event: UIEvent) {
    self.touch = touch
    self.view = view
    firstEvent = event
  }
}

extension TouchDelivery {
  func beginContent(_ tracked: TrackedTouch) {
    guard case .none = tracked.content, !tracked.sharesView else { return }
    let isClaimed = tracked.recognizers.contains { $0.state.isActive && $0.cancelsTouchesInView }
    guard !isClaimed else {
      tracked.content = .over
      return
    }
    let scrollViews = Self.scrollViews(around: tracked.view)
    // A finger that stops a moving scroll view isn't delivered to the content under it.
    guard !scrollViews.contains(where: \.hasCaughtMotion) else {
      tracked.content = .over
      return
    }
    guard scrollViews.contains(where: { $0.delaysContentTouches && $0.isScrollEnabled }) else {
      return beginNow(tracked)
    }
    let host = tracked.view.host
    let delay = host.scrollTuning.contentTouchDelay
    let timer = host.schedule(after: delay) { [weak self, weak tracked] in
      if let tracked { self?.beginNow(tracked) }
    }
    tracked.content = .waiting(timer: timer)
  }

  private func beginNow(_ tracked: TrackedTouch) {
    tracked.content = .begun
    tracked.view.touchesBegan([tracked.touch], with: tracked.firstEvent)
  }

  func forwardContent(_ tracked: TrackedTouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .moved:
      if case .begun = tracked.content { tracked.view.touchesMoved([tracked.touch], with: event) }
    case .ended:
      if case .waiting(let timer) = tracked.content {
        tracked.view.host.cancelTimer(timer)
        beginNow(tracked)
      }
      guard case .begun = tracked.content else { return }
      tracked.content = .over
      tracked.view.touchesEnded([tracked.touch], with: event)
    case .cancelled:
      cancelContent(tracked, event)
    case .began, .stationary:
      return
    }
  }

  /// Cancels the touch for its view. A view that hasn't received the touch yet never will.
  func cancelContent(_ tracked: TrackedTouch, _ event: UIEvent? = nil) {
    let before = tracked.content
    tracked.content = .over
    switch before {
    case .waiting(let timer): tracked.view.host.cancelTimer(timer)
    case .begun: tracked.view.touchesCancelled([tracked.touch], with: event ?? tracked.firstEvent)
    case .none, .over: return
    }
  }

  /// The views inside `scrollView` that have received one of these touches.
  func contentViews(with touches: [UITouch], in scrollView: UIScrollView) -> [UIView] {
    activeTouches.compactMap { tracked in
      guard case .begun = tracked.content, touches.contains(tracked.touch) else { return nil }
      return tracked.view === scrollView ? nil : tracked.view
    }
  }

  private static func scrollViews(around view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view.containingView
    while let current = ancestor {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      ancestor = current.containingView
    }
    return found
  }
}
