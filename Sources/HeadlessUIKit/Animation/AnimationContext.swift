import Foundation

/// One call of `UIView.animate`: what its block assigned, and whom to tell at the end.
@MainActor
final class AnimationGroup {
  let timing: AnimationTiming
  let beginsFromCurrentState: Bool
  /// When the block ran.
  let begin: TimeInterval
  private(set) var layers: [WeakLayer] = []
  private var completion: ((Bool) -> Void)?
  private var timer: Int?
  /// Weak, because the host holds the timer, and the timer this: an app that ends in the middle of an
  /// animation has a clock that nobody moves any more.
  private(set) weak var host: HeadlessHost?

  struct WeakLayer {
    weak var layer: CALayer?
  }

  init(
    timing: AnimationTiming, beginsFromCurrentState: Bool, host: HeadlessHost,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.beginsFromCurrentState = beginsFromCurrentState
    self.host = host
    begin = host.time
    self.completion = completion
  }

  func add(_ layer: CALayer) {
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    layers.append(WeakLayer(layer: layer))
    layer.groups.append(WeakAnimationGroup(group: self))
  }

  /// The completion comes on the clock even when the block changed nothing, so that an animation
  /// takes its time whatever the values were.
  func start() {
    guard let host else { return }
    let delay = timing.start + timing.duration - host.time
    timer = host.schedule(after: delay) { [self] in finish(true) }
  }

  /// The layer left the window, or its animations were taken off.
  func lost(_ layer: CALayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    guard layers.isEmpty, let timer, let host else { return }
    host.cancelTimer(timer)
    self.timer = host.schedule(after: 0) { [self] in finish(false) }
  }

  private func finish(_ finished: Bool) {
    timer = nil
    for entry in layers { entry.layer?.groups.removeAll { $0.group === self } }
    layers = []
    let completion = completion
    self.completion = nil
    host?.run { completion?(finished) }
  }
}

/// The clock keeps a group until its end. A layer must not: a completion may keep the layer's view.
struct WeakAnimationGroup {
  weak var group: AnimationGroup?
}

/// The animation block that is running, if any: assignments to animatable properties ask it.
@MainActor
enum AnimationContext {
  static var current: AnimationGroup?

  /// The group that animates what is assigned now on `host`, if any.
  static func active(on host: HeadlessHost) -> AnimationGroup? {
    guard let current, current.host === host, current.timing.duration > 0,
      host.areAnimationsEnabled
    else { return nil }
    return current
  }

  static func with(_ group: AnimationGroup?, _ body: () -> Void) {
    let outer = current
    current = group
    body()
    current = outer
  }
}
