import RefreshCore

/// Observes a scroll view and forwards its events.
@MainActor
final class ScrollObserver {
  private let observations: [NSKeyValueObservation]

  init(
    _ scrollView: UIScrollView, for client: any ScrollObserverClient,
    fastPath: ScrollFastPath
  ) {
    let step = MainThreadClosure { [weak client] (scrollView: UIScrollView) in
      // First of all: an inert step pays neither for the weak reference nor for the cause.
      if fastPath.take(scrollView) { return }
      client?.scrolled(by: scrollView.scrollCause)
    }
    // Declared as Sendable, which they are, and so not isolated: otherwise the compiler takes them for
    // main-actor closures, and checks that once more at each call.
    observations = [
      scrollView.observe(\.contentOffset) { @Sendable scrollView, _ in step(scrollView) },
      scrollView.observe(\.contentSize) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.contentChanged() }
      },
      scrollView.observe(\.contentInset) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.insetChanged() }
      },
      scrollView.observe(\.frame) { @Sendable [weak client] _, _ in
        MainActor.assumeIsolated { client?.contentChanged() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable [weak client] pan, _ in
        MainActor.assumeIsolated { client?.panChanged(to: pan.state) }
      },
    ]
  }
}

/// The receiver of what a `ScrollObserver` observes.
@MainActor
protocol ScrollObserverClient: AnyObject, Sendable {
  /// The content offset was assigned, in a step that is not inert.
  func scrolled(by cause: ScrollCause)
  /// The content size or the frame changed.
  func contentChanged()
  func insetChanged()
  func panChanged(to state: UIGestureRecognizer.State)
}

extension UIScrollView {
  var scrollCause: ScrollCause {
    if isDragging { return .finger }
    return isDecelerating ? .momentum : .program
  }
}
