import CScrollMath

/// The motion of content after the finger has let go, without edges.
///
/// Equation of motion: `x'' = −K·x'`, with `K = 1000·k` and `k = −ln rate` per millisecond. The motion
/// ends when the speed falls to the stop speed. It has no memory: a deceleration that starts from any
/// of its own positions and velocities takes the same path.
///
/// Positions are in points, velocities in points per second, times in seconds from the start.
/// A negative time counts as zero. Numbers that are not finite are limited, NaN counts as zero.
public struct Deceleration: Sendable, Equatable {
  /// `UIScrollView.DecelerationRate.normal`: the share of velocity left after one millisecond.
  public static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// Where the motion starts, in points.
  public let position: Double
  /// The velocity it starts with, in points per second.
  public let velocity: Double
  /// The speed at which it ends, in points per second.
  public let stopSpeed: Double
  /// `K`, in s⁻¹.
  public let decay: Double

  /// - Parameters:
  ///   - rate: share of velocity left after one millisecond, 0.5 to 0.999999; values outside are
  ///     limited, NaN is `normalRate`.
  ///   - stopSpeed: points per second, at least 10⁻⁶ so that the motion ends.
  public init(
    position: Double, velocity: Double, rate: Double = Deceleration.normalRate,
    stopSpeed: Double = ScrollTuning.uikit.stopSpeed
  ) {
    let rate = limited(rate, to: 0.5...0.999_999, else: Deceleration.normalRate)
    self.init(
      position: position, velocity: velocity, decay: -1000 * scroll_log(rate), stopSpeed: stopSpeed)
  }

  private init(position: Double, velocity: Double, decay: Double, stopSpeed: Double) {
    self.position = finite(position)
    self.velocity = finite(velocity)
    self.decay = decay
    self.stopSpeed = limited(stopSpeed, to: 1e-6...magnitudeLimit, else: 1e-6)
  }

  /// A deceleration that keeps its start velocity and its shape, but ends at `target`:
  /// F3 with `K' = (|v| − stop)/distance` (F4b solved for the decay).
  ///
  /// `nil` if no decay does that: the velocity does not point to the target, or is not above the stop
  /// speed. The formula is inferred; nobody has published UIKit's.
  public init?(
    position: Double, velocity: Double, endingAt target: Double,
    stopSpeed: Double = ScrollTuning.uikit.stopSpeed
  ) {
    let plain = Deceleration(
      position: position, velocity: velocity, decay: 1, stopSpeed: stopSpeed)
    let distance = finite(target) - plain.position
    let excess = abs(plain.velocity) - plain.stopSpeed
    guard excess > 0, distance * plain.velocity > 0 else { return nil }
    let decay = excess / abs(distance)
    guard decay > 1e-9, decay < magnitudeLimit else { return nil }
    self.init(
      position: plain.position, velocity: plain.velocity, decay: decay, stopSpeed: plain.stopSpeed)
  }

  /// F3: `x(t) = x0 + v0/K·(1 − e^(−K·t))`; the destination from `duration` on.
  public func value(at time: Double) -> Double {
    guard time < duration else { return destination }
    guard time > 0 else { return position }
    return position + velocity / decay * (1 - scroll_exp(-decay * time))
  }

  /// F3: `v(t) = v0·e^(−K·t)`; zero from `duration` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return velocity * scroll_exp(-decay * max(0, time))
  }

  /// F5: `ln(|v|/stop)/K`, the time until the speed has fallen to the stop speed.
  public var duration: Double {
    abs(velocity) > stopSpeed ? scroll_log(abs(velocity) / stopSpeed) / decay : 0
  }

  /// F4b: `x0 + sign(v)·(|v| − stop)/K`, where the motion ends and what `willEndDragging` reports
  /// (before rounding to the pixel).
  public var destination: Double {
    guard abs(velocity) > stopSpeed else { return position }
    return position + (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) / decay
  }

  /// F4a: `v/K`, the signed travel if the motion went on until the velocity were zero.
  public var fullTravel: Double { velocity / decay }

  /// F4a as WWDC 2018 session 803 has it: `v/1000·rate/(1 − rate)`, a sum over milliseconds in place
  /// of the integral. For comparison; UIKit itself lands on `destination`.
  public var wwdcProjection: Double {
    let rate = scroll_exp(-decay / 1000)
    return velocity / 1000 * rate / (1 - rate)
  }
}

extension Deceleration {
  /// F6: `t = −ln(1 − K·(x − x0)/v0)/K`, the time at which the motion passes `position`; `nil` if it
  /// ends before, or moves the other way.
  public func time(toReach position: Double) -> Double? {
    let distance = finite(position) - self.position
    if distance == 0 { return 0 }
    guard distance * velocity > 0, abs(distance) <= abs(destination - self.position) else {
      return nil
    }
    return min(-scroll_log(1 - decay * distance / velocity) / decay, duration)
  }

  /// F6: `v = v0 − K·(x − x0)`, the velocity with which the motion passes `position`; zero if it does
  /// not get there.
  public func velocity(atPosition position: Double) -> Double {
    guard time(toReach: position) != nil else { return 0 }
    return velocity - decay * (finite(position) - self.position)
  }
}
