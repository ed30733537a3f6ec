import Foundation

extension UIViewController {
  /// The navigation bar's item for this controller, with the controller's title by default.
  public var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  public var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set {
      loadedTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The coordinator of the transition that this controller, or an ancestor, takes part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.ownTransitionCoordinator { return coordinator }
      controller = current.parent
    }
    return nil
  }

  private func ancestor<Container: UIViewController>() -> Container? {
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

// MARK: - Content scroll view

extension UIViewController {
  /// Sets the scroll view that the bars observe at the top. `nil` restores the automatic choice.
  /// Only the top edge has an effect: tab bars don't observe their content.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    guard edge.contains(.top) else { return }
    assignedContentScrollView = scrollView
    navigationController?.updateBar()
  }

  /// The assigned scroll view; otherwise the view itself, or its rearmost descendant, if that is a
  /// scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge == .top, let assignedContentScrollView { return assignedContentScrollView }
    var view = viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }
}
