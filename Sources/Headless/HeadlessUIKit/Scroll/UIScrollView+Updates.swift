import Foundation

// A list assigns its content size in the middle of a batch of updates. Its observers must not ask about
// items then: UIKit raises exceptions for some questions, and answers others with the former items.
extension UIScrollView {
  func resizeContent(to size: CGSize, inUpdate isInUpdate: Bool) {
    let wasOpen = isUpdateOpen
    isUpdateOpen = wasOpen || isInUpdate
    contentSize = size
    isUpdateOpen = wasOpen
  }

  /// Reports a question about items while an update is open.
  func noteQuestion(_ name: String) {
    guard isUpdateOpen else { return }
    host.onMistake("\(name) was asked for while an update is open: ask after it")
  }
}

// MARK: - Backgrounds of lists

extension UIScrollView {
  /// Puts the background of a list at the back, behind what is there.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.containingView === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
