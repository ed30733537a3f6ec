import Foundation

extension UIViewController {
  /// How far the view has come on its way to the display, as the callbacks told.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  func viewWillMove(to window: UIWindow?) {
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
    if window == nil, appearance != .disappeared {
      appearance = .disappeared
      viewDidDisappear(false)
    }
    if let window, !window.isShowingRoot { appear() }
  }

  /// This controller and its children, whose views came to the window in its own.
  func finishAppearing() {
    appear()
    for child in children where child.viewIfLoaded?.window != nil { child.finishAppearing() }
  }

  private func appear() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}
