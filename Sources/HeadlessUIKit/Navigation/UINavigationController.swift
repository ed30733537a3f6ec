import Foundation

/// A stack of controllers, of which the top one shows, below a bar.
///
/// Views fill the whole of it and lie under the bar, which is in their safe area.
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Drags the top view away from the left edge of the display.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  final var stack: [UIViewController] = []
  /// Holds the view that shows; in a transition both.
  final let contentArea = UIView()
  final var transition: StackTransition?
  final let edgePan = EdgePanGestureRecognizer()
  /// The scroll view that the bar follows.
  final weak var watchedScrollView: UIScrollView?
  private var isBarHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.onChange = { [weak self] in self?.updateBar() }
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    edgePan.onStateChange = { [weak self] _ in self?.edgePanChanged() }
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = LaidOutView(frame: host.screen.bounds)
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

  public var topViewController: UIViewController? { stack.last }
  public var visibleViewController: UIViewController? { stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// A controller that was not in the stack comes as if it were pushed, one that was, as if those
  /// above it were popped.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Nothing happens with one that is on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// The popped controller; `nil` if there is nothing below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// The popped controllers; `nil` if `viewController` is not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
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

  /// `UINavigationController.hideShowBarDuration`, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
}

/// The view of a container: its bars are laid out with it, whatever a subclass overrides.
final class LaidOutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
