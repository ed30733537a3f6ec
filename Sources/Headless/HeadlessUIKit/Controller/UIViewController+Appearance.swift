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
  var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}
