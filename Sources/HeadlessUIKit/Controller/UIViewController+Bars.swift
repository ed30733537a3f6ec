import Foundation

extension UIViewController {
  /// What the navigation bar shows for this controller; its title is the controller's.
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

  /// The nearest navigation controller above this one.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller above this one.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The transition that this controller, or one above it, is in.
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
  /// Tells the bars which scroll view they watch at the top; `nil` goes back to the one they find.
  /// Of the edges only the top means anything here: tab bars do not look at their content.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    guard edge.contains(.top) else { return }
    assignedContentScrollView = scrollView
    navigationController?.updateBar()
  }

  /// The scroll view that was set, or else the one that is the view, or lies at the very back of it.
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
