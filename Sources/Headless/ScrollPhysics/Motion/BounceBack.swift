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
  /// F13: a release with speed starts with the finger's velocity times the velocity share. Toward the
  /// edge, it never starts slower than a release at rest (inferred).
  ///
  /// - Parameters:
  ///   - position: The displayed position of the content, in points.
  ///   - fingerVelocity: The velocity of the finger as a change of the offset, in points per second.
  ///   - edge: The position where the bounce ends, in points.
  ///   - tuning: The unpublished constants.
  public init(
    position: Double, fingerVelocity: Double, edge: Double, tuning: ScrollTuning = .uikit
  ) {
    let position = finite(position)
    let share = limited(tuning.bounceVelocityShare, to: 0...1, else: 0)
    let factor = limited(tuning.bounceStartFactor, to: 0...1000, else: 0)
    spring = CriticalSpring(
      target: edge, position: position,
      velocity: BounceBack.startVelocity(
        released: share * finite(fingerVelocity), atRest: -factor * (position - finite(edge))),
      stiffness: tuning.bounceStiffness, tolerance: tuning.settleTolerance)
  }

  private static func startVelocity(released: Double, atRest: Double) -> Double {
    let pointsAway = released * atRest < 0
    return pointsAway || abs(released) > abs(atRest) ? released : atRest
  }
}
