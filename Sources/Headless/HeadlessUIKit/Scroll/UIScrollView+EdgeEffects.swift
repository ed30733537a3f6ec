import Foundation

/// One of the two views in which a scroll view of iOS 26 draws its edge effects.
///
/// Only its place is modeled: it is a subview of the scroll view, covers the visible rectangle, and
/// takes no touches. It draws nothing.
final class ScrollEdgeEffectView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  /// Adds the two views at the first layout in a window, and keeps them over the visible rectangle.
  func updateEdgeEffects() {
    guard host.showsScrollEdgeEffects, window != nil else { return }
    while edgeEffectViews.count < 2 {
      let view = host.run { ScrollEdgeEffectView(frame: layer.ownBounds) }
      edgeEffectViews.append(view)
      addSubview(view)
    }
    for view in edgeEffectViews where view.frame != layer.ownBounds { view.frame = layer.ownBounds }
  }
}
