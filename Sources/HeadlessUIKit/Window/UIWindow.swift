import Foundation

/// The root of a view tree that is on the display.
open class UIWindow: UIView {
  /// What the device covers of the display (status bar, notch, home indicator). On a phone the
  /// system sets it; here its owner does.
  public var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if !isTurning { updateSafeArea() } }
  }
  final var isTurning = false

  /// Its view fills the window.
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

  /// A window is hidden until it is told to show.
  open override var isHidden: Bool {
    didSet { showRoot() }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  /// A root view has appeared when it has been laid out.
  private(set) var isShowingRoot = false

  /// The window's touches, kept from their beginning to their end.
  let touchDelivery = TouchDelivery()

  open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event, in: self) }

  private func showRoot() {
    guard !isHidden, let root = rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isShowingRoot = true
    addSubview(root.view)
    isShowingRoot = false
    layoutIfNeeded()
    root.finishAppearing()
  }
}
