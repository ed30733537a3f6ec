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
  /// Weak, as the view has recognizers, which have the touch; while the touch is down, its delivery
  /// keeps the view.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  /// How many taps in a row this touch belongs to, itself included.
  public internal(set) var tapCount = 1
  var location: CGPoint
  var previousLocation: CGPoint

  /// Not in UIKit: a finger that has just gone down, for the driver. `location` is in the window.
  package init(at location: CGPoint, timestamp: TimeInterval) {
    phase = .began
    self.timestamp = timestamp
    self.location = location
    previousLocation = location
  }

  /// Not in UIKit: what the finger did next, for the driver.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousLocation = self.location
    self.location = location
  }

  /// Where the finger is, in `view`'s bounds; in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { converted(location, to: view) }

  public func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocation, to: view)
  }

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

  /// Not in UIKit: for the driver. Fingers that did nothing are in it too, as stationary.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
