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

/// An animation of one property of a layer, from a value to the model value.
struct LayerAnimation<Value> {
  let from: Value
  let to: Value
  let timing: AnimationTiming
}

/// The start, duration, and curve of an animation.
struct AnimationTiming {
  let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve

  /// The progress at `time`: 0 before the start, 1 after the end.
  func progress(at time: TimeInterval) -> Double {
    guard duration > 0, time < start + duration else { return time < start ? 0 : 1 }
    return curve.value(at: max(0, (time - start) / duration))
  }

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }
}

/// A value that can be interpolated.
protocol Interpolatable {
  func interpolated(to end: Self, _ progress: Double) -> Self
}

extension CGAffineTransform: Interpolatable {
  func interpolated(to end: CGAffineTransform, _ progress: Double) -> CGAffineTransform {
    DecomposedTransform(self).interpolated(to: DecomposedTransform(end), progress)
  }
}

extension UIColor: Interpolatable {
  func interpolated(to end: UIColor, _ progress: Double) -> UIColor {
    // Dynamic colors resolve late, so that an interpolated color follows the current theme.
    UIColor.interpolate(self, end, progress)
  }
}

/// The additive animations of one value.
///
/// Each animation adds its remaining change to the model value, like UIKit's animations: a second
/// animation doesn't cause a jump, and a list that closes its header can be dragged at the same
/// time and follows the finger one to one.
struct AdditiveAnimations<Value: Additive> {
  private var animations: [LayerAnimation<Value>] = []

  /// Starts an animation. If it begins from the current state, it replaces the others and starts at
  /// their combined value.
  @MainActor
  mutating func start(_ animation: LayerAnimation<Value>, in group: AnimationGroup) {
    animations.removeAll { group.beginsFromCurrentState || $0.timing.isOver(at: group.begin) }
    animations.append(animation)
  }

  func shown(over model: Value, at time: TimeInterval) -> Value {
    var shown = model
    for animation in animations where !animation.timing.isOver(at: time) {
      let rest = 1 - animation.timing.progress(at: time)
      shown = shown.moved(from: animation.to, to: animation.from, by: rest)
    }
    return shown
  }

  func isRunning(at time: TimeInterval) -> Bool {
    animations.contains { !$0.timing.isOver(at: time) }
  }
}

/// A value that can be added and scaled.
protocol Additive: Equatable {
  /// This value, moved by a fraction of the difference between two others.
  func moved(from start: Self, to end: Self, by share: Double) -> Self
}

extension Double: Additive {
  func moved(from start: Double, to end: Double, by share: Double) -> Double {
    self + (end - start) * share
  }
}

extension CGPoint: Additive {
  func moved(from start: CGPoint, to end: CGPoint, by share: Double) -> CGPoint {
    CGPoint(
      x: x + (end.x - start.x) * CGFloat(share), y: y + (end.y - start.y) * CGFloat(share))
  }
}

extension CGSize: Additive {
  func moved(from start: CGSize, to end: CGSize, by share: Double) -> CGSize {
    CGSize(
      width: width + (end.width - start.width) * CGFloat(share),
      height: height + (end.height - start.height) * CGFloat(share))
  }
}
