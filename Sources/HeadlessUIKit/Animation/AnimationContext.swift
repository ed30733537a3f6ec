import Foundation

/// A call of `UIView.animate`: the layers that its block changed, and its completion handler.
@MainActor
final class AnimationGroup {
  let timing: AnimationTiming
  let beginsFromCurrentState: Bool
  /// The time at which the block ran.
  let begin: TimeInterval
  private(set) var layers: [WeakLayer] = []
  private var completion: ((Bool) -> Void)?
  private var timer: Int?
  /// Weak, because the host retains the timer and the timer retains the group. If an app ends
  /// during an animation, its clock no longer advances.
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

  /// Schedules the completion handler on the clock even if the block changed nothing, because an
  /// animation always takes its full duration. A block that changed nothing and has no handler is over.
  func start() {
    guard let host, completion != nil || !layers.isEmpty else { return }
    let delay = timing.start + timing.duration - host.time
    timer = host.schedule(after: delay) { [self] in finish(true) }
  }

  /// Removes a layer that left the window or whose animations were removed.
  func remove(_ layer: CALayer) {
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

/// A weak reference to a group. The clock retains a group until it ends; a layer must not, because
/// the completion handler may retain the layer's view.
struct WeakAnimationGroup {
  weak var group: AnimationGroup?
}

/// The animation block that is running, if any. Setters of animatable properties read it.
@MainActor
enum AnimationContext {
  static var current: AnimationGroup?

  /// The group that animates assignments on `host` now, if any.
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
