import Foundation
import ScrollPhysics

/// How an animation's progress follows its time; both run from 0 to 1.
public enum TimingCurve: Equatable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// A damped oscillation around the end value; from a ratio of 1 on it does not swing.
  case spring(damping: Double)

  /// A spring passes 1 on its way; every curve is exactly 0 at 0 and 1 at 1.
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

  /// UIKit chooses the stiffness so that the spring rests when its duration is over. How near to the
  /// end value "rests" is, is not published: a thousandth here.
  private static func spring(_ damping: Double, at progress: Double) -> Double {
    let restingDistance = 0.001
    let swings = damping < 1
    let ratio = swings ? max(0.01, damping) : 1
    // The frequency that brings it that near at progress 1: for a swinging spring its envelope, for
    // the critical one the root of (1 + ω)·e^(−ω) = 0.001.
    let frequency = swings ? -log(restingDistance) / ratio : 9.2334
    return DampedSpring(
      target: 1, position: 0, angularFrequency: frequency, dampingRatio: ratio
    ).value(at: progress)
  }
}
