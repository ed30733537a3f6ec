import Tug

/// The control that `addInfiniteScrolling` makes, under SVPullToRefresh's names.
///
/// It is no view itself: `view` is. All else that Tug can do is at `refresher`.
@MainActor
public final class SVInfiniteScrollingView {
  let control: SVControl
  private var observations: [NSKeyValueObservation] = []

  init(actionHandler: @escaping () -> Void) {
    let refresher = Refresher.auto(.spinner) { (_: Refresher) in }
    // When to load is decided here: not at the end itself, but when the finger leaves beyond it.
    refresher.isAutomatic = false
    control = SVControl(refresher, actionHandler: actionHandler)
  }

  /// The control behind it.
  public var refresher: Refresher { control.refresher }
  public var view: UIView { refresher.view }

  public var state: SVInfiniteScrollingState { control.state }

  /// False: scrolling triggers nothing.
  public var enabled = true

  /// Shows the spinner without calling the handler.
  public func startAnimating() { control.startAnimating() }
  public func stopAnimating() { control.stopAnimating() }

  /// In place of everything else, in the middle; `nil` brings it back.
  public func setCustomView(_ view: UIView?, for state: SVInfiniteScrollingState) {
    control.setCustomView(view, for: state)
  }

  /// Medium if `nil`.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style? {
    get { refresher.style.spinnerStyle }
    set { refresher.style.spinnerStyle = newValue }
  }

  // MARK: Watching the end

  func watch(_ scrollView: UIScrollView?) {
    observations = []
    control.isTriggered = false
    guard let scrollView else { return }
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
        MainActor.assumeIsolated { self?.scrolled(scrollView) }
      },
      // Content that rests where the finger leaves it sends no further offset.
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        MainActor.assumeIsolated { if pan.state == .ended { self?.letGo() } }
      },
    ]
  }

  /// A finger beyond the end triggers, and coming back takes that back.
  private func scrolled(_ scrollView: UIScrollView) {
    guard enabled, !refresher.isRefreshing, scrollView.contentSize.height > 0 else {
      control.isTriggered = false
      return
    }
    guard scrollView.isDragging else { return letGo() }
    control.isTriggered = scrollView.contentOffset.y > Self.endOffset(of: scrollView)
  }

  private func letGo() {
    guard control.isTriggered else { return }
    control.isTriggered = false
    control.trigger()
  }

  /// Where the content ends, with nothing of the view to be seen; short content ends where it begins,
  /// so that pulling it down loads nothing.
  private static func endOffset(of scrollView: UIScrollView) -> CGFloat {
    max(
      scrollView.contentSize.height - scrollView.bounds.height,
      -scrollView.adjustedContentInset.top)
  }
}
