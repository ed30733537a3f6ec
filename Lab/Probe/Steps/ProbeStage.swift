#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The list of one step, on its device.
@MainActor
final class ProbeStage {
  let device: any ProbeDevice
  let log: ProbeLog
  let controller: ProbeController
  let scrollView: UIScrollView
  let listener: ProbeListener

  /// Shows a list of a number of points, whose top is where the window's safe area begins.
  ///
  /// - Parameter contain: Returns the controller that the window shows, for the list's controller.
  init(
    _ device: any ProbeDevice, _ log: ProbeLog, scrollView: UIScrollView = UIScrollView(),
    contentHeight: CGFloat = 2000,
    contain: (UIViewController) -> UIViewController = { $0 }
  ) {
    (self.device, self.log, self.scrollView) = (device, log, scrollView)
    controller = ProbeController()
    listener = ProbeListener(log)
    controller.view.backgroundColor = .white
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    controller.view.addSubview(scrollView)
    let subview = ProbeSafeAreaView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    subview.backgroundColor = .gray
    scrollView.addSubview(subview)
    device.window.rootViewController = contain(controller)
    device.window.layoutIfNeeded()
    if !(scrollView is UITableView) {
      scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: contentHeight)
    }
    subview.log = log
    device.window.layoutIfNeeded()
    listener.listen(to: scrollView)
  }

  /// The offsets at which the content can rest.
  var first: CGFloat { -scrollView.adjustedContentInset.top }
  var last: CGFloat {
    max(
      first,
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height)
  }

  func scroll(to y: CGFloat) { scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false) }

  /// Does something, lets two frames pass, and reads where the list is.
  func act(_ name: String, _ body: () -> Void) async {
    log.act(name, body)
    await device.wait(0.05)
    read()
  }

  /// Writes down the offset, as the distance from the first and from the last resting place.
  func read() {
    let offset = scrollView.contentOffset.y
    log.add(.read, "offset", [offset])
    log.add(.read, "beyondFirst", [offset - first])
    log.add(.read, "beforeLast", [last - offset])
  }

  /// Waits for a gesture. Without it, the step is unfinished.
  func perform(_ gesture: ProbeGesture) async -> Bool {
    log.add(.act, gesture.rawValue)
    if await device.perform(gesture, on: scrollView) { return true }
    log.leaveUnfinished()
    return false
  }

  func end() { listener.stop() }
}

/// The controller of a step's list.
final class ProbeController: UIViewController {
  var onDisappearing: (() -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onDisappearing?()
  }
}

/// One thing that the probe finds out about a system.
struct ProbeStep: Sendable {
  /// The name in the file: words with hyphens.
  let name: String
  /// Whether somebody's finger decides how far and how fast.
  var needsFinger = false
  let run: @MainActor @Sendable (any ProbeDevice, ProbeLog) async -> Void
}

extension ProbeStep {
  static let all =
    nativeList + geometry + surroundings + lists + motion + animation + fingers + bars + titles
}

@MainActor
enum Probe {
  /// Performs the steps one after the other.
  static func run(_ steps: [ProbeStep] = ProbeStep.all, on device: any ProbeDevice) async
    -> ProbeLog
  {
    let log = ProbeLog()
    for step in steps {
      log.begin(step.name)
      await step.run(device, log)
    }
    return log
  }
}

/// What a probe runs on: a device with a person or a test in front of it, or HeadlessUIKit with its driver.
@MainActor
protocol ProbeDevice: AnyObject {
  /// The system and the device, for the first line of the file.
  var system: String { get }

  /// The window of the steps.
  var window: UIWindow { get }

  /// Lets the display run for this time.
  func wait(_ seconds: TimeInterval) async

  /// Waits until somebody has done this. Returns `false` if nobody did, or the device can't.
  func perform(_ gesture: ProbeGesture, on scrollView: UIScrollView) async -> Bool

  /// Adds a view that has the size of its superview by constraints, or by what stands for them.
  func pin(_ view: UIView, to superview: UIView)

  /// Makes a `List` of SwiftUI, or what stands for it, and returns a closure that updates its rows.
  func makeNativeList() -> (controller: UIViewController, redraw: () -> Void)

  /// Rotates the window. Returns `false` if the device refuses.
  func turn(toLandscape: Bool) async -> Bool
}

/// What a step of the probe asks of a finger.
enum ProbeGesture: String, CaseIterable {
  /// Ends with the finger still down.
  case pull
  case letGo
  case scrollUp
  case scrollDown
  case edgePart
  case wheel
  case trackpad
  case leaveApp
  case returnToApp

  var instruction: String {
    switch self {
    case .pull: "Drag the list down by half of the screen, and keep the finger there."
    case .letGo: "Lift the finger without moving it."
    case .scrollUp: "Drag the list up by half of the screen, rest, and lift the finger."
    case .scrollDown: "Drag the list down by half of the screen, rest, and lift the finger."
    case .edgePart:
      "Drag slowly from the left edge to a third of the screen, rest, and lift the finger."
    case .wheel: "Turn the wheel of a mouse by one notch, so that the list moves up."
    case .trackpad: "Scroll on a trackpad with two fingers, so that the list moves up; lift them."
    case .leaveApp: "Go to the Home Screen."
    case .returnToApp: "Come back to this app."
    }
  }
}
