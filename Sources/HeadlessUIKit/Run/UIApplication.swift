import Foundation

/// The notifications of an app. Nothing else of the class is here. See `HeadlessHost.isInBackground`.
public enum UIApplication {
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// The notifications of a scene. Nothing else of the class is here.
public enum UIScene {
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}

extension HeadlessHost {
  /// Posts the notifications of an app that enters or leaves the background.
  func postBackgroundNotifications() {
    let names =
      isInBackground
      ? [
        UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      ]
      : [
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      ]
    run { for name in names { NotificationCenter.default.post(name: name, object: nil) } }
  }
}
