import Foundation

/// A transition from one controller's view to another's.
struct StackTransition {
  let old: UIViewController?
  let new: UIViewController?
  let isPop: Bool
  /// The controllers that leave the stack, and those added to it.
  let removed: [UIViewController]
  let added: [UIViewController]
  let coordinator: TransitionCoordinator
  /// The current displacements of the views from their final positions, in points.
  var oldShift: CGFloat = 0
  var newShift: CGFloat = 0
  /// The stack to restore if the user cancels the transition.
  let stackBefore: [UIViewController]
}

extension UINavigationController {
  /// The duration of a push or a pop, in seconds.
  static var slideDuration: TimeInterval { 0.35 }
  /// The displacement of the view below, as a fraction of the width.
  static var parallax: CGFloat { 0.3 }

  func change(to new: [UIViewController], animated: Bool) {
    finishTransition()
    guard new != stack else { return }
    begin(to: new, animated: animated, isInteractive: false)
    guard let transition else { return }
    guard transition.coordinator.isAnimated else { return finishTransition() }
    slide(toEnd: true, over: Self.slideDuration)
  }

  /// Performs all steps before the movement.
  func begin(to new: [UIViewController], animated: Bool, isInteractive: Bool) {
    let before = stack
    let (old, top) = (before.last, new.last)
    let removed = before.filter { !new.contains($0) }
    let added = new.filter { !before.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    guard old !== top, isViewLoaded else {
      return settle(removed: removed, added: added)
    }
    top?.loadViewIfNeeded()
    let isVisible = view.window != nil && appearance != .disappeared
    let moves = animated && isVisible && old != nil && top != nil && UIView.areAnimationsEnabled
    let coordinator = TransitionCoordinator(
      in: view, duration: moves ? Self.slideDuration : 0, isInteractive: isInteractive)
    ownTransitionCoordinator = coordinator
    transition = StackTransition(
      old: old, new: top, isPop: top.map(before.contains) ?? true, removed: removed,
      added: added, coordinator: coordinator, stackBefore: before)
    if isVisible {
      old?.beginAppearanceTransition(false, animated: moves)
      top?.beginAppearanceTransition(true, animated: moves)
    }
    if let top { delegate?.navigationController(self, willShow: top, animated: moves) }
    contentArea.isUserInteractionEnabled = !moves || isInteractive
    if let top { install(top, below: transition?.isPop == true ? old : nil) }
    if !moves { coordinator.runAnimations() }
    tabBarController?.layoutBars()
    if isVisible { view.layoutIfNeeded() }
  }

  /// Moves both views to the end of the transition, or back to its start.
  ///
  /// Only the layers move: for views, including their safe area and scroll views, the new view is
  /// at its final position from the start.
  func slide(toEnd: Bool, over duration: TimeInterval) {
    guard let transition else { return }
    if toEnd, transition.newShift == 0, transition.oldShift == 0 { shift(to: 0) }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState],
      animations: { [self] in
        shift(to: toEnd ? 1 : 0)
        if toEnd { transition.coordinator.runAnimations() }
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        guard let self, self.transition?.coordinator === transition.coordinator else { return }
        if toEnd { finishTransition() } else { cancelTransition() }
      })
  }

  /// Moves the views to a progress from 0, the start of the transition, to 1, its end.
  func shift(to progress: CGFloat) {
    guard var transition else { return }
    let (width, sign) = (contentArea.bounds.width, CGFloat(transition.isPop ? 1 : -1))
    let far = width * sign
    let near = width * Self.parallax * sign
    let (oldDistance, newDistance) = transition.isPop ? (far, near) : (near, far)
    move(transition.old, from: &transition.oldShift, to: oldDistance * progress)
    move(transition.new, from: &transition.newShift, to: -newDistance * (1 - progress))
    self.transition = transition
  }

  private func move(_ controller: UIViewController?, from shift: inout CGFloat, to new: CGFloat) {
    guard let layer = controller?.viewIfLoaded?.layer else { return }
    layer.position = CGPoint(x: layer.position.x + new - shift, y: layer.position.y)
    shift = new
  }

  /// Finishes the current transition immediately.
  func finishTransition() {
    guard let transition else { return }
    clear(transition)
    transition.old?.viewIfLoaded?.removeFromSuperview()
    let animated = transition.coordinator.isAnimated
    transition.old?.endAppearanceTransition()
    transition.new?.endAppearanceTransition()
    settle(removed: transition.removed, added: transition.added)
    if let new = transition.new {
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    transition.coordinator.finish()
  }

  private func clear(_ transition: StackTransition) {
    for controller in [transition.old, transition.new] {
      let bounds = contentArea.bounds
      controller?.viewIfLoaded?.layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    self.transition = nil
    ownTransitionCoordinator = nil
    contentArea.isUserInteractionEnabled = true
  }

  private func settle(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed where controller.parent === self {
      controller.navigationItem.onChange = nil
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    updateBar()
  }

  /// Reverts a transition that the user canceled, with the corresponding callbacks.
  func cancelTransition() {
    guard let transition else { return }
    clear(transition)
    stack = transition.stackBefore
    transition.new?.beginAppearanceTransition(false, animated: true)
    transition.new?.viewIfLoaded?.removeFromSuperview()
    transition.new?.endAppearanceTransition()
    transition.old?.beginAppearanceTransition(true, animated: true)
    transition.old?.endAppearanceTransition()
    for controller in transition.removed { controller.willMove(toParent: self) }
    for controller in transition.removed { controller.didMove(toParent: self) }
    updateBar()
    transition.coordinator.finish()
  }

  /// Adds a controller's view, and updates the bar for it.
  func install(_ controller: UIViewController, below sibling: UIViewController? = nil) {
    controller.loadViewIfNeeded()
    updateBar()
    controller.view.frame = contentArea.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let below = sibling?.viewIfLoaded, below.containingView === contentArea {
      contentArea.insertSubview(controller.view, belowSubview: below)
    } else {
      contentArea.addSubview(controller.view)
    }
    updateBar()
  }
}

/// A recognizer for a drag to the right from the left edge of its view.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let edgeWidth: CGFloat = 24
  private var startsAtEdge = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startsAtEdge = location(in: view).x <= Self.edgeWidth
    if !startsAtEdge { state = .failed }
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    startsAtEdge && movement.x > abs(movement.y)
  }
}

// MARK: - Interactive pop

extension UINavigationController {
  func edgePanChanged() {
    switch edgePan.state {
    case .began:
      guard stack.count > 1, transition == nil else { return }
      begin(to: Array(stack.dropLast()), animated: true, isInteractive: true)
      shift(to: 0)
    case .changed: if isInteractive { shift(to: fingerProgress) }
    case .ended: endInteraction(isCancelled: !completesPop)
    case .cancelled, .failed: endInteraction(isCancelled: true)
    case .possible: break
    }
  }

  private var isInteractive: Bool { transition?.coordinator.isInteractive ?? false }

  private var fingerProgress: CGFloat {
    guard contentArea.bounds.width > 0 else { return 0 }
    return min(1, max(0, edgePan.translation(in: nil).x / contentArea.bounds.width))
  }

  /// Whether the pop completes: past the middle, or with sufficient velocity.
  private var completesPop: Bool {
    let velocity = edgePan.velocity(in: nil).x
    return velocity > 300 || (velocity > -300 && fingerProgress > 0.5)
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, let transition else { return }
    transition.coordinator.endInteraction(isCancelled: isCancelled)
    host.run { slide(toEnd: !isCancelled, over: Self.slideDuration / 2) }
  }
}
