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
    for entry in updateLinks { entry.link?.requestFrames() }
    for subview in containedViews { subview.moveSubtree(to: window) }
    didMoveToWindow()
    viewController?.viewDidMove(to: window)
  }
}
