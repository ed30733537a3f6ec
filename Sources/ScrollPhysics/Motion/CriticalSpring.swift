import CScrollMath

/// A spring that returns to its target as fast as it can without swinging.
///
/// Equation of motion, with `y = x − target`: `y'' + 2ω·y' + ω²·y = 0`. Its solution is
/// `y(t) = (a + b·t)·e^(−ω·t)`, `a = y0`, `b = v0 + ω·y0`. It has no memory: a spring that starts from
/// any of its own positions and velocities takes the same path and ends at the same moment.
///
/// Positions are in points, velocities in points per second, times in seconds from the start.
/// A negative time counts as zero. Numbers that are not finite are limited, NaN counts as zero.
public struct CriticalSpring: Sendable, Equatable {
  /// Where the spring comes to rest, in points.
  public let target: Double
  /// Where the motion starts, in points.
  public let position: Double
  /// The velocity it starts with, in points per second.
  public let velocity: Double
  /// `ω`, in s⁻¹; its square is stiffness over mass.
  public let angularFrequency: Double
  /// The seconds until the motion stays within the tolerance of the target; from then on the value is
  /// the target itself.
  public let duration: Double

  /// - Parameters:
  ///   - stiffness: stiffness over mass, in s⁻²; 0.01 to 10⁶, values outside are limited, NaN is 120.
  ///   - tolerance: points, 10⁻⁹ to 10⁶; NaN is a sixth of a point.
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
  /// For a start at the target with speed `v` this is F7, `v·t·e^(−ω·t)`.
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

  /// When the motion passes the target with speed left, `−a/b`; `nil` if it only approaches it.
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
  /// The last, not the first: a spring that starts at its target with speed is within the tolerance
  /// before it has left. This also makes the end of the motion independent of where it was begun.
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
    // By then e^(−ω·t) has made even the largest distance smaller than the smallest tolerance.
    let latest = 200 / frequency
    // The only extremum of the motion; from here on the distance falls.
    let peak = max(0, zero + 1 / frequency)
    if distance(peak) > tolerance {
      // Solved for the logarithm, which is nearly straight.
      return monotoneRoot(in: peak...latest) { time in
        let value = frequency * time - scroll_log(abs(start + drive * time) / tolerance)
        return (value, frequency - 1 / (time - zero))
      }
    }
    // It passes the target but stays within the tolerance behind it: only the way there counts.
    guard zero > 0, abs(start) > tolerance else { return 0 }
    return monotoneRoot(in: 0...min(zero, latest)) { time in
      let decayed = scroll_exp(-frequency * time)
      let side = start < 0 ? -1.0 : 1.0
      let value = tolerance - side * (start + drive * time) * decayed
      return (value, side * (frequency * (start + drive * time) - drive) * decayed)
    }
  }
}
