import RefreshCore

/// Hears what happens to a scroll view and passes it on. Nothing is decided here.
@MainActor
final class ScrollObserver {
  private let observations: [NSKeyValueObservation]

  init(_ scrollView: UIScrollView, tellsTo controls: ScrollControls) {
    // Declared as what they are, Sendable and so of no actor: otherwise the compiler takes them for
    // main-actor closures, and checks that once more at each call.
    observations = [
      scrollView.observe(\.contentOffset) { @Sendable [weak controls] scrollView, _ in
        MainActor.assumeIsolated { controls?.scrolled(by: scrollView.scrollCause) }
      },
      scrollView.observe(\.contentSize) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.contentChanged() }
      },
      scrollView.observe(\.contentInset) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.insetChanged() }
      },
      scrollView.observe(\.frame) { @Sendable [weak controls] _, _ in
        MainActor.assumeIsolated { controls?.contentChanged() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable [weak controls] pan, _ in
        MainActor.assumeIsolated { controls?.panChanged(to: pan.state) }
      },
    ]
  }
}

extension UIScrollView {
  fileprivate var scrollCause: ScrollCause {
    if isDragging { return .finger }
    return isDecelerating ? .momentum : .program
  }
}

extension ScrollControls {
  fileprivate func panChanged(to state: UIGestureRecognizer.State) {
    recorder?.panned(to: state)
    switch state {
    case .began: dragBegan()
    case .ended: dragEnded()
    case .possible, .changed, .cancelled, .failed: break
    @unknown default: break
    }
  }
}
