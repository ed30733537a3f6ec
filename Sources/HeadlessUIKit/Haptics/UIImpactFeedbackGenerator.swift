import Foundation

/// Makes the user feel something.
@MainActor
open class UIFeedbackGenerator {
  let host = HeadlessHost.current

  public init() {}

  /// Says that feedback will come soon, so that it comes in time.
  open func prepare() { host.haptics.prepareCount += 1 }
}

/// A knock, as of two things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// - Parameter intensity: 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    host.haptics.impacts.append(
      .init(style: style, intensity: min(1, max(0, intensity)), time: host.time))
  }
}

/// Not in UIKit: what the user of one host felt.
@MainActor
public final class HapticRecord {
  public struct Impact: Equatable, Sendable {
    public let style: UIImpactFeedbackGenerator.FeedbackStyle
    public let intensity: CGFloat
    /// On the host's clock, in seconds.
    public let time: TimeInterval

    public init(
      style: UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat, time: TimeInterval
    ) {
      (self.style, self.intensity, self.time) = (style, intensity, time)
    }
  }

  /// In order. Assign to forget.
  public var impacts: [Impact] = []

  /// How often a generator was prepared.
  public internal(set) var prepareCount = 0
}
