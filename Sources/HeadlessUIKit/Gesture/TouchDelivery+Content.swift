import Foundation

/// A touch, with its view and the recognizers that receive it.
@MainActor
final class TouchTrack {
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
  func beginContent(_ track: TouchTrack) {
    guard case .none = track.content, !track.sharesView else { return }
    let isClaimed = track.recognizers.contains { $0.state.isActive && $0.cancelsTouchesInView }
    guard !isClaimed else {
      track.content = .over
      return
    }
    let scrollViews = Self.scrollViews(around: track.view)
    // A finger that stops a moving scroll view isn't delivered to the content under it.
    guard !scrollViews.contains(where: \.hasCaughtMotion) else {
      track.content = .over
      return
    }
    guard scrollViews.contains(where: { $0.delaysContentTouches && $0.isScrollEnabled }) else {
      return beginNow(track)
    }
    let host = track.view.host
    let delay = host.scrollTuning.contentTouchDelay
    let timer = host.schedule(after: delay) { [weak self, weak track] in
      if let track { self?.beginNow(track) }
    }
    track.content = .waiting(timer: timer)
  }

  private func beginNow(_ track: TouchTrack) {
    track.content = .begun
    track.view.touchesBegan([track.touch], with: track.firstEvent)
  }

  func forwardContent(_ track: TouchTrack, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .moved:
      if case .begun = track.content { track.view.touchesMoved([track.touch], with: event) }
    case .ended:
      if case .waiting(let timer) = track.content {
        track.view.host.cancelTimer(timer)
        beginNow(track)
      }
      guard case .begun = track.content else { return }
      track.content = .over
      track.view.touchesEnded([track.touch], with: event)
    case .cancelled:
      cancelContent(track, event)
    case .began, .stationary:
      return
    }
  }

  /// Cancels the touch for its view. A view that hasn't received the touch yet never will.
  func cancelContent(_ track: TouchTrack, _ event: UIEvent? = nil) {
    let before = track.content
    track.content = .over
    switch before {
    case .waiting(let timer): track.view.host.cancelTimer(timer)
    case .begun: track.view.touchesCancelled([track.touch], with: event ?? track.firstEvent)
    case .none, .over: return
    }
  }

  /// The views inside `scrollView` that have received one of these touches.
  func contentViews(with touches: [UITouch], in scrollView: UIScrollView) -> [UIView] {
    tracks.compactMap { track in
      guard case .begun = track.content, touches.contains(track.touch) else { return nil }
      return track.view === scrollView ? nil : track.view
    }
  }

  private static func scrollViews(around view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      ancestor = current.superview
    }
    return found
  }
}
