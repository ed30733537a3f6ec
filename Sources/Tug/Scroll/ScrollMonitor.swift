import RefreshCore

/// Watches one scroll view scroll, and tells the app. What a scroll is, and when it is over, is
/// `ScrollWatch`'s to say; this only feeds it.
///
/// The delegate knows the end of a deceleration and of an animation, but it is the app's. What is left
/// is the offset, the flags, and the display: the link runs while something moves, and not longer.
@MainActor
final class ScrollMonitor {
  var onEnd: (() -> Void)?
  var onHeading: ((ScrollDirection) -> Void)?
  var direction: ScrollDirection? { watch.direction }

  private weak var scrollView: UIScrollView?
  private var watch: ScrollWatch
  private var observation: NSKeyValueObservation?
  private var frames: FrameLink?
  private var streams: [Int: AsyncStream<ScrollEvent>.Continuation] = [:]
  private var streamCount = 0

  init(_ scrollView: UIScrollView?) {
    self.scrollView = scrollView
    let offset = scrollView?.contentOffset ?? .zero
    watch = ScrollWatch(x: Double(offset.x), y: Double(offset.y))
    guard let scrollView else { return }
    frames = FrameLink(on: scrollView) { [weak self] in self?.frameCame() ?? false }
    observation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.assigned(scrollView) }
    }
  }

  deinit {
    for stream in streams.values { stream.finish() }
  }

  private func assigned(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    let event = watch.assigned(
      x: Double(offset.x), y: Double(offset.y), isActive: scrollView.isInMotion)
    if watch.needsFrames { frames?.start() }
    if let event { tell(event) }
  }

  /// Whether another frame is needed.
  private func frameCame() -> Bool {
    if let event = watch.frame(isActive: scrollView?.isInMotion ?? false) { tell(event) }
    // Whom it told may have set the content in motion again.
    return watch.needsFrames
  }

  private func tell(_ event: ScrollEvent) {
    switch event {
    case .headed(let direction): onHeading?(direction)
    case .ended: onEnd?()
    }
    for stream in streams.values { stream.yield(event) }
  }

  /// How many streams are being read.
  var readerCount: Int { streams.count }

  func makeStream() -> AsyncStream<ScrollEvent> {
    // A reader that has fallen far behind wants the latest, not the history.
    let (stream, continuation) = AsyncStream.makeStream(
      of: ScrollEvent.self, bufferingPolicy: .bufferingNewest(32))
    let id = streamCount
    streamCount += 1
    streams[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[id] = nil }
    }
    return stream
  }
}

extension UIScrollView {
  /// A finger is on the content, or the content moves on after one.
  fileprivate var isInMotion: Bool { isTracking || isDragging || isDecelerating }
}
