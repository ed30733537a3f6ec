import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    // A view inside itself would cause endless traversals.
    guard view !== self, !isDescendant(of: view) else { return }
    if view.host !== host {
      host.onMistake(
        "\(type(of: view)) was created on another host, whose clock moves it: create it in "
          + "the closure of TestDevice or in TestDevice.run")
    }
    if view.containingView === self {
      reorder(view, to: index)
      return
    }
    view.move(to: self, at: index)
    didAddSubview(view)
    if view.layoutState.isDirty { markDescendantDirty() }
    setNeedsLayout()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = containedViews.firstIndex(of: view) else { return }
    let new = min(max(0, index > old ? index - 1 : index), containedViews.count - 1)
    guard new != old else { return }
    containedViews.remove(at: old)
    containedViews.insert(view, at: new)
    setNeedsDisplay()
  }

  func detach() {
    if containingView != nil { move(to: nil, at: 0) }
  }

  /// Calls all `will` callbacks, then makes the change, then calls all `did` callbacks.
  private func move(to parent: UIView?, at index: Int) {
    let tint = tintColor
    willMove(toSuperview: parent)
    let window = parent?.owningWindow
    let changesWindow = window !== owningWindow
    if changesWindow { notifyWillMove(to: window) }
    if let old = containingView {
      old.willRemoveSubview(self)
      if let place = old.containedViews.firstIndex(of: self) {
        old.containedViews.remove(at: place)
      }
      old.setNeedsLayout()
    }
    containingView = parent
    if let parent {
      parent.containedViews.insert(self, at: min(max(0, index), parent.containedViews.count))
    }
    if changesWindow { moveSubtree(to: window) }
    updateSafeArea()
    if tintColor != tint { propagateTintChange() }
    didMoveToSuperview()
  }

  /// Notifies the subtree before it moves to `window`, or to none.
  private func notifyWillMove(to window: UIWindow?) {
    viewController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in containedViews { subview.notifyWillMove(to: window) }
  }

  /// Moves the subtree to `window`, or to none, and notifies its views.
  private func moveSubtree(to window: UIWindow?) {
    guard owningWindow !== window else { return }
    if owningWindow != nil {
      for recognizer in gestureRecognizers ?? [] { recognizer.viewLeavesWindow() }
    }
    owningWindow = window
    if window == nil { layer.removeAllAnimations() }
    for subview in containedViews { subview.moveSubtree(to: window) }
    didMoveToWindow()
    viewController?.viewDidMove(to: window)
  }
}

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
