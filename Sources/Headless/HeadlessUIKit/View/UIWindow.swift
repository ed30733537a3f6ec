import Foundation

/// The root of a view tree on the display.
open class UIWindow: UIView {
  /// The insets covered by the device (status bar, notch, home indicator). Not in UIKit: on a phone
  /// the system sets them, and here the owner of the window does.
  public var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard !isTurning, host.behavior.safeAreaArrival == .nextTurn else { return deliverSafeArea() }
      host.schedule(after: 0) { [weak self] in self?.deliverSafeArea() }
    }
  }
  final var isTurning = false
  /// The safe area that the views know.
  private(set) final var deliveredSafeArea = UIEdgeInsets.zero

  private func deliverSafeArea() {
    deliveredSafeArea = deviceSafeAreaInsets
    if !isTurning { host.run { _ = updateSafeArea() } }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    owningWindow = self
    isHidden = true
    host.add(self)
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the window is hidden. The default is `true`.
  open override var isHidden: Bool {
    didSet { showRoot() }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    if host.behavior.layoutArrival == .immediate { layoutIfNeeded() }
  }

  /// Whether the root view is being added. Its appearance finishes after its layout.
  private(set) var isShowingRoot = false

  /// The touches of the window, from beginning to end.
  let touchDelivery = TouchDelivery()

  open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event, in: self) }

  private func showRoot() {
    guard !isHidden, let root = rootViewController, root.view.containingView !== self else {
      return
    }
    let isLate = host.behavior.layoutArrival == .nextTurn
    if !isLate { fit(root) }
    isShowingRoot = true
    addSubview(root.view)
    isShowingRoot = false
    let finish = { [weak self, weak root] in
      guard let self, let root, root.view.containingView === self else { return }
      if isLate { fit(root) }
      layoutIfNeeded()
      root.finishAppearing()
    }
    if isLate { host.schedule(after: 0, finish) } else { finish() }
  }

  private func fit(_ root: UIViewController) {
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

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
