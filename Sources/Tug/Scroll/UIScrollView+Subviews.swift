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
