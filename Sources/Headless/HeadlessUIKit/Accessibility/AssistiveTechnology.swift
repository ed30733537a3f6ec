/// A technology by which people use an app without touching what they see. Not in UIKit.
public enum AssistiveTechnology: CaseIterable, Sendable {
  case voiceOver
  case switchControl
  case voiceControl
  case fullKeyboardAccess
}

extension AccessibilityRecord {
  /// The elements in a view that a technology reaches, in the order of the views: none inside of another element, or
  /// in a view that is hidden or transparent. Only VoiceOver reaches those that the user can do nothing with.
  public func elements(in view: UIView, for technology: AssistiveTechnology) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    guard view.isAccessibilityElement else {
      return view.subviews.flatMap { elements(in: $0, for: technology) }
    }
    let isOfUse =
      view.accessibilityRespondsToUserInteraction
      && !view.accessibilityTraits.contains(.notEnabled)
    return technology == .voiceOver || isOfUse ? [view] : []
  }
}
