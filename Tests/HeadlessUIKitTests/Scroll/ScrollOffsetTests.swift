import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Setting a scroll view's offset")
@MainActor
struct ScrollOffsetTests {
  @Test(
    "offsets are rounded to the pixel, half a pixel up",
    arguments: [(3.8, 1.0, 4.0), (5.2, 3.0, 16.0 / 3), (-0.25, 2.0, 0.0), (-8.1513, 3.0, -8.0)])
  func rounding(offset: Double, scale: Double, expected: Double) {
    let scene = ScrollScene(scale: scale)
    scene.scrollView.contentOffset.y = offset
    #expect(abs(scene.y - expected) < 1e-9)
    #expect(scene.scrollView.bounds.origin == scene.scrollView.contentOffset)
  }

  @Test("an assigned offset isn't clamped, and is announced once")
  func notClamped() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = -200
    #expect(scene.y == -200)
    #expect(scene.log.scrollCount == 1)
    scene.device.advance(1)
    #expect(scene.y == -200)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -200), animated: false)
    #expect(scene.log.calls == ["scroll"])
    #expect(!scene.device.host.isBusy)
  }

  @Test("nonfinite values are ignored", arguments: [Double.nan, .infinity, -.infinity])
  func nonsense(value: Double) {
    let scene = ScrollScene(offset: 100)
    let view = scene.scrollView
    view.contentOffset = CGPoint(x: 0, y: value)
    view.setContentOffset(CGPoint(x: value, y: 0), animated: true)
    view.contentSize = CGSize(width: 10, height: value)
    view.contentInset.top = value
    view.scroll(byWheel: CGPoint(x: 0, y: value))
    view.scrollRectToVisible(CGRect(x: 0, y: value, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    #expect(view.contentSize == CGSize(width: 375, height: 2000))
    #expect(view.contentInset == .zero)
    #expect(!scene.device.host.isBusy)
    view.contentSize = CGSize(width: -5, height: -5)
    #expect(view.contentSize == .zero)
  }

  @Test(
    "an animated offset follows half a cosine, and ends with its own callback")
  func animated() {
    let scene = ScrollScene(scale: 1000)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -54), animated: true)
    #expect(scene.y == 0)
    scene.device.advance(0.1)
    #expect(abs(scene.y + 13.5) < 0.001)
    #expect(scene.scrollView.flags == "---")
    #expect(scene.device.settle(limit: 1))
    #expect(scene.y == -54)
    #expect(scene.log.calls == ["scroll", "endAnimation"])
    #expect(scene.log.scrollCount == 18)
    #expect(abs(scene.device.host.time - 0.3) < 1e-6)
  }

  @Test("the duration and curve of an animated offset are adjustable")
  func tunedAnimation() {
    let host = HeadlessHost()
    host.scrollTuning.animatedOffsetDuration = 0.5
    host.scrollTuning.animatedOffsetCurve = .bezier(.linear)
    let scene = ScrollScene(scale: 1000, host: host)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.device.advance(0.1)
    #expect(abs(scene.y - 60) < 0.001)
    #expect(scene.device.settle(limit: 1))
    #expect(scene.y == 300 && abs(host.time - 0.5) < 1e-6)
  }

  @Test("an animation to the current offset has no effect")
  func animatedNowhere() {
    let scene = ScrollScene(offset: 20)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 20.1), animated: true)
    #expect(!scene.device.host.isBusy)
    scene.device.advance(1)
    #expect(scene.log.calls.isEmpty)
  }

  @Test("a touch, or a change without animation, ends an animation without its callback")
  func interrupted() {
    for byTouch in [true, false] {
      let scene = ScrollScene(offset: 0)
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      scene.device.advance(0.1)
      let offset = scene.y
      if byTouch {
        scene.finger.down(at: CGPoint(x: 100, y: 100))
      } else {
        scene.scrollView.setContentOffset(scene.scrollView.contentOffset, animated: false)
      }
      scene.device.advance(1)
      #expect(scene.y == offset)
      #expect(scene.log.calls == (byTouch ? ["scroll"] : ["scroll", "endAnimation"]))
    }
  }

  @Test("without a window, nothing is animated")
  func outside() {
    let host = HeadlessHost()
    let view = host.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(view.contentOffset.y == 40)
    #expect(!host.isBusy)
  }

  @Test("an assignment doesn't stop a deceleration, which continues from there")
  func assignedWhileDecelerating() {
    let scene = ScrollScene(content: 20000, offset: 2000)
    scene.fling(-1000)
    let rest = scene.targetY - scene.y
    scene.scrollView.contentOffset.y += 5000
    #expect(scene.scrollView.isDecelerating)
    let from = scene.y
    #expect(scene.device.settle())
    #expect(abs(scene.y - from - rest) < 2)
    #expect(scene.log.calls.last == "endDecelerating")
  }

  @Test(
    "a set offset ends a deceleration and tells the delegate first, or tells nothing",
    arguments: [true, false])
  func stops(tells: Bool) {
    for animated in [false, true] {
      let scene = ScrollScene(content: 20000, offset: 2000)
      scene.device.host.behavior.setOffsetsTellEnds = tells
      scene.fling(-1000)
      scene.log.clear()
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: animated)
      #expect(scene.scrollView.isDecelerating == (animated && !tells))
      #expect(scene.log.calls == (tells ? ["endDecelerating"] : []) + (animated ? [] : ["scroll"]))
      #expect(scene.device.settle())
      #expect(scene.scrollView.flags == "---")
      if tells || !animated { #expect(scene.y == 100) }
    }
  }

  @Test(
    "without a window, the end of an animated offset is told at once, or never",
    arguments: [true, false])
  func toldOutside(tells: Bool) {
    let scene = ScrollScene()
    scene.device.host.behavior.setOffsetsTellEnds = tells
    scene.scrollView.removeFromSuperview()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(scene.log.calls == (tells ? ["scroll", "endAnimation"] : ["scroll"]))
  }

  @Test("in an animation block, the model changes immediately and the display follows")
  func animationBlock() {
    let scene = ScrollScene(offset: 0)
    scene.device.run {
      UIView.animate(withDuration: 0.4) { scene.scrollView.contentOffset.y = -54 }
    }
    #expect(scene.y == -54)
    #expect(scene.log.scrollCount == 1)
    #expect(scene.scrollView.layer.presentation()?.bounds.minY == 0)
    scene.device.advance(0.2)
    #expect(scene.scrollView.layer.presentation()?.bounds.minY == -27)
    scene.finger.down(at: CGPoint(x: 100, y: 100))
    #expect(scene.y == -54)
    scene.device.advance(1)
    #expect(scene.log.scrollCount == 1)
  }

  @Test(
    "a rectangle becomes visible with the shortest movement",
    arguments: [
      (600.0, 50.0, 0.0), (700.0, 50.0, 83.0), (100.0, 900.0, 100.0), (1990.0, 50.0, 1333.0),
    ])
  func rectToVisible(top: Double, height: Double, expected: Double) {
    let scene = ScrollScene()
    let rect = CGRect(x: 0, y: top, width: 10, height: height)
    scene.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scene.y == expected)
  }

  @Test(
    "a wheel scrolls within the range, and stops a deceleration",
    arguments: [true, false])
  func wheel(drags: Bool) {
    let scene = ScrollScene(offset: 100)
    scene.device.host.behavior.wheelsDrag = drags
    var states: [UIGestureRecognizer.State] = []
    let observation = scene.scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
      states.append(pan.state)
      #expect(pan.numberOfTouches == 0)
    }
    var flags: Set<String> = []
    scene.log.onCall = { flags.insert($1.flags) }
    scene.scrollView.scroll(byWheel: CGPoint(x: 30, y: -300))
    #expect(scene.scrollView.contentOffset == .zero)
    scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 9000))
    #expect(scene.y == 1333)
    #expect(flags == (drags ? ["TD-", "T--"] : ["---"]))
    let notch: [UIGestureRecognizer.State] = [.began, .changed, .ended, .possible]
    #expect(states == (drags ? notch + notch : []))
    observation.invalidate()
    scene.fling(1000)
    scene.log.clear()
    scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 10))
    #expect(
      scene.log.calls
        == (drags
          ? ["endDecelerating", "beginDrag", "scroll", "willEndDrag", "endDrag(false)"]
          : ["endDecelerating", "scroll"]))
    #expect(!scene.device.host.isBusy)
  }

  @Test("a wheel moves the innermost scroll view that can move")
  func wheelNested() {
    let scene = ScrollScene()
    let inner = scene.device.run {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    }
    inner.contentSize = CGSize(width: 375, height: 400)
    scene.scrollView.addSubview(inner)
    scene.device.window.turnWheel(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 100))
    #expect(inner.contentOffset.y == 100)
    scene.device.window.turnWheel(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 70))
    #expect(inner.contentOffset.y == 100)
    #expect(scene.y == 70)
  }

  @Test("a tap on the status bar scrolls the only candidate to the top")
  func statusBar() {
    let scene = ScrollScene(offset: 500)
    scene.scrollView.contentInset.top = 20
    scene.device.window.tapStatusBar()
    #expect(scene.device.settle())
    #expect(scene.y == -20)
    #expect(scene.log.calls == ["insetChanged", "scroll", "top"])
    scene.scrollView.contentOffset.y = 500
    scene.scrollView.scrollsToTop = false
    scene.device.window.tapStatusBar()
    #expect(!scene.device.host.isBusy)
  }
}
