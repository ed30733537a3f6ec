import Foundation

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
