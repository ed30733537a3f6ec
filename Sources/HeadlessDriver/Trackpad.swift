import Foundation
import HeadlessUIKit

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
