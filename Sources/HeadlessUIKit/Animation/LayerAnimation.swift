import Foundation

/// One animated property of one layer: from a value, over a time, to the model's value.
struct LayerAnimation<Value> {
  let from: Value
  let to: Value
  let timing: AnimationTiming
}

/// When an animation runs, and how its progress grows.
struct AnimationTiming {
  let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve

  /// Before the start 0, after the end 1.
  func progress(at time: TimeInterval) -> Double {
    guard duration > 0, time < start + duration else { return time < start ? 0 : 1 }
    return curve.value(at: max(0, (time - start) / duration))
  }

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }
}

/// Values that have something in between.
protocol Interpolatable {
  func mixed(with end: Self, _ progress: Double) -> Self
}

extension CGAffineTransform: Interpolatable {
  func mixed(with end: CGAffineTransform, _ progress: Double) -> CGAffineTransform {
    TransformParts(self).mixed(with: TransformParts(end), progress)
  }
}

extension UIColor: Interpolatable {
  func mixed(with end: UIColor, _ progress: Double) -> UIColor {
    // Colours of a theme resolve late; where two are mixed, the theme of this moment decides.
    UIColor.mix(self, end, progress)
  }
}
