#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A delegate and observer of a scroll view that writes down what it hears.
@MainActor
final class ProbeListener: NSObject {
  private let log: ProbeLog
  private var observations: [NSKeyValueObservation] = []

  /// Called inside of `scrollViewDidEndDragging`.
  var onRelease: ((UIScrollView) -> Void)?
  /// Called inside of the first `scrollViewDidScroll` after a release.
  var onFirstMove: ((UIScrollView) -> Void)?
  private var isReleased = false

  init(_ log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Becomes the delegate of a scroll view, and observes it.
  func listen(to scrollView: UIScrollView) {
    scrollView.delegate = self
    let log = log
    observations += [
      scrollView.observe(\.contentOffset) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentOffset", view.contentOffset.numbers) }
      },
      scrollView.observe(\.contentSize) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentSize", view.contentSize.numbers) }
      },
      scrollView.observe(\.contentInset) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "contentInset", view.contentInset.numbers) }
      },
      scrollView.observe(\.frame) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "frame", view.frame.numbers) }
      },
      scrollView.observe(\.bounds) { @Sendable view, _ in
        MainActor.assumeIsolated { log.add(.observed, "bounds", view.bounds.numbers) }
      },
      scrollView.panGestureRecognizer.observe(\.state) { @Sendable pan, _ in
        MainActor.assumeIsolated { log.add(.observed, "pan", [CGFloat(pan.state.rawValue)]) }
      },
    ]
  }

  func stop() {
    for observation in observations { observation.invalidate() }
    observations = []
  }

  /// The flags of a scroll view: tracking, dragging, decelerating.
  private func flags(_ scrollView: UIScrollView) -> [CGFloat] {
    scrollView.isTracking.numbers + scrollView.isDragging.numbers
      + scrollView.isDecelerating.numbers
  }
}

extension ProbeListener: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add(.delegate, "didScroll", scrollView.contentOffset.numbers)
    guard isReleased else { return }
    isReleased = false
    onFirstMove?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.add(.delegate, "willBeginDragging", flags(scrollView))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.add(.delegate, "willEndDragging", targetContentOffset.pointee.numbers)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add(.delegate, "didEndDragging", decelerate.numbers)
    isReleased = true
    onRelease?(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.add(.delegate, "willBeginDecelerating", flags(scrollView))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add(.delegate, "didEndDecelerating", flags(scrollView))
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.add(.delegate, "didEndScrollingAnimation", scrollView.contentOffset.numbers)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.add(.delegate, "didChangeAdjustedContentInset", scrollView.adjustedContentInset.numbers)
  }
}

/// A subview of a scroll view that writes down what it is told of its safe area.
final class ProbeSafeAreaView: UIView {
  var log: ProbeLog?

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log?.add(.safeArea, "subview", safeAreaInsets.numbers)
  }
}
