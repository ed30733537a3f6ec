import Foundation

// A wheel moves the content in notches, which stay in range. A trackpad drags it like a finger, with
// the rubber band, and throws it. Both set the flags and the state of the pan recognizer, as recorded, but
// have no touches: `numberOfTouches` is 0.
extension UIScrollView {
  /// Moves the content by one notch of a wheel, within its range. Not in UIKit.
  ///
  /// The notch is a whole drag: it begins, moves, and ends without velocity. It stops a deceleration.
  /// During a touch, it has no effect; during another notch, both add up. A nonfinite delta is ignored. See
  /// `UIKitBehavior.wheelsDrag` and `wheelNotchDuration`.
  public func scroll(byWheel delta: CGPoint) {
    guard delta.isFinite else { return }
    if wheelNotch != nil { return extendNotch(by: delta) }
    guard !activity.isTracking, isScrollEnabled else { return }
    guard host.behavior.wheelsDrag, driven == nil, window != nil else {
      return assignOffset(byWheel: delta)
    }
    let target = offset(movedByWheel: delta)
    guard target != layer.boundsOrigin else { return }
    guard pointerBegan() else { return }
    let duration = host.behavior.wheelNotchDuration
    guard duration > 0, duration.isFinite else {
      pan.drive(to: .changed)
      show(target)
      return pointerEnded(velocity: .zero)
    }
    wheelNotch = WheelNotch(
      start: host.time, duration: duration, origin: layer.boundsOrigin, target: target)
    updateFrames()
  }

  private func assignOffset(byWheel delta: CGPoint) {
    if case .decelerating = activity {
      activity = .rest
      updateFrames()
      callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    }
    let offset = offset(movedByWheel: delta)
    if offset != layer.boundsOrigin { setContentOffset(offset, animated: false) }
  }

  private func offset(movedByWheel delta: CGPoint) -> CGPoint {
    var offset = layer.boundsOrigin
    if delta.x != 0, horizontalAxis.isMovable {
      offset.x = horizontalAxis.clamped(Double(offset.x + delta.x))
    }
    if delta.y != 0, verticalAxis.isMovable {
      offset.y = verticalAxis.clamped(Double(offset.y + delta.y))
    }
    return rounded(offset)
  }

  /// Whether a wheel movement of `delta` would move the content.
  package func canScroll(byWheel delta: CGPoint) -> Bool {
    guard isScrollEnabled, delta.isFinite else { return false }
    let isVertical = abs(delta.y) >= abs(delta.x)
    let axis = isVertical ? verticalAxis : horizontalAxis
    let (offset, distance) =
      isVertical
      ? (layer.boundsOrigin.y, delta.y) : (layer.boundsOrigin.x, delta.x)
    return axis.isMovable && axis.clamped(Double(offset + distance)) != Double(offset)
  }
}

// MARK: - Animated notches

/// A notch of a wheel that takes time.
struct WheelNotch {
  var start: TimeInterval
  var duration: TimeInterval
  var origin: CGPoint
  var target: CGPoint
}

extension UIScrollView {
  private func extendNotch(by delta: CGPoint) {
    guard var notch = wheelNotch else { return }
    let target = CGPoint(x: notch.target.x + delta.x, y: notch.target.y + delta.y)
    notch.target = rounded(clamped(target))
    (notch.start, notch.origin) = (host.time, layer.boundsOrigin)
    wheelNotch = notch
  }

  func stepNotch(at time: TimeInterval) {
    guard let notch = wheelNotch, case .dragging = activity else { return }
    let part = min(1, max(0, CGFloat((time - notch.start) / notch.duration)))
    pan.drive(to: .changed)
    show(
      CGPoint(
        x: notch.origin.x + (notch.target.x - notch.origin.x) * part,
        y: notch.origin.y + (notch.target.y - notch.origin.y) * part))
    guard part == 1, wheelNotch != nil else { return }
    wheelNotch = nil
    pointerEnded(velocity: .zero)
    updateFrames()
  }
}

// MARK: - Drags without touches

extension UIScrollView {
  /// Begins a drag by a pointing device. Returns `false` if the content can't be dragged now.
  package func pointerBegan() -> Bool {
    guard !activity.isTracking, isScrollEnabled, window != nil, driven == nil else { return false }
    return host.run {
      pointerTranslation = .zero
      fingerTouched()
      pan.drive(to: .began)
      dragBegan()
      guard case .dragging = activity else {
        forgetPointer()
        return false
      }
      return true
    }
  }

  /// Moves the content to the total movement of the pointing device since the beginning of the drag,
  /// in the coordinates of the scroll view. A positive movement moves the content down and right.
  package func pointerMoved(to translation: CGPoint) {
    guard pointerTranslation != nil, translation.isFinite else { return }
    host.run {
      pointerTranslation = translation
      pan.drive(to: .changed)
      dragMoved()
    }
  }

  /// Ends the drag with the velocity of the pointing device, in points per second.
  package func pointerEnded(velocity: CGPoint, cancelled: Bool = false) {
    guard pointerTranslation != nil else { return }
    host.run {
      pan.drive(to: cancelled ? .cancelled : .ended)
      fingerLifted(velocity: velocity.isFinite ? velocity : .zero)
      forgetPointer()
    }
  }

  /// Makes the recognizer possible again.
  func forgetPointer() {
    wheelNotch = nil
    guard pointerTranslation != nil else { return }
    pointerTranslation = nil
    if pan.state.isActive { pan.drive(to: .cancelled) }
    if pan.state != .possible { pan.drive(to: .possible) }
  }

  /// The movement in the scroll view's coordinates for one in the window's.
  package func dragVector(inWindow movement: CGPoint) -> CGPoint {
    pan.vector(movement, in: dragSpace)
  }
}
