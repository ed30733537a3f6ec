import Foundation
import HeadlessDriver
import HeadlessUIKit

/// The callbacks of a scroll view, in order. Repeated offset changes are one entry.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var scrollCount = 0
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// The target to set.
  var newTarget: CGPoint?
  /// A closure that runs after each recorded call.
  var onCall: (String, UIScrollView) -> Void = { _, _ in }

  func clear() {
    calls = []
    scrollCount = 0
  }

  private func record(_ call: String, _ scrollView: UIScrollView) {
    if call == "scroll" { scrollCount += 1 }
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    onCall(call, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { record("scroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("beginDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
    record("willEndDrag", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("endDrag(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("beginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("endDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record("endAnimation", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record("insetChanged", scrollView)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("top", scrollView) }
}

/// A scroll view that fills a window, with a log of its callbacks.
@MainActor
struct ScrollScene {
  let device: TestDevice
  let scrollView: UIScrollView
  let log = ScrollLog()

  var finger: Finger { device.finger }
  /// The offset as a `Double`, because a comparison with a `Double` inside `#expect` doesn't
  /// compile with `CGFloat`.
  var y: Double { Double(scrollView.contentOffset.y) }
  var targetY: Double { Double(log.target.y) }

  /// - Parameter inContainer: Whether the scroll view is a subview, so that a test can change its
  ///   frame. Otherwise it is a controller's view, with the size of the window.
  init(
    height: CGFloat = 667, content: CGFloat = 2000, width: CGFloat = 375,
    scale: CGFloat = 2, offset: CGFloat = 0, inContainer: Bool = false,
    host: HeadlessHost = HeadlessHost()
  ) {
    let scrollView = host.run {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    }
    self.scrollView = scrollView
    device = TestDevice(
      size: CGSize(width: 375, height: max(height, 1)), scale: scale, host: host
    ) {
      guard inContainer else { return scrollView }
      let container = UIView(frame: scrollView.frame)
      container.addSubview(scrollView)
      return container
    }
    scrollView.contentSize = CGSize(width: width, height: content)
    scrollView.contentOffset = CGPoint(x: 0, y: offset)
    scrollView.delegate = log
  }

  /// Pulls by `distance` points after the slop, and keeps the finger down.
  func pull(_ distance: CGFloat, steps: Int = 10) {
    finger.grab(at: middle, toward: CGPoint(x: 0, y: distance))
    finger.move(by: CGPoint(x: 0, y: distance), over: 0.2, steps: steps)
  }

  /// Holds until the release has zero velocity, and lifts.
  func letGo() {
    finger.hold(0.2)
    finger.up()
  }

  /// Flings with a finger velocity of `velocity` points per second.
  func fling(_ velocity: CGFloat, duration: TimeInterval = 0.1) {
    finger.fling(from: middle, velocity: CGPoint(x: 0, y: velocity), duration: duration)
  }

  private var middle: CGPoint {
    CGPoint(x: 180, y: device.window.bounds.midY)
  }
}

extension UIScrollView {
  /// The three flags as letters: T, D, and S(lowing down).
  var flags: String {
    (isTracking ? "T" : "-") + (isDragging ? "D" : "-") + (isDecelerating ? "S" : "-")
  }
}
