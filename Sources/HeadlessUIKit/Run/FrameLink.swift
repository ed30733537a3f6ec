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
