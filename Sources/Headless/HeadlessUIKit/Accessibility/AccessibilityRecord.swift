import Foundation

/// The accessibility settings of a host, and a record of its app's notifications. Not in UIKit.
@preconcurrency @MainActor
public final class AccessibilityRecord {
  public struct Post: Equatable, Sendable {
    public let notification: UIAccessibility.Notification
    /// The argument, if it is a string.
    public let text: String?
  }

  /// Whether VoiceOver is running. The default is `false`.
  public var isVoiceOverRunning = false {
    didSet {
      announce(UIAccessibility.voiceOverStatusDidChangeNotification, isVoiceOverRunning != oldValue)
    }
  }

  /// Whether Reduce Motion is enabled. The default is `false`.
  public var isReduceMotionEnabled = false {
    didSet {
      announce(
        UIAccessibility.reduceMotionStatusDidChangeNotification, isReduceMotionEnabled != oldValue)
    }
  }

  /// The notifications posted while VoiceOver was running, in order. Assign an empty array to clear
  /// the record.
  public var posts: [Post] = []

  /// The texts of the announcements in `posts`.
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
