import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Pointers of a real device")
@MainActor
struct PointerInputTests {
  @Test("velocities follow the device's timestamps, no matter when the events arrive")
  func deviceTimes() {
    let scene = ScrollScene(content: 20000, offset: 1000)
    let input = PointerInput(window: scene.device.window)
    input.receive(.down, id: 7, at: CGPoint(x: 100, y: 500), timestamp: 1e6)
    for step in 1...10 {
      if step == 5 { scene.device.advance(0.08) }
      let time = 1e6 + Double(step) / 100
      input.receive(.move, id: 7, at: CGPoint(x: 100, y: 500 - 8 * step), timestamp: time)
    }
    input.receive(.up, id: 7, at: CGPoint(x: 100, y: 420), timestamp: 1e6 + 0.1)
    #expect(abs(scene.log.velocity.y - 0.8) < 1e-6)
    #expect(input.pointerCount == 0)
    #expect(scene.device.settle())
  }

  @Test("pointers are distinguished by their identifiers")
  func several() {
    let scene = ScrollScene(offset: 500)
    let input = PointerInput(window: scene.device.window)
    input.receive(.down, id: 1, at: CGPoint(x: 100, y: 500), timestamp: 0)
    input.receive(.down, id: 2, at: CGPoint(x: 200, y: 500), timestamp: 0.01)
    #expect(scene.scrollView.panGestureRecognizer.numberOfTouches == 2)
    input.receive(.move, id: 1, at: CGPoint(x: 100, y: 480), timestamp: 0.02)
    input.receive(.move, id: 1, at: CGPoint(x: 100, y: 460), timestamp: 0.03)
    #expect(scene.y == 510)
    input.receive(.up, id: 1, at: CGPoint(x: 100, y: 460), timestamp: 0.04)
    #expect(scene.scrollView.isDragging)
    input.receive(.down, id: 2, at: CGPoint(x: 200, y: 500), timestamp: 0.05)
    #expect(!scene.scrollView.isDragging)
    input.cancelAll()
    #expect(scene.scrollView.flags == "---")
    #expect(input.pointerCount == 0)
  }

  @Test("invalid events are ignored")
  func nonsense() {
    let scene = ScrollScene()
    let input = PointerInput(window: scene.device.window)
    input.receive(.move, id: 1, at: .zero, timestamp: 0)
    input.receive(.up, id: 1, at: .zero, timestamp: 0)
    input.receive(.down, id: 1, at: CGPoint(x: CGFloat.nan, y: 0), timestamp: 0)
    #expect(input.pointerCount == 0)
    input.receive(.down, id: 1, at: CGPoint(x: 10, y: 10), timestamp: .nan)
    input.receive(.move, id: 1, at: CGPoint(x: 10, y: 15), timestamp: -5)
    input.receive(.cancel, id: 1, at: CGPoint(x: 10, y: 15), timestamp: .infinity)
    #expect(scene.scrollView.flags == "---")
    scene.device.advance(1)
    #expect(!scene.device.host.isBusy)
  }
}

@Suite("The test device")
@MainActor
struct TestDeviceTests {
  @Test("settling returns whether all motion ended within the limit")
  func settles() {
    let scene = ScrollScene()
    scene.pull(100)
    scene.letGo()
    #expect(!scene.device.settle(limit: 0.1))
    #expect(scene.device.settle())
  }

  @Test("code called by a touch runs on the device's host")
  func hostOfTouches() {
    let scene = ScrollScene()
    var host: HeadlessHost?
    scene.log.onCall = { _, _ in host = HeadlessHost.current }
    scene.pull(20)
    #expect(host === scene.device.host)
    host = nil
    scene.letGo()
    scene.device.advance(0.1)
    #expect(host === scene.device.host)
  }

  @Test("each frame occurs once", arguments: [1, 3, 4, 7])
  func frames(parts: Int) {
    let scene = ScrollScene(scale: 1000)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    for _ in 0..<(15 * parts) { scene.device.advance(1.0 / 60 / Double(parts)) }
    #expect(scene.log.scrollCount == 15)
  }
}
