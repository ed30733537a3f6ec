import Foundation

extension UIScrollView {
  /// Whether the current touch stopped a motion of the content.
  var hasCaughtMotion: Bool {
    if case .touched(let stopped) = activity { stopped } else { false }
  }

  func fingerTouched() {
    switch activity {
    case .rest:
      carriedVelocity = .zero
      activity = .touched(stopped: false)
    case .decelerating(let motion):
      carriedVelocity = motion.isInertia ? motion.velocity(at: host.time) : .zero
      activity = .touched(stopped: true)
    case .touched, .dragging, .lifting, .driven: return
    }
    animation = nil
    updateFrames()
  }

  func dragBegan() {
    if hasCaughtMotion {
      activity = .touched(stopped: false)
      callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    }
    guard window != nil, driven == nil else { return }
    let offset = layer.boundsOrigin
    activity = .dragging(
      DragOrigin(
        raw: CGPoint(
          x: horizontalAxis.raw(shown: Double(offset.x)),
          y: verticalAxis.raw(shown: Double(offset.y))),
        locked: dragLock))
    callDelegate("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    // As recorded, the movement that begins a drag already moves the content by its travel beyond the
    // slop.
    if pan.translation(in: containingView) != .zero { dragMoved() }
  }

  /// Both axes convert the total movement of the finger, not the last step: with damped steps, the
  /// result would depend on their number.
  func dragMoved() {
    guard case .dragging(let origin) = activity else { return }
    // An animation that the app started during the drag is stopped.
    if animation != nil {
      animation = nil
      updateFrames()
    }
    let translation = dragTranslation
    var offset = layer.boundsOrigin
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    if horizontal.isMovable, origin.locked != .vertical {
      offset.x = horizontal.shown(raw: Double(origin.raw.x - translation.x))
    }
    if vertical.isMovable, origin.locked != .horizontal {
      offset.y = vertical.shown(raw: Double(origin.raw.y - translation.y))
    }
    show(offset)
  }

  /// Continues a drag from an offset in range that the app assigns during the drag. Endless lists,
  /// such as Apple's own sample, move their content this way. An offset beyond an edge is displayed
  /// until the next movement, which still starts from the origin of the drag.
  func updateDragOrigin(_ origin: DragOrigin, from old: CGPoint, to new: CGPoint) {
    let translation = dragTranslation
    var moved = origin
    if new.x != old.x, horizontalAxis.contains(Double(new.x)) {
      moved.raw.x = new.x + translation.x
    }
    if new.y != old.y, verticalAxis.contains(Double(new.y)) { moved.raw.y = new.y + translation.y }
    activity = .dragging(moved)
  }

  /// The movement of the fingers, or of the pointing device, since the start of the drag.
  private var dragTranslation: CGPoint { pointerTranslation ?? pan.translation(in: dragSpace) }

  /// The view in whose coordinates drags count.
  var dragSpace: UIView? { host.behavior.dragsInOwnCoordinates ? self : containingView }

  private var dragLock: DragLock? {
    guard isDirectionalLockEnabled, pointerTranslation == nil else { return nil }
    let translation = CGPoint(
      x: abs(pan.recognizedTranslation.x), y: abs(pan.recognizedTranslation.y))
    let tuned = CGFloat(host.scrollTuning.directionalLockRatio)
    let ratio = tuned >= 1 ? tuned : 1
    if translation.x >= translation.y * ratio { return .horizontal }
    return translation.y >= translation.x * ratio ? .vertical : nil
  }

  /// Whether content that has already received the touch releases it.
  var contentReleasesTouches: Bool {
    guard let delivery = window?.touchDelivery else { return true }
    let views = delivery.contentViews(with: pan.touches, in: self)
    return views.isEmpty || (canCancelContentTouches && views.allSatisfy(touchesShouldCancel))
  }
}

// MARK: - Release

extension UIScrollView {
  /// Handles the end of a touch, or its loss to another gesture. `velocity` is in points per
  /// second.
  func fingerLifted(velocity: CGPoint) {
    switch activity {
    case .touched(stopped: false):
      activity = .rest
      correctIfDeferred()
    case .touched(stopped: true): release(velocity: .zero, stopped: true)
    case .dragging(let origin): release(velocity: locked(velocity, origin.locked), stopped: false)
    case .rest, .lifting, .decelerating, .driven: return
    }
  }

  private func locked(_ velocity: CGPoint, _ lock: DragLock?) -> CGPoint {
    switch lock {
    case .horizontal: CGPoint(x: velocity.x, y: 0)
    case .vertical: CGPoint(x: 0, y: velocity.y)
    case nil: velocity
    }
  }

  private func release(velocity: CGPoint, stopped: Bool) {
    let release = ScrollRelease(of: self, fingerVelocity: velocity)
    let target = delegateTarget(for: release)
    guard activity.isTracking else { return }
    let motion = release.motion(of: self, target: target)
    let moves = release.moves(motion)
    if moves, stopped {
      activity = .touched(stopped: false)
      callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    }
    activity = .lifting(stopped: stopped && !moves, inertia: moves && motion.isInertia)
    callDelegate("scrollViewDidEndDragging") {
      $0.scrollViewDidEndDragging(self, willDecelerate: moves)
    }
    guard case .lifting = activity else { return }
    if moves {
      // The motion uses the insets that the delegate just set, but still starts at the release.
      beginMotion(release.motion(of: self, target: target))
    } else {
      activity = .rest
      if stopped {
        callDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
      }
    }
    correctIfDeferred()
  }

  /// The target requested by the delegate for each axis, where it differs from the proposed one.
  private func delegateTarget(for release: ScrollRelease) -> (x: Double?, y: Double?) {
    let natural = rounded(release.motion(of: self, target: (nil, nil)).announcedTarget)
    var target = natural
    if let scrollTrackingBar {
      target.y = CGFloat(
        verticalAxis.clamped(Double(scrollTrackingBar.settledOffset(natural.y, in: self))))
    }
    let velocity = CGPoint(x: release.fling.x / 1000, y: release.fling.y / 1000)
    withUnsafeMutablePointer(to: &target) { pointer in
      callDelegate("scrollViewWillEndDragging") {
        $0.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: pointer)
      }
    }
    guard target.isFinite else { return (nil, nil) }
    return (
      target.x == natural.x ? nil : Double(target.x),
      target.y == natural.y ? nil : Double(target.y)
    )
  }

  func correctIfDeferred() {
    guard hasDeferredCorrection, !activity.isHeld else { return }
    hasDeferredCorrection = false
    correctOffset()
  }
}

/// The offset, time, and velocity of a release.
@MainActor
struct ScrollRelease {
  let offset: CGPoint
  let time: TimeInterval
  /// The reported velocity of the content, in points per second.
  let fling: CGPoint

  init(of scrollView: UIScrollView, fingerVelocity: CGPoint) {
    offset = scrollView.layer.boundsOrigin
    time = scrollView.host.time
    fling = CGPoint(
      x: scrollView.horizontalAxis.fling(
        fingerVelocity: Double(fingerVelocity.x), carrying: Double(scrollView.carriedVelocity.x)),
      y: scrollView.verticalAxis.fling(
        fingerVelocity: Double(fingerVelocity.y), carrying: Double(scrollView.carriedVelocity.y)))
  }

  func motion(of view: UIScrollView, target: (x: Double?, y: Double?)) -> ScrollMotion {
    let (horizontal, vertical) = (view.horizontalAxis, view.verticalAxis)
    let inRange = horizontal.contains(Double(offset.x)) && vertical.contains(Double(offset.y))
    return ScrollMotion(
      horizontal: timedMotion(horizontal, Double(offset.x), Double(fling.x), target.x),
      vertical: timedMotion(vertical, Double(offset.y), Double(fling.y), target.y),
      isInertia: inRange)
  }

  private func timedMotion(
    _ axis: ScrollAxis, _ offset: Double, _ fling: Double, _ target: Double?
  ) -> TimedAxisMotion {
    let target = target ?? axis.page(from: offset, fling: fling)
    return TimedAxisMotion(
      motion: axis.motion(from: offset, fling: fling, target: target),
      start: time, range: axis.range, target: target)
  }

  func moves(_ motion: ScrollMotion) -> Bool {
    let lasts = max(motion.horizontal.motion.duration, motion.vertical.motion.duration) > 0
    return lasts || motion.destination != offset
  }
}
