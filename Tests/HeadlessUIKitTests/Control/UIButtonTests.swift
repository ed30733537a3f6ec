import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Controls and buttons")
struct UIButtonTests {
  let host = HeadlessHost()
  let window: UIWindow
  let button: UIButton

  init() {
    (window, button) = host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
      window.addSubview(button)
      return (window, button)
    }
  }

  private final class Log {
    var events: [String] = []
  }

  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  private func logged() -> Log {
    let log = Log()
    for (event, name) in Self.named {
      button.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return log
  }

  @Test(
    "a touch sends the events of its path, with a margin",
    arguments: [
      ([150, 160], false, ["down", "inside", "up", "primary"]),
      ([150, 260], false, ["down", "inside", "up", "primary"]),
      ([150, 300], false, ["down", "exit", "up outside"]),
      ([150, 300, 310, 150], false, ["down", "exit", "outside", "enter", "up", "primary"]),
      ([150], true, ["down", "cancel"]),
    ] as [([CGFloat], Bool, [String])])
  func touches(xs: [CGFloat], isCancelled: Bool, expected: [String]) {
    let log = logged()
    let touch = UITouch(at: CGPoint(x: xs[0], y: 120), timestamp: 0)
    touch.window = window
    button.touchesBegan([touch], with: nil)
    #expect(button.isHighlighted && button.isTracking)
    #expect(button.titleLabel?.alpha == 0.2)
    for x in xs.dropFirst() {
      touch.location.x = x
      button.touchesMoved([touch], with: nil)
    }
    if isCancelled {
      button.touchesCancelled([touch], with: nil)
    } else {
      button.touchesEnded([touch], with: nil)
    }
    #expect(log.events == expected)
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test("a disabled button ignores touches, but not code")
  func disabled() {
    let log = logged()
    button.isEnabled = false
    let touch = UITouch(at: CGPoint(x: 150, y: 120), timestamp: 0)
    touch.window = window
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
    #expect(log.events == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.events == ["up"])
  }

  @Test("an action replaces an earlier action with the same identifier")
  func actionsByIdentifier() {
    let log = Log()
    let id = UIAction.Identifier("go")
    let second = UIAction(identifier: id) { log.events.append("two \($0.sender is UIButton)") }
    button.addAction(
      UIAction(identifier: id) { _ in log.events.append("one") }, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.events == ["two true"])
    button.removeAction(second, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.events == ["two true"])
  }

  @Test("a button has a subview for each part that it has had")
  func subviews() {
    let (device, button) = TestDevice.showing { UIButton(type: .system) }
    #expect(button.subviews.isEmpty)
    button.setTitle("Go", for: .normal)
    #expect(button.subviews == [button.titleLabel])
    let image = device.run {
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    }
    button.setBackgroundImage(image, for: .normal)
    button.setImage(image, for: .normal)
    #expect(button.subviews.count == 3 && button.subviews[1] === button.imageView)
    #expect(button.subviews[2] === button.titleLabel)
  }

  @Test("a primary action provides the title and is performed on a tap")
  func primaryAction() {
    host.run {
      let log = Log()
      let action = UIAction(title: "Reload", handler: { _ in log.events.append("reload") })
      let button = UIButton(frame: .zero, primaryAction: action)
      #expect(button.title(for: .normal) == "Reload")
      button.sendActions(for: .primaryActionTriggered)
      #expect(log.events == ["reload"])
    }
  }

  @Test("the title is centered after the image, and the button holds both")
  func layout() {
    button.setTitle("Go!!", for: .normal)
    button.layoutIfNeeded()
    // Half an em of 15 points for each character; a line height of 1.2 em.
    #expect(button.titleLabel?.frame == CGRect(x: 35, y: 11, width: 30, height: 18))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 25, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 45)
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 30))
  }

  @Test("a button with an image alone is as large as that")
  func imageAlone() {
    let sizes = [CGSize(width: 20, height: 20), CGSize(width: 44, height: 30)]
    for size in sizes {
      button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
      #expect(button.intrinsicContentSize == size)
      #expect(button.sizeThatFits(.zero) == size)
    }
  }

  @Test("each state has its title and color, or the normal ones")
  func states() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .selected)
    #expect(button.currentTitleColor == .systemBlue)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Going")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Go")
    #expect(button.currentTitleColor == .tertiaryLabel)
    button.setTitleColor(.red, for: .normal)
    button.isSelected = false
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .red)
  }
}
