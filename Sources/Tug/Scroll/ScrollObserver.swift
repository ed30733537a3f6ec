/// Hears what happens to a scroll view and passes it on. Nothing is decided here.
@MainActor
final class ScrollObserver {
  private var observations: [NSKeyValueObservation] = []
  private weak var controls: ScrollControls?

  init(_ scrollView: UIScrollView, tellsTo controls: ScrollControls) {
    self.controls = controls
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
        MainActor.assumeIsolated {
          self?.controls?.scrolled(isDragging: scrollView.isDragging)
        }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.controls?.contentChanged() }
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.controls?.contentChanged() }
      },
      scrollView.observe(\.frame) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.controls?.contentChanged() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        MainActor.assumeIsolated { self?.panChanged(to: pan.state) }
      },
    ]
  }

  private func panChanged(to state: UIGestureRecognizer.State) {
    switch state {
    case .began: controls?.dragBegan()
    case .ended: controls?.dragEnded()
    case .possible, .changed, .cancelled, .failed: break
    @unknown default: break
    }
  }
}
