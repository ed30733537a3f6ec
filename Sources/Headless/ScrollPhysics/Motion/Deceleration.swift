// Formula numbers refer to docs/references/scroll-formulas.md.

import CScrollMath

/// The motion of content after the finger lifts, without regard to edges.
///
/// Equation of motion: `x'' = −K·x'`, with `K = 1000·k` and `k = −ln rate` per millisecond. The
/// motion ends when the speed falls to the stop speed. It has no memory: a deceleration that starts
/// from any of its own positions and velocities follows the same path.
///
/// Positions are in points, velocities in points per second, and times in seconds from the start. A
/// negative time counts as zero. Infinite numbers are limited, and NaN counts as zero.
public struct Deceleration: Sendable, Equatable {
  /// The value of `UIScrollView.DecelerationRate.normal`: the fraction of the velocity left after
  /// one millisecond.
  public static let normalRate = 0.998
  /// The value of `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// The position where the motion starts, in points.
  public let position: Double
  /// The start velocity, in points per second.
  public let velocity: Double
  /// The speed at which the motion ends, in points per second.
  public let stopSpeed: Double
  /// `K`, in s⁻¹.
  public let decay: Double

  /// Creates a deceleration from its start state.
  ///
  /// - Parameters:
  ///   - position: The start position, in points.
  ///   - velocity: The start velocity, in points per second.
  ///   - rate: The fraction of the velocity left after one millisecond. Values are limited to 0.5
  ///     through 0.999999; NaN counts as `normalRate`.
  ///   - stopSpeed: The speed at which the motion ends, in points per second. The minimum is 10⁻⁶,
  ///     so that the motion always ends.
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

  /// Creates a deceleration that keeps its start velocity and its shape, but ends at `target`.
  ///
  /// F3 with `K' = (|v| − stop)/distance` (F4b solved for the decay). The formula is inferred;
  /// UIKit's isn't published.
  ///
  /// The result is `nil` if no decay leads there: the velocity doesn't point toward the target, or
  /// isn't above the stop speed.
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

  /// F5: `ln(|v|/stop)/K`, the time until the speed falls to the stop speed.
  public var duration: Double {
    abs(velocity) > stopSpeed ? scroll_log(abs(velocity) / stopSpeed) / decay : 0
  }

  /// F4b: `x0 + sign(v)·(|v| − stop)/K`, the position where the motion ends. With the velocity of the
  /// finger, it is the target that `willEndDragging` reports (before rounding to the pixel).
  public var destination: Double {
    guard abs(velocity) > stopSpeed else { return position }
    return position + (velocity - (velocity < 0 ? -stopSpeed : stopSpeed)) / decay
  }

  /// F4c: `K/1000·rate/(1 − rate)`, the share of the released velocity with which the content moves.
  ///
  /// UIKit adds up the velocities of whole milliseconds, each after its decay, and so moves 0.1 percent
  /// (normal rate) less than the integral of F3. Four recorded flings end there to the pixel, short of
  /// the target that they announced with F4b.
  public static func movingShare(rate: Double) -> Double {
    let rate = limited(rate, to: 0.5...0.999_999, else: Deceleration.normalRate)
    return -scroll_log(rate) * rate / (1 - rate)
  }

  /// F4a: `v/K`, the signed distance if the motion continued until the velocity was zero.
  public var fullTravel: Double { velocity / decay }

  /// F4a as given in WWDC 2018 session 803: `v/1000·rate/(1 − rate)`, a sum over milliseconds
  /// instead of the integral. For comparison only; UIKit itself ends at `destination`.
  public var wwdcProjection: Double {
    let rate = scroll_exp(-decay / 1000)
    return velocity / 1000 * rate / (1 - rate)
  }
}

extension Deceleration {
  /// F6: `t = −ln(1 − K·(x − x0)/v0)/K`, the time at which the motion passes `position`; `nil` if
  /// the motion ends before that, or moves the other way.
  public func time(toReach position: Double) -> Double? {
    let distance = finite(position) - self.position
    if distance == 0 { return 0 }
    guard distance * velocity > 0, abs(distance) <= abs(destination - self.position) else {
      return nil
    }
    return min(-scroll_log(1 - decay * distance / velocity) / decay, duration)
  }

  /// F6: `v = v0 − K·(x − x0)`, the velocity with which the motion passes `position`; zero if it
  /// doesn't reach that position.
  public func velocity(atPosition position: Double) -> Double {
    guard time(toReach: position) != nil else { return 0 }
    return velocity - decay * (finite(position) - self.position)
  }
}
