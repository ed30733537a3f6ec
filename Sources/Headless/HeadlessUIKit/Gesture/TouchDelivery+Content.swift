import Foundation

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
