import Foundation

extension UIViewController {
  func ancestor<Container: UIViewController>() -> Container? {
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
