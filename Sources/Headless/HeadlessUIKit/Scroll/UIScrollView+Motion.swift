import Foundation

extension UIScrollView: FrameClient {
  func frame(at time: TimeInterval) {
    guard window != nil else { return stopMotion() }
    if wheelNotch != nil { stepNotch(at: time) }
    if animation != nil { stepAnimation(at: time) }
    if case .decelerating = activity { stepMotion(at: time) }
  }

  /// Requests frames only while something moves.
  func updateFrames() {
    if case .decelerating = activity { return host.startFrames(for: self) }
    let moves = animation != nil || wheelNotch != nil
    if moves { host.startFrames(for: self) } else { host.stopFrames(for: self) }
  }

  /// Ends all motion without a callback when the view leaves the display.
  func stopMotion() {
    let wasMoving = if case .rest = activity { false } else { true }
    if wasMoving { stoppedOffWindow = true }
    if driven == nil { activity = .rest }
    animation = nil
    hasDeferredCorrection = false
    forgetPointer()
    updateFrames()
    // As recorded, content that rests beyond its range enters it, too.
    guard driven == nil, host.behavior.entersRangeWithoutWindow else { return }
    let legal = rounded(clamped(layer.boundsOrigin))
    if legal != layer.boundsOrigin { show(legal) }
  }
}

// MARK: - After a release

extension UIScrollView {
  /// Starts a motion. As recorded, the content first moves in the next frame; without bounces, it moves
  /// back to its range at once.
  func beginMotion(_ motion: ScrollMotion) {
    activity = .decelerating(motion)
    updateFrames()
    callDelegate("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
    guard case .decelerating(let current) = activity else { return }
    if rounded(current.offset(at: host.time)) != layer.boundsOrigin { showMotion(at: host.time) }
  }

  private func stepMotion(at time: TimeInterval) {
    // While the app animates the offset, the deceleration continues invisibly.
    if animation == nil {
      showLastPixel(at: time)
      showMotion(at: time)
    }
    guard case .decelerating(let motion) = activity, motion.isOver(at: time) else { return }
    // A change during the last step can end the motion elsewhere, which the next frame displays.
    guard animation != nil || rounded(motion.destination) == rounded(layer.boundsOrigin) else {
      return
    }
    activity = .rest
    updateFrames()
    callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// As recorded, the last frame of a bounce has two offsets: one pixel before the end, then the end.
  private func showLastPixel(at time: TimeInterval) {
    guard case .decelerating(let motion) = activity, !motion.isInertia, motion.isOver(at: time)
    else { return }
    let (offset, end, pixel) = (
      layer.boundsOrigin, rounded(motion.destination), 1 / host.screen.scale
    )
    func last(_ value: CGFloat, _ end: CGFloat) -> CGFloat {
      end + min(max(value - end, -pixel), pixel)
    }
    let target = CGPoint(x: last(offset.x, end.x), y: last(offset.y, end.y))
    if rounded(target) != offset, rounded(target) != end { show(target) }
  }

  private func showMotion(at time: TimeInterval) {
    guard case .decelerating(var motion) = activity else { return }
    let offset = motion.offset(at: time)
    if motion.isInertia, !isInRange(offset) {
      motion.isInertia = false
      activity = .decelerating(motion)
    }
    show(offset)
  }

  private func isInRange(_ offset: CGPoint) -> Bool {
    horizontalAxis.contains(Double(offset.x)) && verticalAxis.contains(Double(offset.y))
  }

  func retargetMotion() {
    guard case .decelerating(var motion) = activity else { return }
    motion.horizontal = motion.horizontal.retargeted(to: horizontalAxis, at: host.time)
    motion.vertical = motion.vertical.retargeted(to: verticalAxis, at: host.time)
    activity = .decelerating(motion)
  }

  /// Handles an offset assigned by the app: a drag continues from it, and a deceleration continues
  /// with the same velocity.
  func offsetAssigned(from old: CGPoint, to new: CGPoint) {
    if case .dragging(let origin) = activity { return updateDragOrigin(origin, from: old, to: new) }
    guard case .decelerating(var motion) = activity else { return }
    let time = host.time
    if new.x != old.x {
      motion.horizontal = motion.horizontal.moved(to: Double(new.x), on: horizontalAxis, at: time)
    }
    if new.y != old.y {
      motion.vertical = motion.vertical.moved(to: Double(new.y), on: verticalAxis, at: time)
    }
    activity = .decelerating(motion)
  }
}

// MARK: - Programmatic scrolling

extension UIScrollView {
  func moveOffset(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else { return }
    let tells = host.behavior.setOffsetsTellEnds
    if tells || !animated || window == nil { endDeceleration(telling: tells) }
    guard animated, window != nil else {
      driven?.isDecelerating = false
      if animation != nil, !activity.isHeld { hasDeferredCorrection = false }
      endAnimation()
      isSetOffset = true
      contentOffset = offset
      isSetOffset = false
      if animated, tells { tellEndOfAnimation() }
      return
    }
    let target = rounded(offset)
    guard target != layer.boundsOrigin || animation != nil else { return }
    animation = OffsetAnimation(
      from: layer.boundsOrigin, to: target, at: host.time, tuning: host.scrollTuning)
    updateFrames()
  }

  private func endDeceleration(telling tells: Bool) {
    guard case .decelerating = activity else { return }
    activity = .rest
    updateFrames()
    if tells {
      callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    }
  }

  /// Ends an animated offset that an unanimated one replaces. As recorded, the delegate is told of its end.
  private func endAnimation() {
    let ended = animation?.purpose
    animation = nil
    updateFrames()
    if ended == .offset { tellEndOfAnimation() }
  }

  private func tellEndOfAnimation() {
    callDelegate("scrollViewDidEndScrollingAnimation") {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func stepAnimation(at time: TimeInterval) {
    guard let animation else { return }
    guard animation.isOver(at: time) else {
      contentOffset = animation.offset(at: time)
      return
    }
    self.animation = nil
    updateFrames()
    // As recorded, the last frame moves the content only if it isn't there yet.
    if layer.boundsOrigin != animation.destination { contentOffset = animation.destination }
    switch animation.purpose {
    case .offset: tellEndOfAnimation()
    case .top: callDelegate("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
    }
    if self.animation == nil { correctIfDeferred() }
  }

  func stopScrolling() {
    pointerEnded(velocity: .zero, cancelled: true)
    if pan.state.isActive { pan.cancel() }
    if case .decelerating = activity { activity = .rest }
    driven?.isDecelerating = false
    animation = nil
    updateFrames()
    guard !activity.isHeld else { return }
    var target = clamped(layer.boundsOrigin)
    if let page = horizontalAxis.page(from: Double(target.x), fling: 0) { target.x = CGFloat(page) }
    if let page = verticalAxis.page(from: Double(target.y), fling: 0) { target.y = CGFloat(page) }
    if rounded(target) != layer.boundsOrigin { show(target) }
  }

  func scrollToTop() {
    let top = CGPoint(x: layer.boundsOrigin.x, y: CGFloat(verticalAxis.range.lowerBound))
    guard rounded(top) != layer.boundsOrigin else { return }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    if case .decelerating = activity { activity = .rest }
    moveOffset(to: top, animated: true)
    animation?.purpose = .top
  }
}

extension UIWindow {
  /// Simulates a tap on the status bar. Not in UIKit. If exactly one scroll view in the window has
  /// `scrollsToTop` set, it scrolls to the top with an animation.
  public func tapStatusBar() {
    host.run {
      var found: [UIScrollView] = []
      collectScrollViews(in: self, into: &found)
      guard found.count == 1, let scrollView = found.first else { return }
      scrollView.scrollToTop()
    }
  }

  private func collectScrollViews(in view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
    for subview in view.containedViews { collectScrollViews(in: subview, into: &found) }
  }
}
