import Foundation
import ScrollPhysics

/// The relation between an animation's time and its progress, which both run from 0 to 1.
public enum TimingCurve: Equatable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// A damped oscillation around the end value; with a ratio of 1 or more, it doesn't oscillate.
  case spring(damping: Double)

  /// The progress at a fraction of the time: exactly 0 at 0, and exactly 1 at 1. A spring
  /// overshoots 1 in between.
  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return switch self {
    case .linear: progress
    case .easeIn: CubicBezier.easeIn.value(at: progress)
    case .easeOut: CubicBezier.easeOut.value(at: progress)
    case .easeInOut: CubicBezier.easeInOut.value(at: progress)
    case .spring(let damping): Self.spring(damping, at: progress)
    }
  }

  /// UIKit chooses the stiffness so that the spring is at rest at the end of its duration. The
  /// threshold for rest isn't published; it is one thousandth here.
  private static func spring(_ damping: Double, at progress: Double) -> Double {
    let restingDistance = 0.001
    let swings = damping < 1
    let ratio = swings ? max(0.01, damping) : 1
    // The frequency that reaches the resting distance at progress 1: by the envelope for an
    // underdamped spring, and by the root of (1 + ω)·e^(−ω) = 0.001 for the critical one.
    let frequency = swings ? -log(restingDistance) / ratio : 9.2334
    return DampedSpring(
      target: 1, position: 0, angularFrequency: frequency, dampingRatio: ratio
    ).value(at: progress)
  }
}
