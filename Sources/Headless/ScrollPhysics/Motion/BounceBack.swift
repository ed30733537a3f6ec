// Formula numbers refer to docs/references/scroll-formulas.md.

import CScrollMath

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

/// A critically damped spring, which returns to its target as fast as possible without oscillating.
///
/// Equation of motion, with `y = x − target`: `y'' + 2ω·y' + ω²·y = 0`. Its solution is `y(t) = (a
/// + b·t)·e^(−ω·t)`, `a = y0`, `b = v0 + ω·y0`. The motion has no memory: a spring that starts from
/// any of its own positions and velocities follows the same path and ends at the same moment.
///
/// Positions are in points, velocities in points per second, and times in seconds from the start. A
/// negative time counts as zero. Infinite numbers are limited, and NaN counts as zero.
public struct CriticalSpring: Sendable, Equatable {
  /// The position where the spring comes to rest, in points.
  public let target: Double
  /// The position where the motion starts, in points.
  public let position: Double
  /// The start velocity, in points per second.
  public let velocity: Double
  /// `ω`, in s⁻¹; its square is the stiffness divided by the mass.
  public let angularFrequency: Double
  /// The time in seconds until the motion stays within the tolerance of the target. From then on,
  /// the value is the target itself.
  public let duration: Double

  /// Creates a spring from its start state.
  ///
  /// - Parameters:
  ///   - target: The position where the spring comes to rest, in points.
  ///   - position: The start position, in points.
  ///   - velocity: The start velocity, in points per second.
  ///   - stiffness: The stiffness divided by the mass, in s⁻². Values are limited to 0.01 through
  ///     10⁶; NaN counts as 120.
  ///   - tolerance: The distance at which the motion ends, in points. Values are limited to 10⁻⁹
  ///     through 10⁶; NaN counts as a sixth of a point.
  public init(
    target: Double, position: Double, velocity: Double,
    stiffness: Double = ScrollTuning.uikit.bounceStiffness,
    tolerance: Double = ScrollTuning.uikit.settleTolerance
  ) {
    let tuning = ScrollTuning.uikit
    self.target = finite(target)
    self.position = finite(position)
    self.velocity = finite(velocity)
    angularFrequency =
      limited(stiffness, to: 0.01...1e6, else: tuning.bounceStiffness).squareRoot()
    duration = CriticalSpring.settlingTime(
      start: self.position - self.target, velocity: self.velocity, frequency: angularFrequency,
      tolerance: limited(tolerance, to: 1e-9...1e6, else: tuning.settleTolerance))
  }

  /// F7, F8: `target + (a + b·t)·e^(−ω·t)`; the target from `duration` on.
  ///
  /// For a start at the target with velocity `v`, this is F7, `v·t·e^(−ω·t)`.
  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    guard time > 0 else { return position }
    return target + (start + drive * time) * scroll_exp(-angularFrequency * time)
  }

  /// The derivative of `value(at:)`: `(v0 − ω·b·t)·e^(−ω·t)`; zero from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(0, time)
    return (velocity - angularFrequency * drive * time) * scroll_exp(-angularFrequency * time)
  }

  /// The time at which the motion passes the target with speed left, `−a/b`; `nil` if it only
  /// approaches the target.
  public var crossingTime: Double? {
    start * drive < 0 ? -start / drive : nil
  }

  /// The velocity at `crossingTime`, `b·e^(−ω·t)`; zero if there is no crossing.
  public var crossingVelocity: Double {
    guard let crossingTime else { return 0 }
    return drive * scroll_exp(-angularFrequency * crossingTime)
  }

  /// `a`.
  private var start: Double { position - target }

  /// `b`.
  private var drive: Double { velocity + angularFrequency * start }
}

extension CriticalSpring {
  /// The last moment at which `|a + b·t|·e^(−ω·t)` equals the tolerance.
  ///
  /// The last moment counts, not the first: a spring that starts at its target with speed is within
  /// the tolerance before it leaves. This also makes the end of the motion independent of where it
  /// starts.
  private static func settlingTime(
    start: Double, velocity: Double, frequency: Double, tolerance: Double
  ) -> Double {
    let drive = velocity + frequency * start
    func distance(_ time: Double) -> Double {
      abs(start + drive * time) * scroll_exp(-frequency * time)
    }
    if drive == 0 {
      return abs(start) > tolerance ? scroll_log(abs(start) / tolerance) / frequency : 0
    }
    let zero = -start / drive
    // By then, e^(−ω·t) has reduced even the largest distance below the smallest tolerance.
    let latest = 200 / frequency
    // The only extremum of the motion; the distance decreases from here on.
    let peak = max(0, zero + 1 / frequency)
    if distance(peak) > tolerance {
      // Solved for the logarithm, which is nearly linear.
      return monotoneRoot(in: peak...latest) { time in
        let value = frequency * time - scroll_log(abs(start + drive * time) / tolerance)
        return (value, frequency - 1 / (time - zero))
      }
    }
    // The motion passes the target but stays within the tolerance behind it, so it ends on the near
    // side.
    guard zero > 0, abs(start) > tolerance else { return 0 }
    return monotoneRoot(in: 0...min(zero, latest)) { time in
      let decayed = scroll_exp(-frequency * time)
      let side = start < 0 ? -1.0 : 1.0
      let value = tolerance - side * (start + drive * time) * decayed
      return (value, side * (frequency * (start + drive * time) - drive) * decayed)
    }
  }
}
