import Foundation

/// An object that receives events: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder {
  /// The values associated by `objc_setAssociatedObject`.
  var associatedObjects: [UnsafeRawPointer: Any] = [:]

  /// The observations by strings that this responder has begun.
  var keyPathRegistrations: [KeyPathRegistration] = []

  public init() {}

  /// Called for a change of a property that `addObserver(_:forKeyPath:options:context:)` observes. `change`
  /// has the values that the options ask for.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The responder for events that this one doesn't handle.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Accessibility, to the extent that controls need it. In UIKit, every object has these
  // properties.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language of the label and the value, as a BCP 47 code; `nil` for that of the device.
  open var accessibilityLanguage: String?
  /// What Voice Control's users may call the element, beside its label.
  open var accessibilityUserInputLabels: [String]! = []

  /// Whether the user can do something with the element. The default follows from its traits and actions.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { ownRespondsToUserInteraction ?? isInteractive }
    set { ownRespondsToUserInteraction = newValue }
  }
  private var ownRespondsToUserInteraction: Bool?
  private var isInteractive: Bool {
    accessibilityTraits.contains(.button) || accessibilityCustomActions?.isEmpty == false
      || self is UIControl
  }

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// Whether the element has the focus.
  open func accessibilityElementIsFocused() -> Bool {
    let host = (self as? UIView)?.host ?? .current
    return host.accessibility.focusedElement === self
  }

  /// Handles a double tap. Returns `false` to let VoiceOver tap the center of the element instead.
  open func accessibilityActivate() -> Bool { false }

  /// Handles a three-finger swipe. Returns `false` to pass it to the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

extension UIResponder: Hashable {
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The relation between the content of a view and the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls for directions in space, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The content that a view draws between its background and its subviews.
package enum ViewContent {
  case text(TextLayout, color: UIColor)
  case image(UIImage, tint: UIColor, mode: UIView.ContentMode)
  /// A spinner of `size` points. The renderer rotates it while it is on.
  case spinner(isOn: Bool, color: UIColor, size: CGFloat)
}

/// A view that draws content.
@MainActor
package protocol ContentProviding: UIView {
  var content: ViewContent? { get }
}
