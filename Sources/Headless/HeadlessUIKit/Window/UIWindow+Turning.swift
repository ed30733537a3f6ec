import Foundation

extension UIWindow {
  /// Resizes the window as the system does when the device rotates or a window is resized. Not in
  /// UIKit.
  ///
  /// The window calls `viewWillTransition(to:with:)` on its controllers, then sets its new size and
  /// safe area in one animation, together with the animations added to the coordinator.
  ///
  /// - Parameters:
  ///   - size: The new size in points. An empty or nonfinite size is ignored.
  ///   - safeAreaInsets: The insets covered by the device at the new size. The default is the
  ///     current insets.
  ///   - duration: The duration in seconds. The default is 0.3; 0 resizes without animation.
  public func turn(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, duration: TimeInterval = 0.3
  ) {
    guard CGRect(origin: .zero, size: size).isFinite, size.width > 0, size.height > 0 else {
      return
    }
    host.run {
      let coordinator = TransitionCoordinator(in: self, duration: max(0, duration))
      rootViewController?.ownTransitionCoordinator = coordinator
      rootViewController?.viewWillTransition(to: size, with: coordinator)
      let changes = { [self] in
        apply(size, safeAreaInsets ?? deviceSafeAreaInsets)
        coordinator.runAnimations()
        layoutIfNeeded()
      }
      let completion = { [weak self] in
        if self?.rootViewController?.ownTransitionCoordinator === coordinator {
          self?.rootViewController?.ownTransitionCoordinator = nil
        }
        coordinator.finish()
      }
      guard duration > 0 else {
        changes()
        return completion()
      }
      UIView.animate(
        withDuration: duration, animations: changes, completion: { _ in completion() })
    }
  }

  /// Sets the safe area before the size, so that every callback for the new size sees the new safe
  /// area.
  private func apply(_ size: CGSize, _ insets: UIEdgeInsets) {
    isTurning = true
    deviceSafeAreaInsets = insets
    isTurning = false
    host.screen.bounds.size = size
    frame.size = size
    updateSafeArea()
  }
}
