import Foundation

/// The parts of a subtree that need layout in the next pass.
struct LayoutState {
  var needsLayout = true
  var descendantNeedsLayout = false
  var isDirty: Bool { needsLayout || descendantNeedsLayout }
}

extension UIView {
  static var layoutPassLimit: Int { 100 }

  func layoutPass() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for subview in containedViews where subview.layoutState.isDirty { subview.layoutPass() }
  }

  func markDescendantDirty() {
    var view: UIView? = self
    while let current = view, !current.layoutState.descendantNeedsLayout {
      current.layoutState.descendantNeedsLayout = true
      view = current.containingView
    }
  }

  /// The part of the bounds inside the safe area.
  public var safeAreaRect: CGRect { bounds.inset(by: safeAreaInsets) }

  /// Updates the safe area from the superview's and the view controller's additions. Returns
  /// `false` if it doesn't change.
  @discardableResult
  func updateSafeArea() -> Bool {
    guard !hasRecordedSafeArea else { return false }
    var insets = inheritedSafeArea
    if let viewController {
      insets = insets + viewController.overlayInsets + viewController.additionalSafeAreaInsets
    }
    guard insets != safeAreaInsets else { return false }
    safeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in containedViews { subview.updateSafeArea() }
    return true
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let containingView else { return (self as? UIWindow)?.deliveredSafeArea ?? .zero }
    let (outer, bounds) = (containingView.safeAreaForSubviews, containingView.bounds)
    guard outer != .zero else { return .zero }
    let (size, rect) = (bounds.size, frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    // A part of the view outside its superview isn't covered.
    func covered(_ inset: CGFloat, from distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - max(0, distance)) : 0
    }
    return UIEdgeInsets(
      top: covered(outer.top, from: rect.minY), left: covered(outer.left, from: rect.minX),
      bottom: covered(outer.bottom, from: size.height - rect.maxY),
      right: covered(outer.right, from: size.width - rect.maxX))
  }
}
