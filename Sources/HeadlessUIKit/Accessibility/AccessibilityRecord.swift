import Foundation

/// Not in UIKit: the accessibility settings of one host, and what its app told VoiceOver.
@MainActor
public final class AccessibilityRecord {
  public struct Post: Equatable, Sendable {
    public let notification: UIAccessibility.Notification
    /// The argument, if it is a text.
    public let text: String?
  }

  /// Off unless set.
  public var isVoiceOverRunning = false {
    didSet {
      announce(UIAccessibility.voiceOverStatusDidChangeNotification, isVoiceOverRunning != oldValue)
    }
  }

  /// Off unless set.
  public var isReduceMotionEnabled = false {
    didSet {
      announce(
        UIAccessibility.reduceMotionStatusDidChangeNotification, isReduceMotionEnabled != oldValue)
    }
  }

  /// What was posted while VoiceOver was running, in order. Assign to forget.
  public var posts: [Post] = []

  /// The announcements among it.
  public var announcements: [String] {
    posts.filter { $0.notification == .announcement }.compactMap(\.text)
  }

  weak var host: HeadlessHost?

  private func announce(_ name: NSNotification.Name, _ isNews: Bool) {
    guard isNews else { return }
    host?.run { NotificationCenter.default.post(name: name, object: nil) }
  }
}

extension HeadlessHost {
  func postTraitNotifications(from previous: UITraitCollection) {
    if traits.legibilityWeight != previous.legibilityWeight {
      NotificationCenter.default.post(
        name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    }
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }
}
