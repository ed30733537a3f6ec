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
