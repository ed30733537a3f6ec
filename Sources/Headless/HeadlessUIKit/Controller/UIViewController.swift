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
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  private var loadedView: UIView?

  open func loadView() { view = UIView(frame: host.screen.bounds) }
  open func viewDidLoad() {}

  open func loadViewIfNeeded() {
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

  open override var next: UIResponder? { viewIfLoaded?.containingView }

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

  // MARK: Presentation (see UIViewController+Presenting)

  /// The controller that this one, or the nearest ancestor that has one, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or the nearest ancestor.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenting ?? parent?.presentingViewController
  }

  /// The settings of the sheet in which this controller, or the nearest ancestor, is or would be shown;
  /// `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .fullScreen: return nil
    case .pageSheet, .formSheet, .automatic:
      let sheet = ownSheet ?? UISheetPresentationController()
      ownSheet = sheet
      return sheet
    }
  }

  /// Presents a controller over the window, without animation. Without a window, or while another controller
  /// is presented, it has no effect.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, completion)
  }

  /// Removes the controller that this one presents, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(completion)
  }

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

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

  /// Begins to add the view to, or remove it from, a container's view. Children in the view take
  /// part in the transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing
      appearanceTransition = animated
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      appearanceTransition = animated
      viewWillDisappear(animated)
    case (.appearing, true), (.appeared, true), (.disappeared, false), (.disappearing, false):
      return
    }
    for child in childrenInView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    guard let animated = appearanceTransition else { return }
    appearanceTransition = nil
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
    for child in childrenInView { child.endAppearanceTransition() }
  }

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

  /// The navigation bar's item for this controller, with the controller's title by default.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set {
      loadedTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The coordinator of the transition that this controller, or an ancestor, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.ownTransitionCoordinator { return coordinator }
      controller = current.parent
    }
    return nil
  }

  /// Sets the scroll view that the bars observe at the top. `nil` restores the automatic choice.
  /// Only the top edge has an effect: tab bars don't observe their content.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    guard edge.contains(.top) else { return }
    assignedContentScrollView = scrollView
    navigationController?.updateBar()
  }

  /// The assigned scroll view; otherwise the view itself, or its rearmost descendant, if that is a
  /// scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge == .top, let assignedContentScrollView { return assignedContentScrollView }
    var view = viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.containedViews.first
    }
    return nil
  }

  final var loadedNavigationItem: UINavigationItem?
  final var loadedTabBarItem: UITabBarItem?
  final weak var assignedContentScrollView: UIScrollView?
  final var ownTransitionCoordinator: TransitionCoordinator?

  /// Whether the tab bar is hidden for this controller and those above it on the stack. The value
  /// is read when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
}
