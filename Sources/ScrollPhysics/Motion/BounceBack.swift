/// The return from beyond an edge after the finger has let go.
public struct BounceBack: Sendable, Equatable {
  /// The motion toward the edge.
  public let spring: CriticalSpring

  /// F8: a release at rest does not start from rest but with the start factor times the overshoot,
  /// toward the edge: `y(t) = y0·(1 + 3.7181·t)·e^(−10.954·t)` with the recorded numbers.
  ///
  /// A release with speed (inferred): a velocity toward the edge counts if it is larger than that; a
  /// velocity away from the edge is used as it is.
  ///
  /// - Parameters:
  ///   - position: where the content is shown, in points.
  ///   - velocity: of the shown content, in points per second. A finger beyond the edge moves faster
  ///     than the content; convert with `RubberBand.shownVelocity(rawVelocity:raw:range:)`.
  ///   - edge: where the bounce ends, in points.
  public init(position: Double, velocity: Double, edge: Double, tuning: ScrollTuning = .uikit) {
    let position = finite(position)
    let velocity = finite(velocity)
    let factor = limited(tuning.bounceStartFactor, to: 0...1000, else: 0)
    let atRest = -factor * (position - finite(edge))
    spring = CriticalSpring(
      target: edge, position: position,
      velocity: BounceBack.startVelocity(released: velocity, atRest: atRest),
      stiffness: tuning.bounceStiffness, tolerance: tuning.settleTolerance)
  }

  private static func startVelocity(released: Double, atRest: Double) -> Double {
    let pointsAway = released * atRest < 0
    return pointsAway || abs(released) > abs(atRest) ? released : atRest
  }
}
