import Foundation

/// What helps people who cannot see, or not well, or not for long.
@MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { current.isVoiceOverRunning }
  public static var isReduceMotionEnabled: Bool { current.isReduceMotionEnabled }
  public static var isBoldTextEnabled: Bool {
    HeadlessHost.current.traits.legibilityWeight == .bold
  }

  private static var current: AccessibilityRecord { HeadlessHost.current.accessibility }

  /// They come from the default notification center, whichever host they are about.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// What an app tells VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is the text to say.
    public static let announcement = Notification(rawValue: 1008)
    /// The argument is the text to say about the place that was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Recorded by the host. Without VoiceOver nobody hears it, and nothing is recorded.
  public static func post(notification: Notification, argument: Any?) {
    guard isVoiceOverRunning else { return }
    current.posts.append(.init(notification: notification, text: argument as? String))
  }
}

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

/// What an element is, to VoiceOver.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// Where a swipe with three fingers goes: up shows what lies above, as a scroll bar would move.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// Something that can be done with an element, from VoiceOver's list of actions.
@MainActor
open class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  /// Returns whether it worked.
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
