import Foundation

extension UIControl {
  /// The distance, in points, up to which a touch outside still counts as inside the control. UIKit
  /// doesn't document it; this is the value commonly measured on phones.
  private static var touchMargin: CGFloat { 70 }

  func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      return stopTracking(sending: [])
    }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking(sending: isInside ? upInsideEvents : .touchUpOutside)
  }

  func stopTracking(sending events: Event) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: events)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let margin = Self.touchMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }
}
