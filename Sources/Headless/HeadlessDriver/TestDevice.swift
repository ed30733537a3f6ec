import Foundation
import HeadlessUIKit

/// A device with one window and one finger, for displaying and touching a view in a test or a
/// session. All motion on the device stops when it is released.
@MainActor
public final class TestDevice {
  /// The clock, the run loop, and the settings of the device.
  public let host: HeadlessHost
  /// The window, whose root controller is that of the test.
  public let window: UIWindow
  /// The finger of the test.
  public let finger: Finger

  /// Creates a device whose window contains a controller.
  ///
  /// - Parameters:
  ///   - size: The size of the display in points.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The insets of the display covered by the device.
  ///   - host: The host, with any settings already made. The default is a new host.
  ///   - root: A closure that creates the root view controller. It runs on the host, as is required
  ///     for all code that creates views.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, host: HeadlessHost = HeadlessHost(),
    root: () -> UIViewController
  ) {
    self.host = host
    host.screen.scale = scale
    host.screen.bounds = CGRect(origin: .zero, size: size)
    window = host.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.deviceSafeAreaInsets = safeArea
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return window
    }
    finger = Finger(on: window)
  }

  deinit {
    Task { @MainActor [host] in host.cancelScheduledWork() }
  }

  /// Creates a device whose window contains a view.
  public convenience init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, host: HeadlessHost = HeadlessHost(), view: () -> UIView
  ) {
    self.init(size: size, scale: scale, safeArea: safeArea, host: host) {
      let controller = UIViewController()
      controller.view = view()
      return controller
    }
  }

  /// Creates a device that shows a view, laid out at the size of the display, and gives back both.
  public static func showing<View: UIView>(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, host: HeadlessHost = HeadlessHost(), view: () -> View
  ) -> (device: TestDevice, view: View) {
    let made = host.run(view)
    let device = TestDevice(size: size, scale: scale, safeArea: safeArea, host: host) { made }
    device.layOut()
    return (device, made)
  }

  /// Creates a device that shows a controller, laid out, and gives back both.
  public static func showing<Controller: UIViewController>(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, host: HeadlessHost = HeadlessHost(),
    controller: () -> Controller
  ) -> (device: TestDevice, controller: Controller) {
    let made = host.run(controller)
    let device = TestDevice(
      size: size, scale: scale, safeArea: safeArea, host: host, root: { made })
    device.layOut()
    return (device, made)
  }

  /// The view of the root controller.
  public var view: UIView? { window.rootViewController?.view }

  /// Lays out what needs it, without advancing the clock.
  public func layOut() { host.layoutWindows() }

  /// Runs code on the host. Required for code that creates views or starts animations.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result { try host.run(body) }

  /// Advances the clock by `seconds`.
  public func advance(_ seconds: TimeInterval) { host.advance(by: seconds) }

  /// Advances the clock until nothing moves and no timer is scheduled. Returns `false` if that
  /// takes more than `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    let end = host.time + limit
    host.layoutWindows()
    while host.isBusy, host.time < end { host.advance(by: host.frameInterval) }
    return !host.isBusy
  }
}

/// The direction of fingers on the display.
public enum SwipeDirection: Sendable {
  /// Toward the top of the display.
  case up
  /// Toward the bottom of the display.
  case down
  /// Toward the left of the display.
  case left
  /// Toward the right of the display.
  case right
}

extension TestDevice {
  /// Presses a key, with a scroll view focused. Returns whether the content moves, which takes time.
  @discardableResult
  public func press(_ key: UIKeyboardHIDUsage, in scrollView: UIScrollView) -> Bool {
    host.run { scrollView.press(key) }
  }

  /// Swipes with three fingers while VoiceOver's focus is on an element.
  ///
  /// The element and the responders after it are asked to scroll (`accessibilityScroll`), until one
  /// answers with `true`. A scroll view among them that can go on pages. The direction that they are
  /// told is that of the view over the content for `up` and `down`, and that of the fingers sideways.
  ///
  /// - Returns: whether anything scrolled.
  @discardableResult
  public func swipeWithVoiceOver(_ fingers: SwipeDirection, on element: UIView) -> Bool {
    let direction = scrollDirection(of: fingers)
    var responder: UIResponder? = element
    while let current = responder {
      if host.run({ current.accessibilityScroll(direction) }) { return true }
      if let scrollView = current as? UIScrollView, page(scrollView, fingers) { return true }
      responder = current.next
    }
    return false
  }

  private func scrollDirection(of fingers: SwipeDirection) -> UIAccessibilityScrollDirection {
    switch fingers {
    case .up: .down
    case .down: .up
    case .left: .left
    case .right: .right
    }
  }

  private func page(_ scrollView: UIScrollView, _ fingers: SwipeDirection) -> Bool {
    let size = scrollView.bounds.size
    let way =
      switch fingers {
      case .up: CGPoint(x: 0, y: size.height)
      case .down: CGPoint(x: 0, y: -size.height)
      case .left: CGPoint(x: size.width, y: 0)
      case .right: CGPoint(x: -size.width, y: 0)
      }
    guard scrollView.canScroll(byWheel: way) else { return false }
    return host.run {
      let visible = scrollView.bounds.offsetBy(dx: way.x, dy: way.y)
      let former = scrollView.contentOffset
      let inset = scrollView.adjustedContentInset
      let last = CGPoint(
        x: max(-inset.left, scrollView.contentSize.width + inset.right - size.width),
        y: max(-inset.top, scrollView.contentSize.height + inset.bottom - size.height))
      let target = CGPoint(
        x: min(last.x, max(-inset.left, visible.minX)),
        y: min(last.y, max(-inset.top, visible.minY)))
      scrollView.setContentOffset(
        CGPoint(x: way.x == 0 ? former.x : target.x, y: way.y == 0 ? former.y : target.y),
        animated: false)
      return scrollView.contentOffset != former
    }
  }
}
