import Foundation

extension UIView {
  /// The frontmost descendant that receives touches at `point`, in this view's bounds.
  func deepestView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    let isTouchable = isUserInteractionEnabled && !isHidden && alpha > Self.touchableAlpha
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    for subview in containedViews.reversed() {
      if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// The documented limit of UIKit: a view with a lower alpha receives no touches.
  private static var touchableAlpha: CGFloat { 0.01 }
}
