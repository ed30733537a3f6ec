import Foundation
import ScrollPhysics

/// A recognizer for fingers that move across the view.
///
/// The gesture begins when a touch has moved at least `ScrollTuning.touchSlop` points from its
/// start. The translation excludes that distance, but not the rest of the movement that leaves it, as
/// recorded.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The movement of the fingers in the window. It is the mean of their movements, so that it
  /// doesn't change when a finger is added or removed.
  private var movement = CGPoint.zero
  private var origin = CGPoint.zero
  private var lastStep = CGPoint.zero
  private var horizontal = ReleaseVelocity()
  private var vertical = ReleaseVelocity()
  private var latest: TimeInterval = 0

  /// The translation since the recognition, in points of `view`'s coordinates. Before the
  /// recognition, it is the translation since the start of the touch.
  open func translation(in view: UIView?) -> CGPoint { vector(movement - origin, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return }
    origin = movement - windowVector(translation, from: view)
  }

  /// The velocity in points per second, in `view`'s coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = CGPoint(x: horizontal.velocity(at: latest), y: vertical.velocity(at: latest))
    return vector(velocity, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start(at: event.timestamp) }
    if numberOfTouches > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    updateMovement(touches)
    switch state {
    case .possible: if hasLeftSlop, accepts(movement) { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: return
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = numberOfTouches - touches.count
    updateMovement(touches)
    latest = event.timestamp
    guard remaining < max(1, minimumNumberOfTouches) else { return }
    if state.isActive { state = .ended } else if remaining == 0 { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive { state = .cancelled } else { state = .failed }
  }

  override func recognitionGranted() { origin = movement - movementBeyondSlop }

  /// Whether a movement in the window is one that this recognizer accepts.
  func accepts(_ movement: CGPoint) -> Bool { true }
}

extension UIPanGestureRecognizer {
  private func start(at time: TimeInterval) {
    movement = .zero
    origin = .zero
    lastStep = .zero
    latest = time
    let staleInterval = host.scrollTuning.velocityStaleInterval
    horizontal = ReleaseVelocity(staleInterval: staleInterval)
    vertical = ReleaseVelocity(staleInterval: staleInterval)
    horizontal.add(position: 0, at: time)
    vertical.add(position: 0, at: time)
  }

  private func updateMovement(_ moved: Set<UITouch>) {
    var sum = CGPoint.zero
    for touch in moved {
      sum = sum + (touch.location - touch.previousLocation)
      latest = max(latest, touch.timestamp)
    }
    // The end of a touch repeats the last location. As a sample, it would look like a finger at
    // rest.
    guard sum != .zero, numberOfTouches > 0 else { return }
    let count = CGFloat(numberOfTouches)
    lastStep = CGPoint(x: sum.x / count, y: sum.y / count)
    movement = movement + lastStep
    horizontal.add(position: Double(movement.x), at: latest)
    vertical.add(position: Double(movement.y), at: latest)
  }

  private var hasLeftSlop: Bool {
    guard numberOfTouches >= minimumNumberOfTouches, movement != .zero else { return false }
    return hypot(movement.x, movement.y) >= CGFloat(host.scrollTuning.touchSlop)
  }

  /// The part of the movement beyond the slop, but no more than the last step: a gesture that is
  /// recognized later than it leaves the slop doesn't jump.
  private var movementBeyondSlop: CGPoint {
    let distance = hypot(movement.x, movement.y)
    let beyond = distance - CGFloat(host.scrollTuning.touchSlop)
    // A movement of exactly the slop may be rounded to slightly more.
    guard beyond > 1e-9 else { return .zero }
    let share = min(beyond, hypot(lastStep.x, lastStep.y)) / distance
    return CGPoint(x: movement.x * share, y: movement.y * share)
  }

  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    view?.movementFromRoot(vector) ?? vector
  }

  func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    view?.movementToRoot(vector) ?? vector
  }
}
