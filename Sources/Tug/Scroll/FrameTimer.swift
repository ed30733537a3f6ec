/// A timer that fires once, in the first frame of the display after its time is over, so that a
/// control that is shown for a second is shown for a second.
@MainActor
final class FrameTimer {
  private var frames: FrameLink?
  private var due: TimeInterval = 0
  private var action: (() -> Void)?

  init(on view: UIView) {
    frames = FrameLink(on: view) { [weak self] in self?.frameCame() ?? false }
  }

  /// Starts the timer, in place of the one before.
  func start(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    due = CACurrentMediaTime() + seconds
    self.action = action
    frames?.start()
  }

  func cancel() { action = nil }

  /// - Returns: whether another frame is needed.
  private func frameCame() -> Bool {
    guard let action else { return false }
    // A frame is where the clock says, except for rounding.
    guard CACurrentMediaTime() >= due - 0.001 else { return true }
    self.action = nil
    action()
    return self.action != nil
  }
}
