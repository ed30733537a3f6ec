import Foundation

/// The animations of one value that add up.
///
/// Each shows what is left of its way, on top of the model, as UIKit's own animations do: a second
/// one makes no jump, and a list that closes its header can be dragged meanwhile, and follows the
/// finger one to one.
struct AnimationSum<Value: Summable> {
  private var animations: [LayerAnimation<Value>] = []

  /// One that begins from the current state takes the place of the others: it begins where they
  /// were together.
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

/// Values that can be added and scaled.
protocol Summable: Equatable {
  /// This value, moved by a share of the way between two others.
  func moved(from start: Self, to end: Self, by share: Double) -> Self
}

extension Double: Summable {
  func moved(from start: Double, to end: Double, by share: Double) -> Double {
    self + (end - start) * share
  }
}

extension CGPoint: Summable {
  func moved(from start: CGPoint, to end: CGPoint, by share: Double) -> CGPoint {
    CGPoint(
      x: x + (end.x - start.x) * CGFloat(share), y: y + (end.y - start.y) * CGFloat(share))
  }
}

extension CGSize: Summable {
  func moved(from start: CGSize, to end: CGSize, by share: Double) -> CGSize {
    CGSize(
      width: width + (end.width - start.width) * CGFloat(share),
      height: height + (end.height - start.height) * CGFloat(share))
  }
}
