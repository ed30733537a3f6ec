import Foundation
import HeadlessUIKit

/// A converter from the events of a real pointing device, such as touches in a browser, to touches
/// on a window. It never advances the host's clock.
///
/// Timestamps use the device's clock. They are aligned with the host's clock when the first finger
/// goes down, and keep their intervals until the last finger lifts. Velocities are therefore those
/// on the device, no matter how late and in which batches the events arrive.
@MainActor
public final class PointerInput {
  /// The kind of an event.
  public enum Phase: Sendable {
    /// The pointer touches.
    case down
    /// The pointer moves.
    case move
    /// The pointer lifts.
    case up
    /// The system cancels the pointer.
    case cancel
  }

  private weak var window: UIWindow?
  private let host: HeadlessHost
  private var touches: [Int: UITouch] = [:]
  /// The difference between the host's clock and the device's.
  private var clockOffset: TimeInterval = 0
  private var latest: TimeInterval = 0

  /// Creates a converter for a window, which it doesn't retain.
  public init(window: UIWindow) {
    self.window = window
    host = window.host
  }

  /// The number of pointers that are down.
  public var pointerCount: Int { touches.count }

  /// Handles an event of the device.
  ///
  /// - Parameters:
  ///   - phase: The kind of event.
  ///   - id: The device's identifier of the pointer. A second `down` without an `up` cancels the
  ///     first; other events of a pointer that isn't down are ignored.
  ///   - location: The location in the window, in points. An event with a nonfinite location is
  ///     ignored.
  ///   - timestamp: The time in seconds on the device's clock. A nonfinite timestamp counts as now;
  ///     a timestamp before the previous one counts as the previous one.
  public func receive(
    _ phase: Phase, id: Int, at location: CGPoint, timestamp: TimeInterval
  ) {
    guard location.x.isFinite, location.y.isFinite else { return }
    if phase == .down {
      begin(id, at: location, timestamp)
    } else {
      guard let touch = touches[id] else { return }
      if phase != .move { touches[id] = nil }
      let time = hostTime(of: timestamp)
      touch.update(phase.touchPhase, at: location, timestamp: time)
      send(touch, at: time)
    }
  }

  /// Cancels all pointers, as when the connection to the device is lost.
  public func cancelAll() {
    for (_, touch) in touches.sorted(by: { $0.key < $1.key }) {
      touch.update(.cancelled, at: touch.location(in: nil), timestamp: latest)
      send(touch, at: latest)
    }
    touches = [:]
  }

  private func begin(_ id: Int, at location: CGPoint, _ timestamp: TimeInterval) {
    if let stale = touches.removeValue(forKey: id) {
      stale.update(.cancelled, at: stale.location(in: nil), timestamp: latest)
      send(stale, at: latest)
    }
    if touches.isEmpty {
      clockOffset = timestamp.isFinite ? host.time - timestamp : 0
      latest = host.time
    }
    let touch = UITouch(at: location, timestamp: hostTime(of: timestamp))
    touches[id] = touch
    send(touch, at: touch.timestamp)
  }

  private func hostTime(of timestamp: TimeInterval) -> TimeInterval {
    let time = timestamp.isFinite ? timestamp + clockOffset : host.time
    latest = max(latest, time)
    return latest
  }

  private func send(_ touch: UITouch, at time: TimeInterval) {
    var all = Set(touches.values)
    for other in all where other !== touch {
      other.update(.stationary, at: other.location(in: nil), timestamp: other.timestamp)
    }
    all.insert(touch)
    window?.sendEvent(UIEvent(touches: all, timestamp: time))
  }
}

extension PointerInput.Phase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }
}

extension UIWindow {
  /// Handles a wheel movement of `delta` at `point` by scrolling the innermost scroll view there
  /// that can move in that direction. The movement is a drag without touches, and never scrolls beyond
  /// an edge.
  public func turnWheel(at point: CGPoint, by delta: CGPoint) {
    host.run {
      var view = hitTest(point, with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView {
          let own = scrollView.dragVector(inWindow: delta)
          if scrollView.canScroll(byWheel: own) { return scrollView.scroll(byWheel: own) }
        }
        view = current.superview
      }
    }
  }
}

/// Two fingers on a trackpad, which drag the content below a pointer. Not touches: the recognizer has none,
/// while `isTracking` is `true`.
///
/// Movements take time and advance the clock of the window's host. Invalid calls have no effect.
@MainActor
public final class Trackpad {
  private weak var scrollView: UIScrollView?
  private let host: HeadlessHost
  private var movement = CGPoint.zero

  /// Creates a trackpad whose pointer is over `scrollView`.
  public init(on scrollView: UIScrollView) {
    self.scrollView = scrollView
    host = scrollView.host
  }

  /// Puts the fingers on the trackpad.
  public func began() {
    movement = .zero
    _ = scrollView?.pointerBegan()
  }

  /// Moves the content at a constant speed.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; positive values move the content down and right.
  ///   - duration: The duration in seconds.
  public func move(by distance: CGPoint, over duration: TimeInterval = 0.2) {
    let count = max(1, min(100_000, (duration / host.frameInterval).rounded()))
    guard distance.x.isFinite, distance.y.isFinite, count.isFinite else { return }
    let start = movement
    for step in 1...Int(count) {
      host.advance(by: duration / count)
      let share = CGFloat(step) / CGFloat(count)
      movement = CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share)
      if let scrollView {
        scrollView.pointerMoved(to: scrollView.dragVector(inWindow: movement))
      }
    }
  }

  /// Lifts the fingers with a velocity in points per second, by default at rest.
  public func ended(velocity: CGPoint = .zero) {
    guard let scrollView else { return }
    scrollView.pointerEnded(velocity: scrollView.dragVector(inWindow: velocity))
  }

  /// Takes the drag away, as the system does.
  public func cancelled() { scrollView?.pointerEnded(velocity: .zero, cancelled: true) }
}
