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
