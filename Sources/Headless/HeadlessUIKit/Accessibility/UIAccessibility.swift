import Foundation

/// The accessibility settings, notifications, and announcements.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { current.isVoiceOverRunning }
  public static var isReduceMotionEnabled: Bool { current.isReduceMotionEnabled }
  public static var buttonShapesEnabled: Bool { current.buttonShapesEnabled }
  public static var isBoldTextEnabled: Bool {
    HeadlessHost.current.traits.legibilityWeight == .bold
  }

  private static var current: AccessibilityRecord { HeadlessHost.current.accessibility }

  /// The names of notifications that the default notification center posts for any host.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A notification to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll. The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Records a notification in the host, if VoiceOver is running. The argument of `layoutChanged` and
  /// `screenChanged` may be the element that gets the focus.
  public static func post(notification: Notification, argument: Any?) {
    guard isVoiceOverRunning else { return }
    let attributed = argument as? NSAttributedString
    func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
      guard let attributed, attributed.length > 0 else { return nil }
      return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
    }
    current.posts.append(
      .init(
        notification: notification, text: argument as? String ?? attributed?.string,
        isQueued: attribute(.accessibilitySpeechQueueAnnouncement) ?? false,
        priority: attribute(.accessibilitySpeechAnnouncementPriority) ?? .default,
        language: attribute(.accessibilitySpeechLanguage)))
    guard notification == .layoutChanged || notification == .screenChanged else { return }
    if let element = argument as? UIResponder { current.focusedElement = element }
  }

  /// The element with VoiceOver's focus.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    current.focusedElement
  }

  /// A technology that has a focus of its own. There is one focus here.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
}

// The attributes of an announcement.
extension NSAttributedString.Key {
  /// A `Bool`: whether it waits until the announcement before is over.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The BCP 47 code of the language in which it is spoken.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

/// How an announcement behaves beside other speech: one with a low priority is dropped if something else is
/// said.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

/// The traits of an element for VoiceOver.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// The direction of a three-finger swipe. `up` reveals content above, like a scroll bar; `left`, the direction
/// of the fingers, reveals what is at the right, as Flutter and Compose read it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action on an element, from VoiceOver's list of actions.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  /// The handler of the action, which returns whether it succeeded.
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The accessibility settings of a host, and a record of its app's notifications. Not in UIKit.
@preconcurrency @MainActor
public final class AccessibilityRecord {
  public struct Post: Equatable, Sendable {
    public let notification: UIAccessibility.Notification
    /// The argument, if it is a string, with or without attributes.
    public let text: String?
    /// Whether it waits until the announcement before is over.
    public var isQueued = false
    public var priority = UIAccessibilityPriority.default
    /// The language of its voice; `nil` for that of the device.
    public var language: String?
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

  /// Whether Button Shapes is enabled, which underlines buttons of text alone. The default is `false`.
  public var buttonShapesEnabled = false {
    didSet {
      announce(
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        buttonShapesEnabled != oldValue)
    }
  }

  /// The notifications posted while VoiceOver was running, in order. Assign an empty array to clear
  /// the record.
  public var posts: [Post] = []

  /// The element with the focus. A test assigns it, as a user who swipes; a notification may move it.
  public weak var focusedElement: UIResponder? {
    didSet {
      guard focusedElement !== oldValue else { return }
      oldValue?.accessibilityElementDidLoseFocus()
      focusedElement?.accessibilityElementDidBecomeFocused()
    }
  }

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
