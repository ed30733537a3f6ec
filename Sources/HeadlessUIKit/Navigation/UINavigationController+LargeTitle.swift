import Foundation

// Large titles in the content, as on iOS 26 (`UIKitBehavior.LargeTitlePlacement.inContent`).
extension UINavigationController {
  /// Displays the title above the content; a height of zero removes it.
  func placeLargeTitle(
    _ height: CGFloat, in scrollView: UIScrollView?, of controller: UIViewController
  ) {
    guard let scrollView, height > 0 else {
      largeTitleLabel.removeFromSuperview()
      scrollView?.largeTitleHeight = 0
      navigationBar.isTitleInContent = false
      return
    }
    largeTitleLabel.text = controller.navigationItem.title
    largeTitleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    let frame = CGRect(
      x: 16, y: -height, width: max(0, scrollView.bounds.width - 32), height: height)
    if largeTitleLabel.frame != frame { largeTitleLabel.frame = frame }
    if largeTitleLabel.superview !== scrollView { scrollView.addSubview(largeTitleLabel) }
    scrollView.largeTitleHeight = height
    updateLargeTitle()
  }

  /// Shows the small title in the bar when the large one is covered.
  func updateLargeTitle() {
    guard let scrollView = observedScrollView, scrollView.largeTitleHeight > 0 else { return }
    let covered = scrollView.contentOffset.y + scrollView.safeAreaInsets.top
    navigationBar.isTitleInContent = covered < 0
  }

  /// The offset of a motion toward `y` that doesn't end with half of the title visible.
  func offsetWithoutHalfTitle(_ y: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    let top = -scrollView.adjustedContentInset.top
    let covered = top + scrollView.largeTitleHeight
    guard y > top, y < covered else { return y }
    return y - top < covered - y ? top : covered
  }
}
