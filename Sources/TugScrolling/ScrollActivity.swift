import Tug

/// The scrolling of a scroll view: its end and its direction.
///
/// The scroll view is observed from the first use of this object on. Neither its delegate nor a
/// control is needed.
///
/// A scroll lasts until nothing moves and no finger is down: a drag, the deceleration after it, and
/// an animation that the app starts at its end are one scroll with one end. A single change of the
/// offset (`contentOffset = …`, `setContentOffset(_:animated: false)`, a correction by UIKit, or a
/// change inside `UIView.animate`) isn't a scroll.
@preconcurrency @MainActor
public final class ScrollActivity {
  /// A handler that is called once at the end of each scroll, whether a finger, a deceleration with its
  /// bounce, or `setContentOffset(_:animated: true)` moved the content. The default is `nil`.
  ///
  /// The call comes two frames after the last movement, because a scroll view doesn't announce that
  /// a movement was the last one. It also comes when the scroll view leaves its window in motion.
  public var onEnd: (() -> Void)?

  /// A handler that is called with the direction when a scroll begins and whenever the direction
  /// changes, also after the finger was lifted. The return of a bounce is a change. The default is `nil`.
  public var onDirectionChange: ((ScrollDirection) -> Void)?

  /// The direction of the scroll, along the axis on which the content last moved further; `nil` at rest.
  public var direction: ScrollDirection? { detector.direction }

  /// The same events as a stream. Each access creates a stream that begins at that moment and ends
  /// with the scroll view. A reader that falls more than 32 events behind loses the oldest ones.
  public var events: AsyncStream<ScrollEvent> { makeStream() }

  private weak var scrollView: UIScrollView?
  private var detector: ScrollEndDetector
  private var observation: NSKeyValueObservation?
  private var frames: FrameLink?
  private var streams: [Int: AsyncStream<ScrollEvent>.Continuation] = [:]
  private var streamCount = 0

  init(_ scrollView: UIScrollView?) {
    self.scrollView = scrollView
    let offset = scrollView?.contentOffset ?? .zero
    detector = ScrollEndDetector(x: Double(offset.x), y: Double(offset.y))
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
    let event = detector.assigned(
      x: Double(offset.x), y: Double(offset.y), isActive: scrollView.isInMotion)
    if detector.needsFrames { frames?.start() }
    if let event { report(event) }
  }

  /// - Returns: Whether another frame is needed.
  private func frameCame() -> Bool {
    if let event = detector.frame(isActive: scrollView?.isInMotion ?? false) { report(event) }
    // A callback may have set the content in motion again.
    return detector.needsFrames
  }

  private func report(_ event: ScrollEvent) {
    switch event {
    case .headed(let direction): onDirectionChange?(direction)
    case .ended: onEnd?()
    }
    for stream in streams.values { stream.yield(event) }
  }

  /// The number of streams that are being read.
  var readerCount: Int { streams.count }

  private func makeStream() -> AsyncStream<ScrollEvent> {
    // A reader that has fallen far behind needs the latest events, not the history.
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
  /// Whether a finger is on the content, or the content moves after one.
  fileprivate var isInMotion: Bool { isTracking || isDragging || isDecelerating }
}

extension ScrollControls {
  /// The scroll view's scrolling: its end, and its direction.
  public var scrolling: ScrollActivity { extra { ScrollActivity($0) } }
}
