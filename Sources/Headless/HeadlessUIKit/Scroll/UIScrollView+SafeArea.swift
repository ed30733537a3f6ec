import Foundation
import ScrollPhysics

// What a change of the safe area does to a scroll view.
extension UIScrollView {
  /// The safe area at the edges where it isn't a part of the inset.
  var safeAreaBesideInset: UIEdgeInsets {
    guard host.behavior.scrollViewsConsumeSafeArea else { return safeAreaInsets }
    let (area, taken) = (safeAreaInsets, systemInset)
    return UIEdgeInsets(
      top: taken.top == 0 ? area.top : 0, left: taken.left == 0 ? area.left : 0,
      bottom: taken.bottom == 0 ? area.bottom : 0, right: taken.right == 0 ? area.right : 0)
  }

  /// Keeps content that rests at its start at its start when a bar appears or disappears, so that a list
  /// begins below the bar. It applies to the safe area only, and not if scrolling is disabled. As recorded,
  /// content that rests beyond its start stays as far beyond it, and content elsewhere keeps its distance to
  /// the safe area, unless the host's behavior says otherwise. Nobody has recorded when, so the latter two
  /// move at the next layout, once. Nor has anybody recorded content at
  /// its end: as a chat expects, it stays there.
  func keepAtSafeArea(_ old: UIEdgeInsets) {
    guard isScrollEnabled, animation == nil, case .rest = activity else { return }
    let new = storedAdjustedInset
    let start = rounded(CGPoint(x: -old.left, y: -old.top))
    let keeps = host.behavior.keepsDistanceToSafeArea
    if !isFollowedByBar, window != nil {
      let (origin, size) = (layer.boundsOrigin, layer.ownBounds.size)
      let end = rounded(
        CGPoint(
          x: storedSize.width + old.right - size.width,
          y: storedSize.height + old.bottom - size.height))
      if origin.x < start.x || keeps && origin.x > start.x && origin.x < end.x {
        pendingShift.x += old.left - new.left
      }
      if origin.y < start.y || keeps && origin.y > start.y && origin.y < end.y {
        pendingShift.y += old.top - new.top
      }
      if pendingShift != .zero { setNeedsLayout() }
    }
    keepAtStart(old)
  }

  /// Moves content at rest along with its start if it is there.
  func keepAtStart(_ old: UIEdgeInsets) {
    guard isScrollEnabled, animation == nil, case .rest = activity else { return }
    let (start, new) = (rounded(CGPoint(x: -old.left, y: -old.top)), storedAdjustedInset)
    var offset = layer.boundsOrigin
    if offset.y == start.y { offset.y = -new.top }
    if offset.x == start.x { offset.x = -new.left }
    offset = rounded(offset)
    if offset != layer.boundsOrigin { show(offset) }
  }

  /// Moves the content by the pending shift. A bar that follows this movement causes no other one. As
  /// recorded, content beyond its start stays as far beyond it.
  func keepDistance() {
    guard pendingShift != .zero else { return }
    let (shift, offset) = (pendingShift, layer.boundsOrigin)
    pendingShift = .zero
    guard isScrollEnabled, animation == nil, case .rest = activity else { return }
    func moved(_ value: CGFloat, by shift: CGFloat, on axis: ScrollAxis) -> CGFloat {
      min(value + shift, max(value, CGFloat(axis.range.upperBound)))
    }
    let wasFollowed = isFollowedByBar
    isFollowedByBar = true
    show(
      rounded(
        CGPoint(
          x: moved(offset.x, by: shift.x, on: horizontalAxis),
          y: moved(offset.y, by: shift.y, on: verticalAxis))))
    isFollowedByBar = wasFollowed
    pendingShift = .zero
  }

  /// Updates the safe area. Without a window, a view has no safe area, but its offset doesn't
  /// change. A view that left its window during a motion is corrected when it returns.
  func updateKnownSafeArea() {
    guard window != nil || !hasBeenOnWindow else { return }
    if knownSafeArea != safeAreaInsets {
      knownSafeArea = safeAreaInsets
      geometryChanged()
    }
    if stoppedOffWindow, window != nil {
      stoppedOffWindow = false
      correctOffset()
    }
  }

  var safeAreaPart: UIEdgeInsets {
    if let driven { return driven.safeArea }
    let behavior = contentInsetAdjustmentBehavior
    if behavior == .never { return .zero }
    let area = knownSafeArea
    if behavior == .always { return area }
    let size = layer.ownBounds.size
    let isVertical =
      storedSize.height > size.height || alwaysBounceVertical
      || (behavior == .automatic && isUnderBars)
    let isHorizontal = storedSize.width > size.width || alwaysBounceHorizontal
    return UIEdgeInsets(
      top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0,
      bottom: isVertical ? area.bottom : 0, right: isHorizontal ? area.right : 0)
  }

  /// Whether the view is under bars. UIKit checks for a controller in a navigation or tab bar
  /// controller. Here, any container counts, and so does a controller with additional safe area
  /// insets.
  private var isUnderBars: Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if let owner = current.viewController {
        return owner.parent != nil || owner.additionalSafeAreaInsets != .zero
      }
      ancestor = current.containingView
    }
    return false
  }
}

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
