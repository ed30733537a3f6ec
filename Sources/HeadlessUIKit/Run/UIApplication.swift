import Foundation

/// The names of the notifications that an app gets from the system.
@MainActor
public enum UIApplication {
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// The names of the notifications of a scene, of which an app has one here.
@MainActor
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
    for subview in subviews { subview.stopImages() }
  }
}
