import Foundation

/// A callback for each frame of the display. Not in UIKit, whose `CADisplayLink` takes a selector,
/// which isn't available here.
@preconcurrency @MainActor
public final class FrameLink {
  /// Weak, because the host retains a running link.
  private weak var host: HeadlessHost?
  private let onFrame: () -> Bool

  /// Creates a link, which is stopped at first.
  ///
  /// - Parameters:
  ///   - view: A view on the display that provides the frames.
  ///   - onFrame: The closure to call at each frame. It returns whether to continue.
  public init(on view: UIView, onFrame: @escaping () -> Bool) {
    host = view.host
    self.onFrame = onFrame
  }

  /// Starts the link with the next frame. A running link continues.
  public func start() { host?.startFrames(for: self) }

  /// Stops the link at once.
  public func stop() { host?.stopFrames(for: self) }
}

extension FrameLink: FrameClient {
  func frame(at time: TimeInterval) {
    if !onFrame() { host?.stopFrames(for: self) }
  }
}

/// A call after a delay on the clock of a host. Not in UIKit, where it is a `Timer`.
@preconcurrency @MainActor
public final class DelayedCall {
  private weak var host: HeadlessHost?
  private var timer: Int?

  /// Creates a call on the clock of a view's host. Nothing is scheduled at first.
  public init(on view: UIView) { host = view.host }

  /// Schedules the call, in place of the one before. Negative delays count as zero.
  public func start(after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void) {
    cancel()
    timer = host?.schedule(after: seconds) { [weak self] in
      self?.timer = nil
      call()
    }
  }

  /// Cancels the call that is scheduled.
  public func cancel() {
    if let timer { host?.cancelTimer(timer) }
    timer = nil
  }
}
