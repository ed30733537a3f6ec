import Foundation

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
  /// Begins to add the view to, or remove it from, a container's view. Children in the view take
  /// part in the transition.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
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
  public func endAppearanceTransition() {
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

  private var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}
