import Foundation

@testable import Tug

/// VoiceOver's behavior with a view, as far as an app can observe it.
@MainActor
struct VoiceOver {
  let host: HeadlessHost

  init(on host: HeadlessHost) {
    self.host = host
    host.accessibility.isVoiceOverRunning = true
  }

  /// The elements that VoiceOver can reach: not inside another element, not hidden, not
  /// transparent.
  func elements(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [view] }
    return view.subviews.flatMap { elements(in: $0) }
  }

  /// A swipe with three fingers: the focused element is asked first, then the responders after it.
  /// A scroll view that can scroll further does, and the search ends there.
  func swipe(_ direction: UIAccessibilityScrollDirection, on element: UIView) -> Bool {
    var responder: UIResponder? = element
    while let current = responder {
      if host.run({ current.accessibilityScroll(direction) }) { return true }
      if let scrollView = current as? UIScrollView, page(scrollView, direction) { return true }
      responder = current.next
    }
    return false
  }

  private func page(
    _ scrollView: UIScrollView, _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    let inset = scrollView.adjustedContentInset
    let (first, height) = (-inset.top, scrollView.bounds.height)
    let last = max(first, scrollView.contentSize.height + inset.bottom - height)
    let step = direction == .up ? -height : direction == .down ? height : 0
    let target = min(last, max(first, scrollView.contentOffset.y + step))
    guard target != scrollView.contentOffset.y else { return false }
    host.run { scrollView.contentOffset.y = target }
    return true
  }
}
