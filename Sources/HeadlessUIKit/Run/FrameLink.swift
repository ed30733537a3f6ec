import Foundation

/// Not in UIKit: calls back at each frame, until the callback says that it was the last. UIKit's
/// `CADisplayLink` takes a selector, which does not exist here.
@MainActor
public final class FrameLink {
  /// Weak, because the host has the link while it runs.
  private weak var host: HeadlessHost?
  private let onFrame: () -> Bool

  /// - Parameters:
  ///   - view: the frames are those of its display.
  ///   - onFrame: returns whether it wants another frame.
  public init(on view: UIView, onFrame: @escaping () -> Bool) {
    host = view.host
    self.onFrame = onFrame
  }

  /// The next frame is the first. A link that runs goes on.
  public func start() { host?.startFrames(for: self) }
}

extension FrameLink: FrameClient {
  func frame(at time: TimeInterval) {
    if !onFrame() { host?.stopFrames(for: self) }
  }
}
