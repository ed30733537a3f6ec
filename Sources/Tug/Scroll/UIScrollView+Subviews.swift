extension UIScrollView {
  /// Adds a control behind the content, in front of the background of a list.
  func insertAtBack(_ view: UIView) {
    guard let background = listBackground, background.superview === self else {
      return insertSubview(view, at: 0)
    }
    insertSubview(view, aboveSubview: background)
  }

  private var listBackground: UIView? {
    if let table = self as? UITableView { return table.backgroundView }
    return (self as? UICollectionView)?.backgroundView
  }
}

extension UIScrollView {
  /// Installs a control that does nothing while this scroll view is in a sheet, and removes it otherwise.
  func keepPullInSheet(_ isWanted: Bool) {
    switch refreshControl {
    case nil where isWanted && isInSheet: refreshControl = InertRefreshControl()
    case is InertRefreshControl where !isWanted || !isInSheet: refreshControl = nil
    default: break
    }
  }

  private var isInSheet: Bool {
    guard window != nil, let controller = owningController else { return false }
    return controller.presentingViewController != nil
      && controller.sheetPresentationController != nil
  }

  /// The view controller that the scroll view belongs to, the nearest one in the responder chain.
  var owningController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// A refresh control that shows and does nothing. In a sheet, UIKit leaves pulls to a scroll view only while
/// it has one.
final class InertRefreshControl: UIRefreshControl {
  override init() {
    super.init()
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    tintColor = .clear
    alpha = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
