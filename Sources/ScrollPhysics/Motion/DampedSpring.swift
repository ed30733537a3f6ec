import CScrollMath

/// A spring of any damping: it swings around its target (ratio below 1), or creeps to it (above 1).
///
/// Equation of motion, with `y = x − target`: `y'' + 2ζω·y' + ω²·y = 0`. Its solution is
/// `y(t) = y0·C(t) + (v0 + ζω·y0)·S(t)`, where `C` and `S` are `e^(−ζω·t)` times the (hyperbolic)
/// cosine, and the sine over its frequency. No scroll view here moves by it: their bounces are
/// `CriticalSpring`s, which also know when they are over. Animation curves do.
///
/// Positions are in points, velocities in points per second, times in seconds from the start.
/// A negative time counts as zero. Numbers that are not finite are limited, NaN counts as zero.
public struct DampedSpring: Sendable, Equatable {
  /// Where the spring comes to rest, in points.
  public let target: Double
  /// Where the motion starts, in points.
  public let position: Double
  /// The velocity it starts with, in points per second.
  public let velocity: Double
  /// `ω`, in s⁻¹; its square is stiffness over mass.
  public let angularFrequency: Double
  /// `ζ`, without unit: 1 is critical.
  public let dampingRatio: Double

  /// - Parameters:
  ///   - angularFrequency: in s⁻¹; 0.1 to 1000, values outside are limited, NaN is 10.
  ///   - dampingRatio: 0.01 to 100; values outside are limited, NaN is 1.
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
    // So near to critical damping both other forms are a difference of equals over nearly nothing.
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
    // Two exponentials that fall; a hyperbolic cosine would overflow first.
    let slow = scroll_exp((frequency - decay) * time)
    let fast = scroll_exp(-(frequency + decay) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * frequency))
  }
}
