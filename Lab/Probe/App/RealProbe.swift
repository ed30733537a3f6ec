import SwiftUI
import UIKit

/// A device or a simulator, with a person or `ProbeFingerTests` in front of it.
@MainActor
final class RealProbe: ProbeDevice {
  private let scene: UIWindowScene
  private let touched: TouchedWindow
  private let prompt: PromptWindow

  var window: UIWindow { touched }

  /// The longest wait for a gesture, in seconds. `-NoFinger` in the arguments leaves out what needs one.
  private let patience: TimeInterval =
    ProcessInfo.processInfo.arguments.contains("-NoFinger") ? 0 : 60

  var system: String {
    let device = UIDevice.current
    var machine = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    machine = machine.map { "simulator of \($0)" }
    return "\(device.systemName) \(device.systemVersion) \(machine ?? device.model)"
  }

  init(in scene: UIWindowScene) {
    self.scene = scene
    touched = TouchedWindow(windowScene: scene)
    prompt = PromptWindow(windowScene: scene)
    touched.rootViewController = UIViewController()
    touched.backgroundColor = .white
    touched.makeKeyAndVisible()
    prompt.show("The probe begins.", id: "begins")
  }

  func wait(_ seconds: TimeInterval) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  // MARK: Gestures

  func perform(_ gesture: ProbeGesture, on scrollView: UIScrollView) async -> Bool {
    guard patience > 0 else { return false }
    // In the background, the app would be suspended before the step ends.
    let task = UIApplication.shared.beginBackgroundTask()
    defer { if task != .invalid { UIApplication.shared.endBackgroundTask(task) } }
    prompt.show(gesture.instruction, id: gesture.rawValue)
    touched.forgetTouch()
    let start = scrollView.contentOffset
    let end = Date(timeIntervalSinceNow: patience)
    while !isDone(gesture, scrollView, from: start) {
      guard Date() < end else {
        prompt.show("Nobody did it.", id: "missed")
        return false
      }
      await wait(0.002)
    }
    prompt.show("", id: "")
    return true
  }

  private func isDone(
    _ gesture: ProbeGesture, _ scrollView: UIScrollView, from start: CGPoint
  ) -> Bool {
    let state = UIApplication.shared.applicationState
    return switch gesture {
    case .pull: touched.isDown && touched.farthest.y > 150
    case .letGo: !touched.isDown
    case .scrollUp: !touched.isDown && touched.farthest.y < -100
    case .scrollDown: !touched.isDown && touched.farthest.y > 100
    case .edgePart: !touched.isDown && touched.farthest.x > 60
    case .wheel, .trackpad: scrollView.contentOffset != start && touched.farthest == .zero
    case .leaveApp: state == .background
    case .returnToApp: state == .active
    }
  }

  // MARK: Surroundings

  func pin(_ view: UIView, to superview: UIView) {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
  }

  func makeNativeList() -> (controller: UIViewController, redraw: () -> Void) {
    let host = UIHostingController(rootView: NativeList(rows: 40))
    return (host, { host.rootView = NativeList(rows: 41) })
  }

  func turn(toLandscape isLandscape: Bool) async -> Bool {
    let wanted: UIInterfaceOrientationMask = isLandscape ? .landscapeRight : .portrait
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: wanted)) { _ in }
    let end = Date(timeIntervalSinceNow: 3)
    while (touched.bounds.width > touched.bounds.height) != isLandscape {
      guard Date() < end else { return false }
      await wait(0.01)
    }
    return true
  }

  /// Writes the file into the app's documents.
  func finish(_ log: ProbeLog) {
    let name = "\(UIDevice.current.systemName)-\(UIDevice.current.systemVersion).txt"
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let text = log.text(for: system)
    do {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      prompt.show("Written to \(name).", id: "finished")
    } catch {
      prompt.show("Not written: \(error.localizedDescription)", id: "failed")
    }
  }
}

private struct NativeList: View {
  let rows: Int
  var body: some View { List(0..<rows, id: \.self) { Text("\($0)") } }
}

/// A window that knows where a finger is. It changes nothing about touches.
final class TouchedWindow: UIWindow {
  private(set) var isDown = false
  /// The way from where the finger went down, where it was longest.
  private(set) var farthest = CGPoint.zero
  private var start = CGPoint.zero

  /// Begins anew; a finger that is down stays so.
  func forgetTouch() { if !isDown { farthest = .zero } }

  override func sendEvent(_ event: UIEvent) {
    if let touch = event.touches(for: self)?.first { follow(touch) }
    super.sendEvent(event)
  }

  private func follow(_ touch: UITouch) {
    let place = touch.location(in: nil)
    switch touch.phase {
    case .began: (isDown, start, farthest) = (true, place, .zero)
    case .moved, .stationary:
      let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
      if hypot(way.x, way.y) > hypot(farthest.x, farthest.y) { farthest = way }
    case .ended, .cancelled: isDown = false
    default: break
    }
  }
}

/// A line over everything that says what to do. Touches go through it.
final class PromptWindow: UIWindow {
  private let label = UILabel()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    let controller = UIViewController()
    controller.view.backgroundColor = .clear
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .black
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    rootViewController = controller
    windowLevel = .alert
    isUserInteractionEnabled = false
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a sentence. Its identifier is what `ProbeFingerTests` waits for.
  func show(_ sentence: String, id: String) {
    label.text = sentence
    label.accessibilityIdentifier = "prompt"
    label.accessibilityValue = id
  }
}

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
