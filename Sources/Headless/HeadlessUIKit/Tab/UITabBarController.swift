import Foundation

/// The delegate of a tab bar controller, which controls and observes the selection.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A container that displays one of several controllers above a bar of tabs.
open class UITabBarController: UIViewController {
  open private(set) var tabBar = UITabBar()
  /// The delegate, which is called for selections by the user but not by the app.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabs: [UIViewController] = []
  private var shown: UIViewController?
  private let contentArea = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.onTap = { [weak self] in self?.didTap($0) }
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = ContainerView(frame: host.screen.bounds)
    view.onLayout = { [weak self] in self?.layoutBars() }
    contentArea.frame = view.bounds
    contentArea.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentArea)
    view.addSubview(tabBar)
    self.view = view
    if let shown { install(shown) }
  }

  // MARK: Tabs

  /// The controllers of the tabs. If the selected controller isn't among the new ones, the first is
  /// selected.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, viewControllers ?? [])
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    itemsChanged()
    if let shown, new.contains(shown) { select(shown) } else { select(new.first) }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The selected controller. Assigning a controller that isn't a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { shown }
    set { if let newValue, tabs.contains(newValue) { select(newValue) } }
  }

  /// The index of the selected controller; `NSNotFound` without a selection. Assigning an invalid
  /// index has no effect.
  open var selectedIndex: Int {
    get { shown.flatMap(tabs.firstIndex) ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  func itemsChanged() {
    tabBar.items = tabs.compactMap(\.tabBarItem)
    tabBar.selectedItem = shown?.tabBarItem
  }

  private func didTap(_ item: UITabBarItem) {
    guard let chosen = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: chosen) ?? true
    else { return }
    if chosen === shown {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(chosen)
    delegate?.tabBarController(self, didSelect: chosen)
  }

  /// Selects a controller without animation. Like UIKit, it calls the new controller before the old
  /// one.
  private func select(_ controller: UIViewController?) {
    tabBar.selectedItem = controller?.tabBarItem
    guard controller !== shown else { return layoutBars() }
    let old = shown
    shown = controller
    guard isViewLoaded else { return }
    let isVisible = view.window != nil && appearance != .disappeared
    if isVisible {
      controller?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    if let controller { install(controller) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isVisible { view.layoutIfNeeded() }
    old?.endAppearanceTransition()
    controller?.endAppearanceTransition()
  }

  private func install(_ controller: UIViewController) {
    layoutBars()
    controller.view.frame = contentArea.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentArea.addSubview(controller.view)
  }

  // MARK: Bar

  func layoutBars() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let isBarHidden = shown?.hidesTabBar ?? false
    let height = bounds.isCompactHeight ? UITabBar.compactHeight : UITabBar.height
    let covered = height + view.safeAreaInsets.bottom
    let y = isBarHidden ? bounds.height : bounds.height - covered
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: covered)
    if tabBar.frame != frame { tabBar.frame = frame }
    shown?.overlayInsets.bottom = isBarHidden ? 0 : height
  }
}

extension UIViewController {
  /// Whether a controller on the stack was pushed without the tab bar.
  fileprivate var hidesTabBar: Bool {
    guard let navigation = self as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
