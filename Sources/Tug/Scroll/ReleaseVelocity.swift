/// The velocity of the content after a finger was lifted. UIKit doesn't tell it; it follows from the velocity of
/// the finger, and from the place and the time of the release.
@MainActor
struct ReleaseVelocity {
  private let time: TimeInterval
  /// The velocity of the finger as a change of the offset, in points per second.
  private let finger: CGPoint
  private let geometry: ScrollGeometry
  /// The part of the velocity that is left after a millisecond of a deceleration.
  private let rate: Double

  init(_ scrollView: UIScrollView) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
    time = CACurrentMediaTime()
    finger = CGPoint(x: -velocity.x, y: -velocity.y)
    geometry = ScrollGeometry(scrollView)
    rate = Double(scrollView.decelerationRate.rawValue)
  }

  /// Whether the content was released beyond an edge, and so bounces.
  func isBounce(along axis: Axis) -> Bool {
    let metrics = geometry.metrics(along: axis)
    return metrics.isValid && metrics.restingOffset != metrics.offset
  }

  /// The velocity of a bounce at a time.
  func bounce(along axis: Axis, at now: TimeInterval) -> Double {
    let metrics = geometry.metrics(along: axis)
    let bounce = OffsetPath(
      releasedAt: metrics.offset, fingerVelocity: Double(finger.coordinate(along: axis)),
      to: metrics.restingOffset)
    return bounce.velocity(at: now - time)
  }

  /// The velocity of a deceleration that has come to an offset.
  func deceleration(along axis: Axis, at offset: Double) -> Double {
    ScrollBounce.velocity(
      decelerating: Double(finger.coordinate(along: axis)),
      over: offset - geometry.metrics(along: axis).offset, rate: rate)
  }
}
