import Foundation

/// One animated property of one layer: from a value, over a time, to the model's value.
struct LayerAnimation<Value> {
  let from: Value
  let to: Value
  let timing: AnimationTiming
}

extension LayerAnimation<CGPoint> {
  /// Points animate by what is left of the way, on top of the model, as UIKit's own animations do:
  /// a list that closes its header can be dragged meanwhile, and follows the finger one to one.
  func shown(over model: CGPoint, at time: TimeInterval) -> CGPoint {
    let rest = CGFloat(1 - timing.progress(at: time))
    return CGPoint(x: model.x + (from.x - to.x) * rest, y: model.y + (from.y - to.y) * rest)
  }
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

extension Double: Interpolatable {
  func mixed(with end: Double, _ progress: Double) -> Double { self + (end - self) * progress }
}

extension CGPoint: Interpolatable {
  func mixed(with end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(
      x: Double(x).mixed(with: Double(end.x), progress),
      y: Double(y).mixed(with: Double(end.y), progress))
  }
}

extension CGSize: Interpolatable {
  func mixed(with end: CGSize, _ progress: Double) -> CGSize {
    CGSize(
      width: Double(width).mixed(with: Double(end.width), progress),
      height: Double(height).mixed(with: Double(end.height), progress))
  }
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
