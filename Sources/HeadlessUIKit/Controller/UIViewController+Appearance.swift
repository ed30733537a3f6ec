import Foundation

extension UIViewController {
  /// How far the view has come on its way to the display, as the callbacks told.
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
      break  // The callbacks of that way are out already.
    }
  }

  func viewDidMove(to window: UIWindow?) {
    guard let window else { return viewLeftWindow() }
    if appearance == .appearing { viewIsAppearing(appearanceTransition ?? false) }
    if appearanceTransition == nil, !window.isShowingRoot { appear() }
  }

  private func viewLeftWindow() {
    // A container that takes the view out says itself when that is over.
    let isLed = appearanceTransition != nil && appearance == .disappearing
    guard appearance != .disappeared, !isLed else { return }
    appearanceTransition = nil
    appearance = .disappeared
    viewDidDisappear(false)
  }

  /// This controller and its children, whose views came to the window in its own.
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

// MARK: - For containers

extension UIViewController {
  /// A container is about to bring the view in, or to take it out. Children in the view go with it.
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

  /// What `beginAppearanceTransition` began is over.
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
