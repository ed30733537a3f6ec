import Foundation

/// A presentation over a window. Nothing is animated.
@MainActor
final class Presentation {
  let sheet = UISheetPresentationController()
  weak var presenting: UIViewController?
  var presented: UIViewController?
  var container: UIView?
}

extension UIViewController {
  func show(_ viewControllerToPresent: UIViewController, _ completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, presentation == nil else { return }
    let made = Presentation()
    (made.presenting, made.presented) = (self, viewControllerToPresent)
    presentation = made
    viewControllerToPresent.presentedBy = made
    host.run {
      let isSheet = viewControllerToPresent.modalPresentationStyle != .fullScreen
      var frame = window.bounds
      if isSheet {
        frame.origin.y = SheetView.gap(in: window)
        frame.size.height -= frame.origin.y
      }
      let container = isSheet ? SheetView(frame: frame) : UIView(frame: frame)
      (container as? SheetView)?.onDismiss = { [weak self] in self?.dismiss(animated: true) }
      made.container = container
      window.addSubview(container)
      let view = viewControllerToPresent.view!
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      container.layoutIfNeeded()
      completion?()
    }
  }

  func endPresentation(_ completion: (() -> Void)?) {
    guard let ending = presentation ?? presentedBy else { return }
    ending.container?.removeFromSuperview()
    ending.presented?.viewIfLoaded?.removeFromSuperview()
    ending.presented?.presentedBy = nil
    ending.presenting?.presentation = nil
    completion?()
  }
}

extension UIViewController {
  /// The state of the view's appearance, as reported by the callbacks.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  func viewWillMove(to window: UIWindow?) {
    if window == nil { willLeaveWindow() }
    switch (appearance, window == nil) {
    case (.disappeared, false):
      appearance = .appearing
      viewWillAppear(false)
    case (.appeared, true):
      appearance = .disappearing
      viewWillDisappear(false)
    case (.disappeared, true), (.appeared, false), (.appearing, _), (.disappearing, _):
      break  // The callbacks of that transition were already sent.
    }
  }

  func viewDidMove(to window: UIWindow?) {
    guard let window else { return viewLeftWindow() }
    if appearance == .appearing { viewIsAppearing(appearanceTransition ?? false) }
    if appearanceTransition == nil, !window.isShowingRoot { appear() }
  }

  private func viewLeftWindow() {
    // A container that removes the view ends the transition itself.
    let isLed = appearanceTransition != nil && appearance == .disappearing
    guard appearance != .disappeared, !isLed else { return }
    appearanceTransition = nil
    appearance = .disappeared
    viewDidDisappear(false)
  }

  /// Finishes the appearance of this controller and of the children whose views are in the window.
  func finishAppearing() {
    if appearanceTransition == nil { appear() }
    for child in children where child.viewIfLoaded?.window != nil { child.finishAppearing() }
  }

  private func appear() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}

// MARK: - Containers

extension UIViewController {
  var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIViewController {
  func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  func titleChanged() {
    loadedNavigationItem?.title = title
    if let loadedTabBarItem { loadedTabBarItem.title = title }
  }
}
