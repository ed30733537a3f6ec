import Foundation

extension UIView {
  /// The front-most descendant that takes touches at `point` (in this view's bounds).
  func deepestView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    let isTouchable = isUserInteractionEnabled && !isHidden && alpha > Self.touchableAlpha
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// UIKit's documented limit: a view this faint takes no touches.
  private static var touchableAlpha: CGFloat { 0.01 }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.dropTouches()
    gestureRecognizer.view = nil
  }
}
