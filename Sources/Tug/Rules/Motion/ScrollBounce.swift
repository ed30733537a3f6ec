// Formula numbers refer to docs/references/scroll-formulas.md.

/// The constants of a scroll view's bounce, so that a control's motion continues it.
///
/// ScrollPhysics has the same formulas for the headless scroll view. They are repeated here, because the
/// library must not depend on the model that it is tested with.
enum ScrollBounce {
  /// F7, F8: `ω = √120`, in s⁻¹. Recorded.
  static let frequency = 10.954_451_150_103_322

  /// F8: the start velocity of a bounce whose finger rests, toward the edge, as a multiple of the
  /// overshoot, in s⁻¹. Recorded at 177 and 235 points.
  static let restFactor = 7.236_35

  /// F13: the start velocity of a bounce as a share of the finger's velocity. Recorded at 1,750 points
  /// per second outward.
  static let velocityShare = 0.55

  /// The speed of a finger, in points per second, below which it counts as resting. Inferred: the
  /// minimum speed of a fling.
  static let minimumSpeed = 250.0

  /// F8, F13: the velocity with which a bounce starts.
  ///
  /// A finger that moves inward never makes the bounce slower than a finger that rests (inferred).
  ///
  /// - Parameters:
  ///   - overshoot: The offset less the edge, in points; negative before the start of the content.
  ///   - fingerVelocity: The velocity of the finger as a change of the offset, in points per second.
  static func startVelocity(overshoot: Double, fingerVelocity: Double) -> Double {
    let atRest = -restFactor * overshoot
    guard abs(fingerVelocity) >= minimumSpeed else { return atRest }
    let shown = velocityShare * fingerVelocity
    let isOutward = shown * overshoot > 0
    return isOutward || abs(shown) > abs(atRest) ? shown : atRest
  }

  /// The highest frequency of a motion that takes over a bounce, in s⁻¹. A control whose release leaves no way
  /// to slow down is passed by at most a tenth of its length; with the bounce's own frequency, by a quarter.
  static let stiffest = 30.0

  /// The frequency of a motion that takes over a bounce, in s⁻¹.
  ///
  /// The bounce leads to the edge of the content, and is too fast for a control that stands before it. A critically
  /// damped spring passes its target if `v > ω·d`, so `ω` rises with the speed, which stays continuous.
  ///
  /// - Parameters:
  ///   - velocity: The velocity toward the edge, in points per second.
  ///   - distance: The way to the target in that direction, in points; negative beyond the target.
  static func frequency(takingOver velocity: Double, at distance: Double) -> Double {
    guard velocity > 0 else { return frequency }
    guard distance > 0 else { return stiffest }
    return min(max(frequency, velocity / distance), stiffest)
  }

  /// F6: the velocity of a deceleration, in points per second, after a way in points. Each millisecond leaves `rate`
  /// of it, so that it falls by `−1000·ln(rate)` for each point. 0 where the way is longer than it reaches.
  static func velocity(decelerating start: Double, over way: Double, rate: Double) -> Double {
    // The logarithm's series, which three terms of give to a millionth for the rates of UIKit.
    let loss = 1 - rate
    let velocity = start - 1000 * loss * (1 + loss * (0.5 + loss / 3)) * way
    return velocity * start > 0 ? velocity : 0
  }
}
