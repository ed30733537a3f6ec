import Foundation

@testable import Tug

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessDriver

  typealias TestHost = HeadlessHost
#endif

/// A phone with one scroll view and a clock of its own, and a finger where fingers can be made.
@MainActor
final class Screen {
  let host = TestHost()
  let window: UIWindow
  let scrollView: UIScrollView
  #if !canImport(UIKit)
    let finger: Finger

    /// Let go in mid-motion, it would be kept by what moves.
    deinit {
      Task { @MainActor [host] in host.cancelScheduledWork() }
    }
  #endif

  /// Is told of each screen that a test makes.
  @TaskLocal static var onMake: (@MainActor @Sendable (Screen) -> Void)?

  /// 375 × 667 points; the content is as wide by default.
  init(
    contentHeight: CGFloat = 2000, contentWidth: CGFloat = 375, contentInset: UIEdgeInsets = .zero,
    safeArea: UIEdgeInsets = .zero, attached: Bool = true, isRightToLeft: Bool = false
  ) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #if !canImport(UIKit)
      if isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    #endif
    (window, scrollView) = host.run {
      let window = UIWindow(frame: frame)
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .always
      #if !canImport(UIKit)
        window.deviceSafeAreaInsets = safeArea
      #endif
      window.addSubview(scrollView)
      window.makeKeyAndVisible()
      scrollView.contentInset = contentInset
      scrollView.contentSize = CGSize(width: contentWidth, height: contentHeight)
      let insets = scrollView.adjustedContentInset
      scrollView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
      return (window, scrollView)
    }
    #if canImport(UIKit)
      host.window = window
    #else
      finger = Finger(on: window)
    #endif
    if !attached { host.run { scrollView.removeFromSuperview() } }
    Self.onMake?(self)
  }

  var offset: CGFloat { scrollView.contentOffset.y }
  var inset: UIEdgeInsets { scrollView.contentInset }

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
