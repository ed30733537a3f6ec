import Foundation

@testable import Tug

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessDriver

  typealias TestHost = HeadlessHost

  extension HeadlessHost {
    /// A window of this size.
    func makeWindow(_ frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

    /// Advances the clock, and returns at once.
    func wait(_ seconds: TimeInterval) async { advance(by: seconds) }
  }
#endif

/// A phone with one scroll view, a clock of its own, and a finger on platforms that can simulate
/// one.
@MainActor
final class Screen {
  let host = TestHost()
  let window: UIWindow
  let scrollView: UIScrollView
  #if !canImport(UIKit)
    let finger: Finger

    /// The window, which an animation in progress would otherwise retain.
    deinit {
      Task { @MainActor [host] in host.cancelScheduledWork() }
    }
  #endif

  /// Called with each screen that a test creates.
  @TaskLocal static var onMake: (@MainActor @Sendable (Screen) -> Void)?

  /// A screen of 375 × 667 points. By default the content is as wide.
  init(
    contentHeight: CGFloat = 2000, contentWidth: CGFloat = 375, contentInset: UIEdgeInsets = .zero,
    safeArea: UIEdgeInsets = .zero, attached: Bool = true, isRightToLeft: Bool = false
  ) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #if !canImport(UIKit)
      if isRightToLeft { host.updateTraits { $0.layoutDirection = .rightToLeft } }
    #endif
    (window, scrollView) = host.run { [host] in
      let window = host.makeWindow(frame)
      let scrollView = UIScrollView(frame: frame)
      #if canImport(UIKit)
        // The display has a safe area of its own, and the tests that run here expect none.
        scrollView.contentInsetAdjustmentBehavior = .never
      #else
        scrollView.contentInsetAdjustmentBehavior = .always
        window.deviceSafeAreaInsets = safeArea
      #endif
      window.addSubview(scrollView)
      window.makeKeyAndVisible()
      return (window, scrollView)
    }
    #if !canImport(UIKit)
      finger = Finger(on: window)
      // The safe area may come a turn later.
      host.advance(by: 0)
    #endif
    host.run {
      scrollView.contentInset = contentInset
      scrollView.contentSize = CGSize(width: contentWidth, height: contentHeight)
      let insets = scrollView.adjustedContentInset
      scrollView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
    }
    if !attached { host.run { scrollView.removeFromSuperview() } }
    Self.onMake?(self)
  }

  var offset: CGFloat { scrollView.contentOffset.y }
  var inset: UIEdgeInsets { scrollView.contentInset }

  /// Waits for this time: virtual on HeadlessUIKit, where it returns at once, and real on UIKit.
  func wait(_ seconds: TimeInterval) async { await host.wait(seconds) }

  func scroll(to y: CGFloat) {
    host.run { scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false) }
  }

  /// Lets everything enqueued on the main actor so far run; a canceled task reacts in its own turn.
  func settleTasks() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  /// Adds the scroll view to the window, and lays it out there.
  func attach() {
    host.run {
      window.addSubview(scrollView)
      window.layoutIfNeeded()
    }
  }

  /// Waits until the control is in a state: an `async` action ends at a time of its own.
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

/// Controls for the tests of styles.
extension Screen {
  /// A header with this style, attached to a scroll view.
  func header(_ style: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let header = Refresher.pull(style, callback: action)
      scrollView.tug.header = header
      return header
    }
  }

  func footer(_ style: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let footer = Refresher.auto(style, callback: action)
      scrollView.tug.footer = footer
      return footer
    }
  }

  func begin(_ control: Refresher) { host.run { control.beginRefreshing() } }

  func end(_ control: Refresher, _ result: RefreshResult = .success) {
    host.run { control.endRefreshing(result) }
  }
}

extension Refresher {
  var classic: ClassicIndicator? { indicator as? ClassicIndicator }
  /// The displayed text of the control.
  var shownTitle: String? { classic?.stateLabel.text }
  var shownSubtitle: String? { classic?.subtitleLabel.text }
}

/// An error with a description for users.
struct Outage: LocalizedError {
  var errorDescription: String? { "The server sleeps" }
}
