import UIKit

/// Runs the steps of the probe, and writes a file with what it heard. Without Tug.
@main
final class ProbeApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ProbeScene.self
    return configuration
  }
}

final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  private var device: RealProbe?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let device = RealProbe(in: scene)
    self.device = device
    Task {
      await device.wait(1)
      let log = await Probe.run(on: device)
      device.finish(log)
    }
  }
}
