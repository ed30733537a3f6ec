import Foundation

/// Owns a view: makes it when it is first asked for, and hears when it appears and lays out.
open class UIViewController: UIResponder {
  public let host: HeadlessHost

  /// There are no nib files here: both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    host = HeadlessHost.current
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives here: always `nil`.
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
  /// The view is on the window and has its size; its layout comes next.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Added to the safe area that the view inherits, for bars that this controller draws itself.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// What the bars of the container cover of this controller's view; the container's to set.
  final var overlayInsets = UIEdgeInsets.zero {
    didSet { if overlayInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// The size of the view is about to change: the window was resized or turned. What is to happen
  /// with the change, or after it, is the coordinator's. The default tells the children.
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

  /// Before the view leaves the window: a container ends what it has under way.
  func willLeaveWindow() {}

  final var appearance = Appearance.disappeared
  /// While a container moves the view in or out: whether it does so with an animation.
  final var appearanceTransition: Bool?

  // MARK: Bars (see UIViewController+Bars)

  final var loadedNavigationItem: UINavigationItem?
  final var loadedTabBarItem: UITabBarItem?
  final weak var assignedContentScrollView: UIScrollView?
  final var ownTransitionCoordinator: TransitionCoordinator?

  /// Pushed, this controller and those on top of it have no tab bar. Asked when it is pushed.
  open var hidesBottomBarWhenPushed = false
}
