/// A critically damped spring: the fastest return that doesn't oscillate.
///
/// With the displacement `y` from the target, `y'' + 2ω·y' + ω²·y = 0`, which is solved by
/// `y(t) = (a + b·t)·e^(−ω·t)` with `a = y0`, `b = v0 + ω·y0`. The motion turns at most once: away from
/// the target, if it starts that way, or behind it, if it starts toward it faster than `ω·|y0|`.
struct SpringPath: Sendable {
  /// `a`, in points.
  private let start: Double
  /// `b`, in points per second.
  private let drive: Double
  private let startVelocity: Double
  /// `ω`, in s⁻¹.
  let frequency: Double

  /// The longest motion, in seconds. Only distances and speeds that no finger reaches take longer.
  static let longest = 2.0

  init(displacement: Double, velocity: Double, frequency: Double) {
    start = displacement
    drive = velocity + frequency * displacement
    startVelocity = velocity
    self.frequency = frequency
  }

  /// `y(t) = (a + b·t)·e^(−ω·t)`.
  func displacement(at time: Double) -> Double {
    (start + drive * time) * exponentialDecay(frequency * time)
  }

  /// `y'(t) = (v0 − ω·b·t)·e^(−ω·t)`.
  func velocity(at time: Double) -> Double {
    (startVelocity - frequency * drive * time) * exponentialDecay(frequency * time)
  }

  /// The time after which the motion stays within `tolerance` of the target, at most `longest`.
  func settlingTime(tolerance: Double) -> Double {
    guard largestDisplacement(from: 0) > tolerance else { return 0 }
    var (moving, settled) = (0.0, Self.longest)
    // The largest displacement to come never grows, so halving finds the time, here to a nanosecond.
    for _ in 0..<31 {
      let middle = (moving + settled) / 2
      if largestDisplacement(from: middle) > tolerance { moving = middle } else { settled = middle }
    }
    return settled
  }

  /// The largest distance from the target at or after `time`.
  private func largestDisplacement(from time: Double) -> Double {
    let now = abs(displacement(at: time))
    guard let turn, turn > time else { return now }
    return max(now, abs(displacement(at: turn)))
  }

  /// The time at which the velocity is 0, `v0/(ω·b)`; `nil` without such a time after the start.
  private var turn: Double? {
    guard drive != 0 else { return nil }
    let time = startVelocity / (frequency * drive)
    return time > 0 ? time : nil
  }
}
