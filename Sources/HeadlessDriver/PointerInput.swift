import Foundation
import HeadlessUIKit

/// Turns the events of a real pointing device, such as the touches of a browser, into touches on a
/// window. It never moves the host's clock.
///
/// The device's times are on its own clock. They are laid onto the host's when the first finger goes
/// down, and keep their distances until the last is up: velocities come out as the device saw them,
/// however late and in whatever batches its events arrive.
@MainActor
public final class PointerInput {
  public enum Phase: Sendable {
    case down, move, up, cancel
  }

  private weak var window: UIWindow?
  private let host: HeadlessHost
  private var touches: [Int: UITouch] = [:]
  /// What makes a host's time of a device's.
  private var clockOffset: TimeInterval = 0
  private var latest: TimeInterval = 0

  public init(window: UIWindow) {
    self.window = window
    host = window.host
  }

  /// How many pointers are down.
  public var pointerCount: Int { touches.count }

  /// - Parameters:
  ///   - id: the device's name for the pointer. A second `down` of one that is down cancels the
  ///     first; what concerns a pointer that is not down is ignored.
  ///   - location: points in the window; an event with one that is not finite is ignored.
  ///   - timestamp: seconds on the device's clock. One that is not finite counts as now, one before
  ///     its predecessor as the predecessor's.
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

  /// Takes all pointers off the window, as when the connection to the device is lost.
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
  /// A wheel that turns by `delta` over `point`: moves the innermost scroll view there that can go
  /// that way. It is no touch, and moves nothing beyond an edge.
  public func turnWheel(at point: CGPoint, by delta: CGPoint) {
    host.run {
      var view = hitTest(point, with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.canScroll(byWheel: delta) {
          return scrollView.scroll(byWheel: delta)
        }
        view = current.superview
      }
    }
  }
}
