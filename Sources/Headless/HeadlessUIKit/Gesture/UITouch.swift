import Foundation

/// A finger on the display, from its start to its end.
@preconcurrency @MainActor
public final class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase: Phase
  /// The time of the last change, in seconds on the host's clock.
  public internal(set) var timestamp: TimeInterval
  /// The view of the touch. The reference is weak, because the view retains its recognizers, which
  /// retain the touch. During the touch, its delivery retains the view.
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  /// The number of consecutive taps, including this touch.
  public internal(set) var tapCount = 1
  var location: CGPoint
  var previousLocation: CGPoint

  /// Creates a touch at its start, for the driver. Not in UIKit. `location` is in the window.
  package init(at location: CGPoint, timestamp: TimeInterval) {
    phase = .began
    self.timestamp = timestamp
    self.location = location
    previousLocation = location
  }

  /// Updates the touch, for the driver. Not in UIKit.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousLocation = self.location
    self.location = location
  }

  /// The location of the touch in `view`'s bounds, or in the window's for `nil`.
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

/// The changes of all touches at one moment.
@preconcurrency @MainActor
public final class UIEvent {
  public let allTouches: Set<UITouch>?
  public let timestamp: TimeInterval

  /// Creates an event, for the driver. Not in UIKit. Unchanged touches are included as stationary.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
