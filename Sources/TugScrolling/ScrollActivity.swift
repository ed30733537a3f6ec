import Tug

/// The scrolling of a scroll view: when it ends, and where it is going.
///
/// From the first use on, the scroll view is observed. Neither its delegate nor a control is needed.
///
/// One scroll is everything until nothing moves any more and no finger is down: a drag, the deceleration
/// after it, and an animation that the app starts at its end are one scroll with one end. A single change
/// of the offset (`contentOffset = …`, `setContentOffset(_:animated: false)`, a correction by UIKit, or
/// one inside `UIView.animate`) is no scroll.
@MainActor
public final class ScrollActivity {
  /// Called once when a scroll is over, whatever moved the content: a finger, a deceleration with its
  /// bounce, or `setContentOffset(_:animated: true)`. The default is `nil`.
  ///
  /// It comes two frames after the last movement, because nothing tells from outside that a movement was
  /// the last. Also called when the scroll view leaves its window in motion.
  public var onEnd: (() -> Void)?

  /// Called with the direction when a scroll begins, and whenever it turns, also after the finger was
  /// lifted. A bounce that returns has turned. The default is `nil`.
  public var onDirectionChange: ((ScrollDirection) -> Void)?

  /// The direction of the scroll, along the axis on which the content last moved further; `nil` at rest.
  public var direction: ScrollDirection? { detector.direction }

  /// The same events as a stream. Each access creates one, which begins now and ends with the scroll
  /// view. A reader that falls more than 32 events behind loses the oldest.
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

  /// - Returns: whether another frame is needed.
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
    // A reader that has fallen far behind wants the latest events, not the history.
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
