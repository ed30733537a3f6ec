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
