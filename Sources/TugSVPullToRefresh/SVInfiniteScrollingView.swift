import Tug

/// The control that `addInfiniteScrolling` creates, with SVPullToRefresh's names.
///
/// It is not a view: its view is `view`. The options of Tug are those of `refresher`.
@preconcurrency @MainActor
public final class SVInfiniteScrollingView {
  let control: SVControl
  private var observations: [NSKeyValueObservation] = []

  init(actionHandler: @escaping () -> Void) {
    let refresher = Refresher.auto(.spinner, callback: { _ in })
    // SVPullToRefresh does not load at the end itself, but when a finger is lifted beyond it.
    refresher.trigger.auto?.causes = []
    control = SVControl(refresher, actionHandler: actionHandler)
  }

  /// The control of Tug.
  public var refresher: Refresher { control.refresher }
  /// The view below the content.
  public var view: UIView { refresher.view }

  /// The state.
  public var state: SVInfiniteScrollingState { control.state }

  /// Whether scrolling past the end loads more. The default is `true`.
  public var enabled = true

  /// Shows the spinner without calling the handler.
  public func startAnimating() { control.startAnimating() }
  /// Ends loading.
  public func stopAnimating() { control.stopAnimating() }

  /// Shows a view in place of the indicator, centered, or the indicator again for `nil`.
  public func setCustomView(_ view: UIView?, for state: SVInfiniteScrollingState) {
    control.setCustomView(view, for: state)
  }

  /// The size of the spinner. The default is medium, which `nil` restores.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style? {
    get { refresher.style.spinnerStyle }
    set { refresher.style.spinnerStyle = newValue ?? .medium }
  }

  // MARK: Observing the end

  /// Observes a scroll view, or none.
  func observe(_ scrollView: UIScrollView?) {
    observations = []
    control.isTriggered = false
    guard let scrollView else { return }
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
        MainActor.assumeIsolated { self?.scrolled(scrollView) }
      },
      // Content that stays where the finger leaves it has no further change of the offset.
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        MainActor.assumeIsolated { if pan.state == .ended { self?.released() } }
      },
    ]
  }

  /// Dragging past the end arms the control, and dragging back disarms it.
  private func scrolled(_ scrollView: UIScrollView) {
    guard enabled, !refresher.isRefreshing, scrollView.contentSize.height > 0 else {
      control.isTriggered = false
      return
    }
    guard scrollView.isDragging else { return released() }
    control.isTriggered = scrollView.contentOffset.y > Self.endOffset(of: scrollView)
  }

  private func released() {
    guard control.isTriggered else { return }
    control.isTriggered = false
    control.trigger()
  }

  /// The offset at the end of the content, where no part of the view is visible. For short content,
  /// the offset of its start, so that pulling it down doesn't load.
  private static func endOffset(of scrollView: UIScrollView) -> CGFloat {
    max(
      scrollView.contentSize.height - scrollView.bounds.height,
      -scrollView.adjustedContentInset.top)
  }
}
