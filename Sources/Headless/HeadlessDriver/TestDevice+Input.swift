import Foundation
import HeadlessUIKit

/// The direction of fingers on the display.
public enum SwipeDirection: Sendable {
  /// Toward the top of the display.
  case up
  /// Toward the bottom of the display.
  case down
  /// Toward the left of the display.
  case left
  /// Toward the right of the display.
  case right
}

extension TestDevice {
  /// Presses a key, with a scroll view focused. Returns whether the content moves, which takes time.
  @discardableResult
  public func press(_ key: UIKeyboardHIDUsage, in scrollView: UIScrollView) -> Bool {
    host.run { scrollView.press(key) }
  }

  /// Swipes with three fingers while VoiceOver's focus is on an element.
  ///
  /// The element and the responders after it are asked to scroll (`accessibilityScroll`), until one
  /// answers with `true`. A scroll view among them that can go on pages. The direction that they are
  /// told is that of the view over the content for `up` and `down`, and that of the fingers sideways.
  ///
  /// - Returns: whether anything scrolled.
  @discardableResult
  public func swipeWithVoiceOver(_ fingers: SwipeDirection, on element: UIView) -> Bool {
    let direction = scrollDirection(of: fingers)
    var responder: UIResponder? = element
    while let current = responder {
      if host.run({ current.accessibilityScroll(direction) }) { return true }
      if let scrollView = current as? UIScrollView, page(scrollView, fingers) { return true }
      responder = current.next
    }
    return false
  }

  private func scrollDirection(of fingers: SwipeDirection) -> UIAccessibilityScrollDirection {
    switch fingers {
    case .up: .down
    case .down: .up
    case .left: .left
    case .right: .right
    }
  }

  private func page(_ scrollView: UIScrollView, _ fingers: SwipeDirection) -> Bool {
    let size = scrollView.bounds.size
    let way =
      switch fingers {
      case .up: CGPoint(x: 0, y: size.height)
      case .down: CGPoint(x: 0, y: -size.height)
      case .left: CGPoint(x: size.width, y: 0)
      case .right: CGPoint(x: -size.width, y: 0)
      }
    guard scrollView.canScroll(byWheel: way) else { return false }
    return host.run {
      let visible = scrollView.bounds.offsetBy(dx: way.x, dy: way.y)
      let former = scrollView.contentOffset
      let inset = scrollView.adjustedContentInset
      let last = CGPoint(
        x: max(-inset.left, scrollView.contentSize.width + inset.right - size.width),
        y: max(-inset.top, scrollView.contentSize.height + inset.bottom - size.height))
      let target = CGPoint(
        x: min(last.x, max(-inset.left, visible.minX)),
        y: min(last.y, max(-inset.top, visible.minY)))
      scrollView.setContentOffset(
        CGPoint(x: way.x == 0 ? former.x : target.x, y: way.y == 0 ? former.y : target.y),
        animated: false)
      return scrollView.contentOffset != former
    }
  }
}
