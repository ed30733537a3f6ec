import Foundation

// The large title of iOS 26 (`UIKitBehavior.LargeTitlePlacement.inContent`), as recorded on iOS 26.1:
// - It is a part of the bar until the content first leaves its start. From then on it is a view of the
//   list, directly above the content, and goes with it one to one.
// - The safe area contains all of it, and the bar keeps its place for it, until nothing of it is visible;
//   then neither has any of it.
// - A refresh control that refreshes beside a visible title is a view of the bar, between the row and the
//   title, and its height is in the safe area. A pull moves the title away from it.
extension UINavigationController {
  /// Displays a title that is in the content above it, or removes it.
  func placeLargeTitle(_ state: NavigationBarState, of controller: UIViewController) {
    guard let scrollView = observedScrollView, state.parts.isTitleInContent, state.hasScrolled
    else {
      if largeTitleView.containingView != nil { largeTitleView.removeFromSuperview() }
      return
    }
    largeTitleView.label.text = controller.navigationItem.title
    let height = state.parts.largeTitle
    let frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if largeTitleView.frame != frame { largeTitleView.frame = frame }
    // As recorded, a title that is scrolled away stays in the list, and is transparent.
    let alpha: CGFloat = state.shown > 0 ? 1 : 0
    if largeTitleView.alpha != alpha { largeTitleView.alpha = alpha }
    if largeTitleView.containingView !== scrollView { scrollView.addSubview(largeTitleView) }
  }

  /// Moves the refresh control of the content into the bar, or back. Returns the height that it takes there.
  func placeRefreshControl(_ state: NavigationBarState) -> CGFloat {
    guard let scrollView = observedScrollView else { return 0 }
    let held = scrollView.heldRefreshInset
    guard held > 0, state.parts.isTitleInContent, state.shown > 0,
      let control = scrollView.refreshControl
    else {
      returnRefreshControl(to: scrollView)
      return 0
    }
    scrollView.isRefreshControlInBar = true
    let frame = CGRect(
      x: 0, y: state.parts.minimumHeight + state.shownSearch, width: view.bounds.width, height: held
    )
    if refreshHolder.frame != frame { refreshHolder.frame = frame }
    if refreshHolder.containingView !== navigationBar { navigationBar.addSubview(refreshHolder) }
    if control.containingView !== refreshHolder { refreshHolder.addSubview(control) }
    if control.frame != refreshHolder.bounds { control.frame = refreshHolder.bounds }
    return held
  }

  func returnRefreshControl(to scrollView: UIScrollView) {
    guard scrollView.isRefreshControlInBar else { return }
    scrollView.isRefreshControlInBar = false
    refreshHolder.removeFromSuperview()
    if let control = scrollView.refreshControl { scrollView.insertSubview(control, at: 0) }
  }
}

/// The large title of a bar that belongs to the content.
final class LargeTitleView: UIView {
  let label = UINavigationBar.makeLargeTitleLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// As recorded, 16 points from the leading edge, and 3.5 from the top.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let width = min(size.width, max(0, bounds.width - 32))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - width : 16, y: 3.5, width: width,
      height: bounds.height - 11)
  }
}
