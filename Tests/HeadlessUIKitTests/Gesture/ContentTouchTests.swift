import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// A view that records its touch callbacks.
@MainActor
private final class TouchView: UIView {
  var received: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    received.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if received.last != "moved" { received.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    received.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    received.append("cancelled")
  }
}

@Suite("Touches on views and on the content of scroll views")
@MainActor
struct ContentTouchTests {
  private let scene = ScrollScene(offset: 0)
  private let content: TouchView

  init() {
    content = scene.device.run {
      TouchView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    }
    scene.scrollView.addSubview(content)
  }

  private var finger: Finger { scene.finger }

  @Test("outside scroll views, touches are delivered immediately")
  func plain() {
    let plain = scene.device.run { TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    scene.device.window.addSubview(plain)
    finger.down(at: CGPoint(x: 20, y: 20))
    #expect(plain.received == ["began"])
    finger.move(by: CGPoint(x: 100, y: 0), over: 0.1)
    finger.up()
    #expect(plain.received == ["began", "moved", "ended"])
    #expect(content.received.isEmpty)
  }

  @Test("touches on content are delayed by 150 ms")
  func delayed() {
    finger.down(at: CGPoint(x: 20, y: 20))
    scene.device.advance(0.149)
    #expect(content.received.isEmpty)
    scene.device.advance(0.001)
    #expect(content.received == ["began"])
    finger.up()
    #expect(content.received == ["began", "ended"])
    #expect(!scene.device.host.isBusy)
  }

  @Test("a short tap is delivered completely when the finger lifts")
  func shortTap() {
    finger.tap(at: CGPoint(x: 20, y: 20))
    #expect(content.received == ["began", "ended"])
    #expect(scene.log.calls.isEmpty)
    #expect(!scene.device.host.isBusy)
  }

  @Test("a quick drag never reaches the content")
  func quickDrag() {
    finger.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 200), duration: 0.1)
    #expect(content.received.isEmpty)
    #expect(scene.y > 0)
  }

  @Test("a drag after a pause cancels the touch for the content")
  func lateDrag() {
    finger.down(at: CGPoint(x: 20, y: 400))
    finger.hold(0.3)
    finger.move(by: CGPoint(x: 0, y: -100), over: 0.2)
    finger.up()
    #expect(content.received == ["began", "moved", "cancelled"])
    #expect(scene.y > 0)
    #expect(scene.device.settle())
  }

  @Test("content that keeps its touches prevents scrolling")
  func keepsTouches() {
    scene.scrollView.canCancelContentTouches = false
    scene.scrollView.delaysContentTouches = false
    finger.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 200))
    #expect(content.received == ["began", "moved", "ended"])
    #expect(scene.y == 0)
    #expect(scene.log.calls.isEmpty)
  }

  @Test("a control keeps a touch that it has received")
  func controlKeepsTouch() {
    let control = scene.device.host.run {
      UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    }
    scene.scrollView.addSubview(control)
    finger.down(at: CGPoint(x: 20, y: 400))
    scene.device.advance(0.3)
    finger.move(by: CGPoint(x: 0, y: -100), over: 0.2, steps: 10)
    finger.up()
    #expect(scene.y == 0)
    finger.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 300))
    #expect(scene.y > 0, "a quick drag never reaches the control")
  }

  @Test("a tap that stops a fling isn't delivered to the content")
  func stopsFling() {
    scene.fling(-1500)
    scene.device.advance(0.1)
    finger.tap(at: CGPoint(x: 20, y: 20), holding: 0.4)
    #expect(content.received.isEmpty)
    finger.tap(at: CGPoint(x: 20, y: 20))
    #expect(content.received == ["began", "ended"])
  }

  @Test("the system can cancel a touch")
  func cancelled() {
    scene.scrollView.delaysContentTouches = false
    finger.down(at: CGPoint(x: 20, y: 20))
    finger.cancel()
    #expect(content.received == ["began", "cancelled"])
  }

  @Test("removing, disabling, or releasing a view during a touch is harmless")
  func safety() {
    scene.scrollView.delaysContentTouches = false
    finger.down(at: CGPoint(x: 20, y: 20))
    content.removeFromSuperview()
    finger.move(by: CGPoint(x: 0, y: 5), over: 0.1)
    finger.up()
    #expect(content.received == ["began", "moved", "ended"])

    scene.pull(50)
    scene.scrollView.isUserInteractionEnabled = false
    finger.move(by: CGPoint(x: 0, y: 50), over: 0.1)
    #expect(scene.y == -51)
    finger.up()
    scene.scrollView.isUserInteractionEnabled = true
    #expect(scene.device.settle())

    scene.pull(50)
    scene.scrollView.removeGestureRecognizer(scene.scrollView.panGestureRecognizer)
    #expect(scene.scrollView.flags == "--S" || scene.scrollView.flags == "---")
    finger.move(by: CGPoint(x: 0, y: 50), over: 0.1)
    finger.up()
    #expect(scene.device.settle())

    var window: UIWindow? = scene.device.run {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    window?.isHidden = false
    let orphan = window.map { Finger(on: $0) }
    orphan?.down(at: CGPoint(x: 1, y: 1))
    window = nil
    orphan?.move(to: CGPoint(x: 5, y: 5))
    orphan?.up()
    #expect(orphan?.isDown == false)
  }
}
