import Foundation
import HeadlessUIKit

/// A finger on a window. Its movements take time and advance the clock of the window's host.
///
/// Points are in the window. Invalid calls have no effect: moving a finger that is up, putting down
/// a finger that is down, a window that was released, and nonfinite numbers.
@MainActor
public final class Finger {
  /// The current or last location of the finger.
  public private(set) var location = CGPoint.zero
  /// Whether the finger touches the window.
  public var isDown: Bool { touch != nil }

  private weak var window: UIWindow?
  private let host: HeadlessHost
  private var touch: UITouch?

  /// Creates a finger that is up, on a window that it doesn't retain.
  public init(on window: UIWindow) {
    self.window = window
    host = window.host
  }

  // MARK: Single events

  /// Puts the finger down.
  public func down(at point: CGPoint) {
    guard touch == nil, point.x.isFinite, point.y.isFinite else { return }
    location = point
    let touch = UITouch(at: point, timestamp: host.time)
    self.touch = touch
    send(touch)
  }

  /// Moves the finger at once, in no time.
  public func move(to point: CGPoint) {
    guard let touch, point.x.isFinite, point.y.isFinite else { return }
    location = point
    touch.update(.moved, at: point, timestamp: host.time)
    send(touch)
  }

  /// Lifts the finger.
  public func up() { finish(.ended) }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() { finish(.cancelled) }

  private func finish(_ phase: UITouch.Phase) {
    guard let touch else { return }
    self.touch = nil
    touch.update(phase, at: location, timestamp: host.time)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    window?.sendEvent(UIEvent(touches: [touch], timestamp: host.time))
  }
}

// MARK: - Movements

extension Finger {
  /// Moves the finger at a constant speed.
  ///
  /// - Parameters:
  ///   - distance: The distance in points.
  ///   - duration: The duration in seconds.
  ///   - steps: The number of movements. The default is one for each frame of 1/60 second.
  public func move(by distance: CGPoint, over duration: TimeInterval, steps: Int? = nil) {
    let count = steps.map { max(1, $0) } ?? Self.steps(in: duration)
    let start = location
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      host.advance(by: duration / Double(count))
      move(to: CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share))
    }
  }

  /// Holds the finger still for `seconds`.
  public func hold(_ seconds: TimeInterval) { host.advance(by: seconds) }

  /// Touches a point for a moment, 0.05 s by default, and lifts the finger.
  public func tap(at point: CGPoint, holding seconds: TimeInterval = 0.05) {
    down(at: point)
    hold(seconds)
    up()
  }

  /// Touches, moves, holds for `hold` seconds, and lifts. The touch slop is part of the distance:
  /// the content follows after the movement that is recognized as a drag.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, steps: Int? = nil,
    hold: TimeInterval = 0.2
  ) {
    down(at: start)
    move(by: CGPoint(x: end.x - start.x, y: end.y - start.y), over: duration, steps: steps)
    self.hold(hold)
    up()
  }

  /// Touches and moves just far enough to be recognized as a drag. The content follows all further
  /// movements.
  public func grab(at point: CGPoint, toward direction: CGPoint) {
    let length = hypot(direction.x, direction.y)
    guard length > 0, length.isFinite else { return down(at: point) }
    // A fractional length could be rounded to less than the slop.
    let slop = max(CGFloat(host.scrollTuning.touchSlop), 1).rounded(.up)
    down(at: point)
    host.advance(by: host.frameInterval)
    move(
      to: CGPoint(
        x: point.x + direction.x / length * slop, y: point.y + direction.y / length * slop))
  }

  /// Touches, moves at a constant `velocity` in points per second for `duration` seconds, and lifts
  /// while moving.
  public func fling(
    from start: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.1
  ) {
    down(at: start)
    move(by: CGPoint(x: velocity.x * duration, y: velocity.y * duration), over: duration)
    up()
  }

  private static func steps(in duration: TimeInterval) -> Int {
    let count = (duration * 60).rounded()
    return count > 1 && count < 1e6 ? Int(count) : 1
  }
}

// The rubber band makes content beyond an edge follow a finger less and less. These drags end at an
// offset, so that a test can stop just before a threshold, or just beyond it.
extension Finger {
  /// Drags a scroll view to a vertical offset, holds, and lifts.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view in the finger's window. A finger that is up touches its middle.
  ///   - y: The vertical offset, which may be beyond an edge.
  ///   - hold: The time for which the finger rests before it lifts, so that the release has no
  ///     velocity. The default is 0.2 s.
  /// - Returns: whether the scroll view was at the offset, to the pixel, when the finger lifted.
  @discardableResult
  public func drag(
    _ scrollView: UIScrollView, toOffset y: CGFloat, hold: TimeInterval = 0.2
  ) -> Bool {
    let isThere = pull(scrollView, toOffset: CGPoint(x: scrollView.contentOffset.x, y: y))
    self.hold(hold)
    up()
    return isThere
  }

  /// Drags a scroll view to an offset along both axes, holds, and lifts.
  @discardableResult
  public func drag(
    _ scrollView: UIScrollView, toOffset offset: CGPoint, hold: TimeInterval = 0.2
  ) -> Bool {
    let isThere = pull(scrollView, toOffset: offset)
    self.hold(hold)
    up()
    return isThere
  }

  /// Drags a scroll view to a vertical offset, and stays down.
  @discardableResult
  public func pull(_ scrollView: UIScrollView, toOffset y: CGFloat) -> Bool {
    pull(scrollView, toOffset: CGPoint(x: scrollView.contentOffset.x, y: y))
  }

  /// Drags a scroll view to an offset, and stays down. The finger moves at most 1,200 points a second,
  /// and follows changes of the geometry on its way.
  @discardableResult
  public func pull(_ scrollView: UIScrollView, toOffset target: CGPoint) -> Bool {
    guard target.x.isFinite, target.y.isFinite else { return false }
    if !isDown {
      let bounds = scrollView.bounds
      grab(
        at: scrollView.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil),
        toward: scrollView.fingerMovement(toOffset: target))
    }
    for _ in 0..<Self.longestPull {
      let way = scrollView.fingerMovement(toOffset: target)
      let length = hypot(way.x, way.y)
      if length < Self.exactness { break }
      let share = min(1, Self.longestStep / length)
      hold(scrollView.host.frameInterval)
      move(to: CGPoint(x: location.x + way.x * share, y: location.y + way.y * share))
    }
    let pixel = 1 / scrollView.host.screen.scale
    let offset = scrollView.contentOffset
    return abs(offset.x - target.x) <= pixel && abs(offset.y - target.y) <= pixel
  }

  /// Loses the drag to a gesture of the system, such as that of a sheet: the recognizer is canceled, and
  /// the finger stays down without effect.
  public func loseDrag(of scrollView: UIScrollView) {
    scrollView.host.run { scrollView.panGestureRecognizer.cancel() }
  }

  /// In frames, so that an app that moves the content back each time doesn't hang a test.
  private static var longestPull: Int { 600 }
  private static var longestStep: CGFloat { 20 }
  private static var exactness: CGFloat { 0.01 }
}
