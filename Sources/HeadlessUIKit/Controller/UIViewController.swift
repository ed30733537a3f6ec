import Foundation

/// An object that owns a view. It creates the view on first access, and is notified of its
/// appearance and layout.
open class UIViewController: UIResponder {
  public let host: HeadlessHost

  /// Creates a controller. Nib files aren't supported: both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    host = HeadlessHost.current
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  open var title: String? {
    didSet { if title != oldValue { titleChanged() } }
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }
  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }
  private var loadedView: UIView?

  open func loadView() { view = UIView(frame: host.screen.bounds) }
  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    host.run {
      loadView()
      viewDidLoad()
    }
  }

  private func adopt(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    view?.updateSafeArea()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Life cycle

  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its final size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets added to the inherited safe area, for bars that this controller draws itself.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// The insets covered by the container's bars, set by the container.
  final var overlayInsets = UIEdgeInsets.zero {
    didSet { if overlayInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// Called before the size of the view changes because its window is rotated or resized. Pass
  /// animations and completion handlers to the coordinator. The default implementation calls the
  /// children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  // MARK: Containment

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the view leaves the window, so that a container can end its transition.
  func willLeaveWindow() {}

  /// The way in which the controller is presented. The default is `.automatic`, which is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  final var ownSheet: UISheetPresentationController?
  /// The presentation of another controller.
  final var presentation: Presentation?
  final weak var presentedBy: Presentation?

  final var appearance = Appearance.disappeared
  /// Whether the current transition of the container is animated; `nil` if there is no transition.
  final var appearanceTransition: Bool?

  // MARK: Bars (see UIViewController+Bars)

  final var loadedNavigationItem: UINavigationItem?
  final var loadedTabBarItem: UITabBarItem?
  final weak var assignedContentScrollView: UIScrollView?
  final var ownTransitionCoordinator: TransitionCoordinator?

  /// Whether the tab bar is hidden for this controller and those above it on the stack. The value
  /// is read when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
}
