import Foundation

/// A finger on the display, from down to up.
@MainActor
public final class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase: Phase
  /// Seconds on the host's clock.
  public internal(set) var timestamp: TimeInterval
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var tapCount = 1
  var location: CGPoint
  var previousLocation: CGPoint

  init(at location: CGPoint, timestamp: TimeInterval) {
    phase = .began
    self.timestamp = timestamp
    self.location = location
    previousLocation = location
  }

  /// Where the finger is, in `view`'s bounds; in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { converted(location, to: view) }

  public func previousLocation(in view: UIView?) -> CGPoint { converted(previousLocation, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}

extension UITouch: Hashable {
  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to the fingers at one moment.
@MainActor
public final class UIEvent {
  public let allTouches: Set<UITouch>?
  public let timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
