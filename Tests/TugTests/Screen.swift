import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A phone with one scroll view, a finger and a clock of its own.
@MainActor
final class Screen {
  let host = HeadlessHost()
  let window: UIWindow
  let scrollView: UIScrollView
  let finger: Finger

  /// 375 × 667 points; the content is as wide by default.
  init(
    contentHeight: CGFloat = 2000, contentWidth: CGFloat = 375, contentInset: UIEdgeInsets = .zero,
    safeArea: UIEdgeInsets = .zero, attached: Bool = true, isRightToLeft: Bool = false
  ) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    if isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    (window, scrollView) = host.run {
      let window = UIWindow(frame: frame)
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .always
      window.deviceSafeAreaInsets = safeArea
      window.addSubview(scrollView)
      window.makeKeyAndVisible()
      scrollView.contentInset = contentInset
      scrollView.contentSize = CGSize(width: contentWidth, height: contentHeight)
      let insets = scrollView.adjustedContentInset
      scrollView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
      return (window, scrollView)
    }
    finger = Finger(on: window)
    if !attached { host.run { scrollView.removeFromSuperview() } }
    Recordings.current?.add(self)
  }

  var offset: CGFloat { scrollView.contentOffset.y }
  var inset: UIEdgeInsets { scrollView.contentInset }

  /// Puts the finger down and drags until the offset is this; the finger stays down.
  func pull(toOffset target: CGFloat) {
    let way: CGFloat = target < offset ? 1 : -1
    finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: way))
    // Look and move again: the rubber band answers less the further it is pulled.
    for _ in 0..<200 where abs(offset - target) > 0.5 { drag(by: offset - target) }
  }

  /// Moves the finger that is down, downward for positive points, in one frame.
  func drag(by points: CGFloat) {
    advance(host.frameInterval)
    finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
  }

  /// Holds still long enough for the release to have no speed, lets go, and draws a frame.
  func letGo() {
    advance(0.3)
    finger.up()
    advance(host.frameInterval)
  }

  func advance(_ seconds: TimeInterval) { host.advance(by: seconds) }

  func scroll(to y: CGFloat) {
    host.run { scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false) }
  }

  /// Lets what was enqueued on the main actor so far run: a cancelled task hears of it in its turn.
  func settleTasks() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  func attach() { host.run { window.addSubview(scrollView) } }

  /// Waits until the control is in a state: the moment an `async` action ends is the action's own.
  func wait(for refresher: Refresher, toBe state: RefreshState) async {
    guard refresher.state != state else { return }
    let earlier = refresher.onStateChange
    await withCheckedContinuation { continuation in
      refresher.onStateChange = { old, new in
        earlier?(old, new)
        guard new == state else { return }
        refresher.onStateChange = earlier
        continuation.resume()
      }
    }
  }
}

/// An action that a test ends when it wants to.
@MainActor
final class Work {
  private(set) var starts = 0
  private(set) var cancellations = 0
  private var pending: [CheckedContinuation<RefreshResult, any Error>] = []
  private var startWaiters: [CheckedContinuation<Void, Never>] = []

  func run() async throws -> RefreshResult {
    starts += 1
    for waiter in startWaiters { waiter.resume() }
    startWaiters = []
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { pending.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Returns once the action has started again since the last call.
  func started(_ count: Int) async {
    while starts < count {
      await withCheckedContinuation { startWaiters.append($0) }
    }
  }

  func finish(_ result: RefreshResult = .moreData) {
    if !pending.isEmpty { pending.removeFirst().resume(returning: result) }
  }

  func fail() {
    if !pending.isEmpty { pending.removeFirst().resume(throwing: Trouble()) }
  }

  private func cancel() {
    cancellations += 1
    for continuation in pending { continuation.resume(throwing: CancellationError()) }
    pending = []
  }
}

struct Trouble: Error {}
