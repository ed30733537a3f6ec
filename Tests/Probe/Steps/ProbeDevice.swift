#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

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
