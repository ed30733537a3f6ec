// Formula numbers refer to docs/references/scroll-formulas.md.

/// The return to an edge after the finger lifts beyond it.
public struct BounceBack: Sendable, Equatable {
  /// The motion toward the edge.
  public let spring: CriticalSpring

  /// Creates a bounce from the state at release.
  ///
  /// F8: a release at rest starts with a velocity toward the edge of the start factor times the
  /// overshoot: `y(t) = y0·(1 + 3.7181·t)·e^(−10.954·t)` with the recorded numbers.
  ///
  /// A release with speed (inferred): a velocity toward the edge is used if it is larger than that
  /// start velocity; a velocity away from the edge is used unchanged.
  ///
  /// - Parameters:
  ///   - position: The displayed position of the content, in points.
  ///   - velocity: The velocity of the displayed content, in points per second. A finger beyond the
  ///     edge moves faster than the content; convert with
  ///     `RubberBand.shownVelocity(rawVelocity:raw:range:)`.
  ///   - edge: The position where the bounce ends, in points.
  ///   - tuning: The unpublished constants.
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
