import Foundation

/// The parts of a subtree that need layout in the next pass.
struct LayoutState {
  var needsLayout = true
  var descendantNeedsLayout = false
  var isDirty: Bool { needsLayout || descendantNeedsLayout }
}

extension UIView {
  /// Marks the displayed content as changed.
  public func setNeedsDisplay() { host.reportChange() }

  public func setNeedsLayout() {
    host.reportChange()
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superview?.markDescendantDirty()
  }

  /// Lays out this view and its descendants immediately, where needed.
  public func layoutIfNeeded() {
    // A layout that requests another is repeated, as in UIKit, but only up to a limit.
    for _ in 0..<Self.layoutPassLimit {
      guard layoutState.isDirty else { return }
      layoutPass()
    }
    if layoutState.isDirty { host.onMistake("layoutSubviews requests another layout endlessly") }
  }

  private static var layoutPassLimit: Int { 100 }

  private func layoutPass() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for subview in subviews where subview.layoutState.isDirty { subview.layoutPass() }
  }

  func markDescendantDirty() {
    var view: UIView? = self
    while let current = view, !current.layoutState.descendantNeedsLayout {
      current.layoutState.descendantNeedsLayout = true
      view = current.superview
    }
  }

  public func sizeToFit() {
    var rect = frame
    rect.size = sizeThatFits(bounds.size)
    frame = rect
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
    for subview in subviews { subview.updateSafeArea() }
    return true
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.deliveredSafeArea ?? .zero }
    let (outer, bounds) = (superview.safeAreaForSubviews, superview.bounds)
    guard outer != .zero else { return .zero }
    let (size, rect) = (bounds.size, frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    // A part of the view outside its superview isn't covered where the superview isn't.
    func covered(_ inset: CGFloat, from distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return UIEdgeInsets(
      top: covered(outer.top, from: rect.minY), left: covered(outer.left, from: rect.minX),
      bottom: covered(outer.bottom, from: size.height - rect.maxY),
      right: covered(outer.right, from: size.width - rect.maxX))
  }
}
