import Foundation
import HeadlessUIKit

/// A device with one window and one finger: what a test or a session needs to show a view and touch
/// it. When it goes, all that still moved on it stops.
@MainActor
public final class Stage {
  public let host: HeadlessHost
  public let window: UIWindow
  public let finger: Finger

  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels a point.
  ///   - safeArea: what the device covers of the display.
  ///   - host: one that has its settings already; a new one by default.
  ///   - root: makes the controller that fills the window; it runs on the host, as all that makes
  ///     views must.
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
    Task { @MainActor [host] in host.stopForGood() }
  }

  /// With a view that fills the window.
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

  /// Runs code on the host: whatever makes views or starts animations.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result { try host.run(body) }

  /// Lets `seconds` pass.
  public func advance(_ seconds: TimeInterval) { host.advance(by: seconds) }

  /// Lets frames pass until nothing moves and no timer waits; false if that takes longer than
  /// `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    let end = host.time + limit
    host.layoutWindows()
    while host.isBusy, host.time < end { host.advance(by: host.frameInterval) }
    return !host.isBusy
  }
}
