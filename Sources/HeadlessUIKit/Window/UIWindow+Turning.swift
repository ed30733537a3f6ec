import Foundation

extension UIWindow {
  /// Not in UIKit: what the system does when the device turns, or a window of several is resized.
  ///
  /// The controllers hear of it (`viewWillTransition(to:with:)`), then the window has its new size and
  /// safe area, in one animation with what the coordinator was given.
  ///
  /// - Parameters:
  ///   - size: in points; nothing happens if it is empty or not finite.
  ///   - safeAreaInsets: what the device covers then; by default what it covers now.
  ///   - duration: seconds, 0.3 by default; 0 is without animation.
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
        takeOn(size, safeAreaInsets ?? deviceSafeAreaInsets)
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

  /// The safe area is the new one before anything hears of the new size.
  private func takeOn(_ size: CGSize, _ insets: UIEdgeInsets) {
    isTurning = true
    deviceSafeAreaInsets = insets
    isTurning = false
    host.screen.bounds.size = size
    frame.size = size
    updateSafeArea()
  }
}
