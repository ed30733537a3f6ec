import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Dragging a scroll view")
@MainActor
struct ScrollDragTests {
  @Test("in range, content follows the finger after 10 points of slop")
  func follows() {
    let scene = ScrollScene(offset: 500)
    scene.pull(-37)
    #expect(scene.y == 537)
    scene.finger.move(by: CGPoint(x: 0, y: 100), over: 0.1)
    #expect(scene.y == 437)
    scene.letGo()
    #expect(scene.y == 437)
    #expect(!scene.device.host.isBusy)
  }

  @Test(
    "beyond the edge, it has the recorded offset, to the pixel",
    arguments: [(15.0, -8.0), (60.0, -94.0 / 3), (180.0, -259.0 / 3), (375.0, -475.0 / 3)])
  func rubberBand(finger: Double, shown: Double) {
    let scene = ScrollScene(height: 2045.0 / 3, scale: 3)
    scene.pull(finger, steps: Int(finger / 15))
    #expect(abs(scene.y - shown) < 1e-9)
  }

  @Test(
    "the rubber band depends on the finger's total movement",
    arguments: [1, 7, 90])
  func pathIndependence(steps: Int) {
    let scene = ScrollScene()
    scene.pull(200, steps: steps)
    #expect(scene.y == -94.5)
    scene.finger.move(by: CGPoint(x: 0, y: -200), over: 0.2, steps: steps)
    #expect(scene.y == 0)
  }

  @Test("the bottom mirrors the top")
  func bottom() {
    let scene = ScrollScene(offset: 1333)
    scene.pull(-200)
    #expect(scene.y == 1333 + 94.5)
  }

  @Test("the insets move the edges")
  func insets() {
    let scene = ScrollScene()
    scene.scrollView.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0)
    scene.pull(54)
    #expect(scene.y == -54)
  }

  @Test(
    "content that fits moves vertically only if it always bounces",
    arguments: [(false, true, 0.0), (true, true, -51.0), (true, false, 0.0)])
  func shortContent(always: Bool, bounces: Bool, expected: Double) {
    let scene = ScrollScene(content: 300)
    scene.scrollView.alwaysBounceVertical = always
    scene.scrollView.bounces = bounces
    scene.pull(100)
    #expect(scene.y == expected)
    #expect(scene.log.calls.isEmpty == (expected == 0))
  }

  @Test("without bounces, it stops at the edge")
  func noBounce() {
    let scene = ScrollScene(offset: 20)
    scene.scrollView.bounces = false
    scene.pull(100)
    #expect(scene.y == 0)
    scene.finger.up()
    #expect(scene.device.settle())
    #expect(scene.y == 0)
  }

  @Test(
    "a finger on a bounce continues it without a jump",
    arguments: [(30.0, -92.5), (-30.0, -67.0), (-200.0, 34.5)])
  func grabsBounce(distance: Double, expected: Double) {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = -80
    scene.pull(distance)
    #expect(scene.y == expected)
  }

  @Test("a mostly horizontal drag moves no vertical scroll view until it turns")
  func wrongDirection() {
    let scene = ScrollScene(offset: 500)
    scene.finger.down(at: CGPoint(x: 100, y: 300))
    scene.finger.move(by: CGPoint(x: 40, y: -12), over: 0.1)
    #expect(scene.scrollView.flags == "T--")
    scene.finger.move(by: CGPoint(x: 0, y: -60), over: 0.1, steps: 6)
    #expect(scene.scrollView.isDragging)
    scene.finger.up()
  }

  @Test("a locked drag stays on its initial axis", arguments: [true, false])
  func directionalLock(locked: Bool) {
    let scene = ScrollScene(width: 2000, offset: 500)
    scene.scrollView.isDirectionalLockEnabled = locked
    scene.pull(-50)
    scene.finger.move(by: CGPoint(x: -40, y: 0), over: 0.1)
    #expect(scene.scrollView.contentOffset == CGPoint(x: locked ? 0 : 40, y: 550))
  }

  @Test(
    "a drag locks only if clearly along one axis",
    arguments: [(2.0, false), (1.2, true), (.nan, true)] as [(Double, Bool)])
  func lockRatio(ratio: Double, locks: Bool) {
    let host = HeadlessHost()
    host.scrollTuning.directionalLockRatio = ratio
    let scene = ScrollScene(width: 2000, offset: 500, host: host)
    scene.scrollView.isDirectionalLockEnabled = true
    scene.finger.down(at: CGPoint(x: 180, y: 330))
    scene.finger.move(by: CGPoint(x: -6, y: -8), over: 0.1, steps: 1)
    scene.finger.move(by: CGPoint(x: -40, y: -60), over: 0.1)
    #expect(scene.scrollView.contentOffset == CGPoint(x: locks ? 0 : 40, y: 560))
    scene.letGo()
  }

  @Test("an inner scroll view receives only the drags along its axis")
  func nested() {
    let scene = ScrollScene(offset: 0)
    let inner = scene.device.run {
      UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
    }
    inner.contentSize = CGSize(width: 1000, height: 300)
    scene.scrollView.addSubview(inner)
    scene.finger.drag(from: CGPoint(x: 300, y: 333), to: CGPoint(x: 240, y: 333), steps: 6)
    #expect(inner.contentOffset.x == 50)
    #expect(scene.y == 0)
    scene.finger.drag(from: CGPoint(x: 300, y: 333), to: CGPoint(x: 300, y: 273), steps: 6)
    #expect(inner.contentOffset.x == 50)
    #expect(scene.y == 50)
    #expect(inner.flags == "---")
  }

  @Test("with two fingers, nothing jumps when one lifts")
  func twoFingers() {
    let scene = ScrollScene(offset: 500)
    let second = Finger(on: scene.device.window)
    scene.pull(-20)
    second.down(at: CGPoint(x: 50, y: 100))
    scene.finger.move(by: CGPoint(x: 0, y: -20), over: 0.1)
    #expect(scene.y == 530)
    second.up()
    #expect(scene.y == 530)
    #expect(scene.scrollView.isDragging)
    scene.finger.move(by: CGPoint(x: 0, y: -20), over: 0.1)
    #expect(scene.y == 550)
    scene.letGo()
  }
}
