import Foundation

/// The running app. Each host is an app of its own.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")

  /// The app of the current host.
  public static var shared: UIApplication {
    let host = HeadlessHost.current
    return host.appObject { UIApplication(host) }
  }

  private weak var host: HeadlessHost?

  private init(_ host: HeadlessHost) {
    self.host = host
    super.init()
  }

  open var applicationState: State { .active }
  /// The windows of the app that exist, in the order of their creation.
  open var windows: [UIWindow] { host?.liveWindows ?? [] }
  /// The last visible window.
  open var keyWindow: UIWindow? { windows.last { !$0.isHidden } }
  /// Kept.
  open var isIdleTimerDisabled = false
  /// Kept.
  open var isNetworkActivityIndicatorVisible = false
  open var preferredContentSizeCategory: UIContentSizeCategory {
    host?.traits.preferredContentSizeCategory ?? .large
  }

  /// The addresses that the app has opened. Not in UIKit.
  public private(set) final var openedURLs: [URL] = []

  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Records the address, and calls `completion` at the next turn of the clock.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    guard let completion else { return }
    host?.schedule(after: 0) { completion(true) }
  }
}

/// The names of the notifications of a scene, of which an app has one here.
@preconcurrency @MainActor
public enum UIScene {
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

extension HeadlessHost {
  /// Sends the app into the background. As in UIKit, no frames are drawn, animations end at once, and
  /// sequences of images stop, and don't start again by themselves. Not in UIKit.
  public func enterBackground() {
    guard !isInBackground else { return }
    isInBackground = true
    run {
      post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
      for window in liveWindows { window.stopImages() }
    }
  }

  /// Brings the app back. Not in UIKit.
  public func enterForeground() {
    isInBackground = false
    run {
      post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    }
  }

  private func post(_ names: NSNotification.Name...) {
    for name in names { NotificationCenter.default.post(name: name, object: nil) }
  }
}

extension UIView {
  fileprivate func stopImages() {
    (self as? UIImageView)?.stopAnimating()
    for subview in containedViews { subview.stopImages() }
  }
}
