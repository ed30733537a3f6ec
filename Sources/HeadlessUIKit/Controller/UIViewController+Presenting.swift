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
  /// The controller that this one, or the nearest ancestor that has one, presents.
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or the nearest ancestor.
  public var presentingViewController: UIViewController? {
    presentedBy?.presenting ?? parent?.presentingViewController
  }

  /// The settings of the sheet in which this controller, or the nearest ancestor, is or would be shown;
  /// `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
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
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window, presentation == nil else { return }
    let made = Presentation()
    (made.presenting, made.presented) = (self, viewControllerToPresent)
    presentation = made
    viewControllerToPresent.presentedBy = made
    host.run {
      let isSheet = viewControllerToPresent.modalPresentationStyle != .fullScreen
      var frame = window.bounds
      if isSheet {
        frame.origin.y = SheetView.gap
        frame.size.height -= SheetView.gap
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

  /// Removes the controller that this one presents, or this one if it presents none.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let ending = presentation ?? presentedBy else { return }
    ending.container?.removeFromSuperview()
    ending.presented?.viewIfLoaded?.removeFromSuperview()
    ending.presented?.presentedBy = nil
    ending.presenting?.presentation = nil
    completion?()
  }
}
