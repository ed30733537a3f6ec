import CScrollMath

/// A spring of any damping ratio: it oscillates around its target (below 1) or approaches it slowly
/// (above 1).
///
/// Equation of motion, with `y = x − target`: `y'' + 2ζω·y' + ω²·y = 0`. Its solution is `y(t) =
/// y0·C(t) + (v0 + ζω·y0)·S(t)`, where `C` and `S` are `e^(−ζω·t)` times the (hyperbolic) cosine,
/// and the (hyperbolic) sine divided by its frequency. Animation curves use this spring. Scroll
/// views bounce with `CriticalSpring`, which also has a duration.
///
/// Positions are in points, velocities in points per second, and times in seconds from the start. A
/// negative time counts as zero. Infinite numbers are limited, and NaN counts as zero.
public struct DampedSpring: Sendable, Equatable {
  /// The position where the spring comes to rest, in points.
  public let target: Double
  /// The position where the motion starts, in points.
  public let position: Double
  /// The start velocity, in points per second.
  public let velocity: Double
  /// `ω`, in s⁻¹; its square is the stiffness divided by the mass.
  public let angularFrequency: Double
  /// `ζ`, without a unit; 1 is critical damping.
  public let dampingRatio: Double

  /// Creates a spring from its start state.
  ///
  /// - Parameters:
  ///   - target: The position where the spring comes to rest, in points.
  ///   - position: The start position, in points.
  ///   - velocity: The start velocity, in points per second. The default is 0.
  ///   - angularFrequency: The angular frequency, in s⁻¹. Values are limited to 0.1 through 1000;
  ///     NaN counts as 10.
  ///   - dampingRatio: The damping ratio. Values are limited to 0.01 through 100; NaN counts as 1.
  public init(
    target: Double, position: Double, velocity: Double = 0, angularFrequency: Double,
    dampingRatio: Double
  ) {
    self.target = finite(target)
    self.position = finite(position)
    self.velocity = finite(velocity)
    self.angularFrequency = limited(angularFrequency, to: 0.1...1000, else: 10)
    self.dampingRatio = limited(dampingRatio, to: 0.01...100, else: 1)
  }

  /// The position `time` seconds after the start.
  public func value(at time: Double) -> Double {
    let (cosine, sine) = factors(at: time)
    return target + start * cosine + (velocity + decay * start) * sine
  }

  /// The derivative of `value(at:)`.
  public func velocity(at time: Double) -> Double {
    let (cosine, sine) = factors(at: time)
    let pull = angularFrequency * angularFrequency * start
    return velocity * cosine - (decay * velocity + pull) * sine
  }

  /// `y0`.
  private var start: Double { position - target }

  /// `ζω`.
  private var decay: Double { dampingRatio * angularFrequency }

  /// `C` and `S`.
  private func factors(at time: Double) -> (cosine: Double, sine: Double) {
    let time = max(0, finite(time))
    let balance = 1 - dampingRatio * dampingRatio
    // Close to critical damping, both other forms divide a difference of nearly equal numbers by
    // nearly zero.
    guard abs(balance) > 1e-9 else {
      let decayed = scroll_exp(-decay * time)
      return (decayed, time * decayed)
    }
    let frequency = angularFrequency * abs(balance).squareRoot()
    if balance > 0 {
      let decayed = scroll_exp(-decay * time)
      return (
        decayed * scroll_cos(frequency * time), decayed * scroll_sin(frequency * time) / frequency
      )
    }
    // The sum of two decaying exponentials, because a hyperbolic cosine would overflow.
    let slow = scroll_exp((frequency - decay) * time)
    let fast = scroll_exp(-(frequency + decay) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * frequency))
  }
}
