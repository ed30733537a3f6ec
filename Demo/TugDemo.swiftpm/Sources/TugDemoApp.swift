import UIKit

/// Shows the list of scenes, with or without a scene manifest in the generated property list.
@main
final class TugDemoApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.showScenes()
    }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = WindowDelegate.self
    return configuration
  }
}

/// The delegate of the window scene.
final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.showScenes()
  }
}

extension UIWindow {
  fileprivate func showScenes() {
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    navigation.navigationBar.prefersLargeTitles = true
    rootViewController = navigation
    makeKeyAndVisible()
  }
}
