import Foundation

/// A container that displays the top controller of a stack below a bar.
///
/// Views fill the container and lie under the bar, which is part of their safe area.
open class UINavigationController: UIViewController {
  open private(set) var navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The recognizer for dragging the top view away from the left edge of the display.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  final var stack: [UIViewController] = []
  /// The container of the visible view; during a transition, of both views.
  final let contentArea = UIView()
  final var transition: StackTransition?
  final let edgePan = EdgePanGestureRecognizer()
  /// The scroll view that the bar follows.
  final weak var observedScrollView: UIScrollView?
  /// The large title above the content.
  final let largeTitleView = LargeTitleView()
  /// The view of the bar that contains the refresh control of the content beside a large title.
  final let refreshHolder = UIView()
  private var isBarHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepare()
    pushViewController(rootViewController, animated: false)
  }

  private func prepare() {
    navigationBar.onChange = { [weak self] in self?.updateBar() }
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    edgePan.onStateChange = { [weak self] _ in self?.edgePanChanged() }
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = ContainerView(frame: host.screen.bounds)
    view.onLayout = { [weak self] in self?.layoutBars() }
    contentArea.frame = view.bounds
    contentArea.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentArea)
    view.addSubview(navigationBar)
    contentArea.addGestureRecognizer(edgePan)
    self.view = view
    if let top = topViewController { install(top) }
  }

  override func willLeaveWindow() { finishTransition() }

  // MARK: Stack

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack. A new top controller is pushed; a top controller that was already on the
  /// stack is popped to.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller. A controller that is already on the stack is ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it; `nil` if there is nothing below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Pops to a controller and returns the popped controllers; `nil` if `viewController` isn't on
  /// the stack or is already its top, as recorded.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard viewController !== stack.last, let index = stack.firstIndex(of: viewController)
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    let change = { [self] in
      layoutBars()
      viewIfLoaded?.layoutIfNeeded()
    }
    guard animated else { return change() }
    host.run { UIView.animate(withDuration: Self.hideShowBarDuration, animations: change) }
  }

  /// The duration of showing or hiding the bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

/// The view of a container, which lays out its bars with the view even if a subclass overrides the
/// layout callbacks.
final class ContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// The delegate of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
