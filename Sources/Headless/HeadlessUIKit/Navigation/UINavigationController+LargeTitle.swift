import Foundation

// Large titles in the content, as on iOS 26 (`UIKitBehavior.LargeTitlePlacement.inContent`).
extension UINavigationController {
  /// The heights of a large title in the content.
  struct TitleInContent {
    let whole: CGFloat
    let shown: CGFloat
  }

  /// The title that belongs into the content; `nil` if there is none, or if the bar draws it.
  func titleInContent(_ state: NavigationBarState) -> TitleInContent? {
    guard host.behavior.largeTitles == .inContent, observedScrollView != nil,
      state.parts.largeTitle > 0
    else { return nil }
    return TitleInContent(whole: state.parts.largeTitle, shown: state.shownTitle)
  }

  /// Displays the title above the content, or removes it.
  func placeLargeTitle(_ title: TitleInContent?, of controller: UIViewController) {
    navigationBar.isTitleInContent = title != nil
    guard let scrollView = observedScrollView, let title else {
      if largeTitleLabel.containingView != nil { largeTitleLabel.removeFromSuperview() }
      observedScrollView?.largeTitleHeight = 0
      return
    }
    largeTitleLabel.text = controller.navigationItem.title
    let frame = CGRect(
      x: 16, y: -title.whole, width: max(0, scrollView.bounds.width - 32), height: title.whole)
    if largeTitleLabel.frame != frame { largeTitleLabel.frame = frame }
    if largeTitleLabel.containingView !== scrollView { scrollView.addSubview(largeTitleLabel) }
    scrollView.largeTitleHeight = title.shown
  }
}

extension NavigationBarState {
  /// The visible height of the large title.
  var shownTitle: CGFloat { min(shown, parts.largeTitle) }
  /// The height that a bar covers that doesn't draw the title.
  var coveredWithoutTitle: CGFloat { covered - shownTitle }
}
