/// Calls back once, when a time is over. It is measured in frames of the display, so that what is
/// shown for a second is shown for a second; the callback comes in the first frame after it.
@MainActor
final class Wait {
  private var frames: FrameLink?
  private var due: TimeInterval = 0
  private var onEnd: (() -> Void)?

  init(on view: UIView) {
    frames = FrameLink(on: view) { [weak self] in self?.frameCame() ?? false }
  }

  /// What was waited for before is given up.
  func start(_ seconds: TimeInterval, _ onEnd: @escaping () -> Void) {
    due = CACurrentMediaTime() + seconds
    self.onEnd = onEnd
    frames?.start()
  }

  func cancel() { onEnd = nil }

  /// Whether another frame is needed.
  private func frameCame() -> Bool {
    guard let onEnd else { return false }
    // A frame is where the clock says it is but for rounding.
    guard CACurrentMediaTime() >= due - 0.001 else { return true }
    self.onEnd = nil
    onEnd()
    return self.onEnd != nil
  }
}
