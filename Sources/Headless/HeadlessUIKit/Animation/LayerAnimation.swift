import Foundation

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
