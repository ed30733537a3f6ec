import Foundation

/// A generator of haptic feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  let host = HeadlessHost.current

  public init() {}

  /// Prepares the generator to reduce the latency of the next feedback.
  open func prepare() { host.haptics.prepareCount += 1 }
}

/// A generator of impact feedback.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: The intensity. Values are limited to 0 through 1.
  open func impactOccurred(intensity: CGFloat) {
    host.haptics.impacts.append(
      .init(style: style, intensity: min(1, max(0, intensity)), time: host.time))
  }
}

/// A record of the haptic feedback on one host. Not in UIKit.
@preconcurrency @MainActor
public final class HapticRecord {
  public struct Impact: Equatable, Sendable {
    public let style: UIImpactFeedbackGenerator.FeedbackStyle
    public let intensity: CGFloat
    /// The time in seconds on the host's clock.
    public let time: TimeInterval

    public init(
      style: UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat, time: TimeInterval
    ) {
      (self.style, self.intensity, self.time) = (style, intensity, time)
    }
  }

  /// The impacts in order. Assign an empty array to clear the record.
  public var impacts: [Impact] = []

  /// The number of calls of `prepare`.
  public internal(set) var prepareCount = 0
}
