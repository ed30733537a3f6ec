import Foundation

/// The names of the notifications that an app gets from the system.
@MainActor
public enum UIApplication {
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension HeadlessHost {
  /// Sends the app into the background. As in UIKit, sequences of images stop, and don't start again by
  /// themselves. Not in UIKit.
  public func enterBackground() {
    run {
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
      for window in liveWindows { window.stopImages() }
    }
  }

  /// Brings the app back. Not in UIKit.
  public func enterForeground() {
    run {
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: nil)
    }
  }
}

extension UIView {
  fileprivate func stopImages() {
    (self as? UIImageView)?.stopAnimating()
    for subview in subviews { subview.stopImages() }
  }
}
