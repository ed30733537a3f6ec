import Foundation

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// An index beyond the end counts as the end.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    // A view inside itself would be walked for ever.
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      reorder(view, to: index)
      return
    }
    view.detach(movingTo: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.enter(owningWindow)
    view.updateSafeArea()
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.layoutState.isDirty { markDescendantDirty() }
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    setNeedsDisplay()
    guard let old = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(max(0, index > old ? index - 1 : index), subviews.count))
  }

  func detach() { detach(movingTo: nil) }

  private func detach(movingTo newSuperview: UIView?) {
    guard superview != nil || newSuperview != nil else { return }
    willMove(toSuperview: newSuperview)
    let old = superview
    if let old {
      old.willRemoveSubview(self)
      old.subviews.removeAll { $0 === self }
      old.setNeedsLayout()
    }
    superview = nil
    guard newSuperview == nil else { return }
    enter(nil)
    updateSafeArea()
    didMoveToSuperview()
  }

  /// Tells the subtree that it is now in `window`, or in none.
  func enter(_ window: UIWindow?) {
    guard owningWindow !== window else { return }
    willMove(toWindow: window)
    if owningWindow != nil {
      for recognizer in gestureRecognizers ?? [] { recognizer.viewLeavesWindow() }
    }
    owningWindow = window
    if window == nil { layer.removeAllAnimations() }
    for subview in subviews { subview.enter(window) }
    didMoveToWindow()
  }
}
