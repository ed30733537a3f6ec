import Foundation
import HeadlessUIKit

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
