import HeadlessDriver

@testable import ProbeSteps

/// HeadlessUIKit as the device of a probe. The driver plays the finger.
@MainActor
final class HeadlessProbe: ProbeDevice {
  static let portrait = CGSize(width: 390, height: 844)
  static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  static let sideways = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  let device = TestDevice(size: portrait, scale: 3, safeArea: safeArea) { UIViewController() }
  var system: String { "HeadlessUIKit" }
  var window: UIWindow { device.window }

  /// Performs the steps, each on a device of its own.
  static func run(
    _ steps: [ProbeStep] = ProbeStep.all, _ configure: (HeadlessHost) -> Void = { _ in }
  ) async -> ProbeLog {
    let probe = HeadlessProbe()
    configure(probe.device.host)
    return await probe.device.host.run { await Probe.run(steps, on: probe) }
  }

  func wait(_ seconds: TimeInterval) async { device.advance(seconds) }

  func perform(_ gesture: ProbeGesture, on scrollView: UIScrollView) async -> Bool {
    let finger = device.finger
    switch gesture {
    case .pull:
      finger.down(at: CGPoint(x: 195, y: 200))
      finger.move(by: CGPoint(x: 0, y: 400), over: 0.5)
    case .letGo:
      finger.hold(0.3)
      finger.up()
    case .scrollUp: finger.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200))
    case .scrollDown: finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600))
    case .edgePart:
      finger.down(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGPoint(x: 130, y: 0), over: 0.5)
      finger.hold(0.3)
      finger.up()
    case .wheel: window.turnWheel(at: CGPoint(x: 195, y: 400), by: CGPoint(x: 0, y: 30))
    case .trackpad:
      let trackpad = Trackpad(on: scrollView)
      trackpad.began()
      trackpad.move(by: CGPoint(x: 0, y: -60))
      trackpad.ended()
    case .leaveApp: device.host.enterBackground()
    case .returnToApp: device.host.enterForeground()
    }
    return true
  }

  /// Under Auto Layout, a view gets bounds and a center, and no assignment of its frame.
  func pin(_ view: UIView, to superview: UIView) {
    device.host.behavior.autoresizesByFrame = false
    superview.addSubview(view)
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// A list whose host leaves the inset alone. What SwiftUI does isn't known.
  func makeNativeList() -> (controller: UIViewController, redraw: () -> Void) {
    let controller = UITableViewController()
    return (controller, { controller.tableView.reloadData() })
  }

  func turn(toLandscape isLandscape: Bool) async -> Bool {
    let size = Self.portrait
    device.window.turn(
      to: isLandscape ? CGSize(width: size.height, height: size.width) : size,
      safeAreaInsets: isLandscape ? Self.sideways : Self.safeArea)
    return true
  }
}
