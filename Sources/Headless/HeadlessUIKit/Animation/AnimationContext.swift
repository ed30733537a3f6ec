import Foundation

/// A call of `UIView.animate`: the layers that its block changed, and its completion handler.
@MainActor
final class AnimationGroup {
  private(set) var timing: AnimationTiming
  let beginsFromCurrentState: Bool
  /// The time at which the block ran.
  private(set) var begin: TimeInterval
  private(set) var layers: [WeakLayer] = []
  /// The scroll views whose bounds the block has changed.
  private(set) var scrollViews: [UIScrollView] = []
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

  func add(_ scrollView: UIScrollView) {
    guard !scrollViews.contains(scrollView) else { return }
    scrollViews.append(scrollView)
  }

  /// Lays out the scroll views that the block has changed, as a part of the block.
  func layOutScrollViews() {
    for _ in 0..<UIView.layoutPassLimit {
      guard !scrollViews.isEmpty else { return }
      scrollViews.removeFirst().layoutIfNeeded()
    }
    scrollViews = []
    host?.onMistake("layoutSubviews scrolls endlessly in an animation")
  }

  /// Moves a block that runs outside of any `HeadlessHost.run` to the host of the first view that it
  /// changes. Returns whether the block animates views of `host`.
  func belongs(to host: HeadlessHost) -> Bool {
    if self.host === host { return true }
    guard let own = self.host, own.isShared, layers.isEmpty else { return false }
    let wait = timing.start - own.time
    self.host = host
    begin = host.time
    timing = AnimationTiming(
      start: host.time + wait, duration: timing.duration, curve: timing.curve)
    return true
  }

  /// Schedules the completion handler on the clock, by default even if the block changed nothing: an
  /// animation takes its full duration. A block that changed nothing and has no handler is over.
  func start() {
    guard let host, completion != nil || !layers.isEmpty else { return }
    if completion != nil { host.reportUnusedClock("UIView.animate") }
    let delay = timing.start + timing.duration - host.time
    let isEmpty = layers.isEmpty && host.behavior.emptyAnimationsEndAtOnce
    let mode =
      completion == nil ? .inTime : host.completionForAnimation?() ?? host.behavior.completions
    switch mode {
    case .inTime where host.isInBackground: finish(true)
    case .inTime: finish(true, after: isEmpty ? 0 : delay)
    case .atOnce: finish(true)
    case .early(let share): finish(false, after: delay * min(1, max(0, share)))
    case .twice:
      let again = completion
      completion = { finished in
        again?(finished)
        host.schedule(after: 0) { host.run { again?(finished) } }
      }
      finish(true, after: delay)
    case .never:
      completion = nil
      finish(true, after: delay)
    }
  }

  private func finish(_ finished: Bool, after delay: TimeInterval) {
    timer = host?.schedule(after: delay) { [self] in finish(finished) }
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
    guard let current, current.timing.duration > 0, host.areAnimationsEnabled,
      current.belongs(to: host)
    else { return nil }
    return current
  }

  /// Runs `body`, which adds the view that it returns to the screen, outside of any animation. A view that
  /// enters during an animation doesn't arrive from somewhere else, and its content doesn't grow from nothing.
  static func entering(on host: HeadlessHost, _ body: () -> UIView?) {
    let isAnimating = active(on: host) != nil
    with(nil) {
      let view = body()
      if isAnimating { view?.layoutIfNeeded() }
    }
  }

  static func with(_ group: AnimationGroup?, _ body: () -> Void) {
    let outer = current
    current = group
    body()
    current = outer
  }
}
