// Row numbers refer to docs/references/scroll-conformance.md.

import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("The settings of a scroll view")
@MainActor
struct ScrollSettingsTests {
  @Test(
    "the offset is the origin of the bounds")
  func boundsOrigin() {
    let scene = ScrollScene(offset: 300)
    let view = scene.scrollView
    let subview = scene.device.run { UIView(frame: CGRect(x: 20, y: 400, width: 50, height: 50)) }
    view.addSubview(subview)
    #expect(view.bounds.origin == view.contentOffset)
    #expect(view.convert(subview.frame, to: scene.device.window).origin == CGPoint(x: 20, y: 100))
    scene.pull(-70)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 370))
    #expect(subview.frame.origin == CGPoint(x: 20, y: 400), "the frame of a subview changed")
    #expect(view.convert(subview.frame, to: scene.device.window).origin == CGPoint(x: 20, y: 30))
    view.bounds.origin.y = 123.456
    #expect(view.contentOffset.y == 123.456, "bounds were rounded to the pixel")
    scene.letGo()
  }

  @Test("with scrolling disabled, touches have no effect")
  func disabled() {
    let scene = ScrollScene(offset: 500)
    scene.scrollView.isScrollEnabled = false
    scene.fling(-1000)
    scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 50))
    #expect(scene.y == 500)
    #expect(scene.log.calls.isEmpty)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    #expect(scene.y == 600, "the app can't scroll")
  }

  @Test(
    "the deceleration rate determines the length of a fling",
    arguments: [
      (UIScrollView.DecelerationRate.normal, 0.002002002671), (.fast, 0.010050335854),
    ])
  func decelerationRate(rate: UIScrollView.DecelerationRate, decay: Double) {
    let scene = ScrollScene(content: 20000, offset: 2000)
    scene.scrollView.decelerationRate = rate
    var released = 0.0
    scene.log.onCall = { call, view in
      if call == "willEndDrag" { released = Double(view.contentOffset.y) }
    }
    scene.fling(-1200)
    #expect(abs(scene.targetY - released - (1.2 - 0.01) / decay) <= 0.25 + 1e-6)
    #expect(scene.device.settle())
    #expect(abs(scene.y - scene.targetY) <= 1)
  }

  @Test(
    "content that fits moves horizontally only if it always bounces",
    arguments: [(false, true, 0.0), (true, true, -44.5), (true, false, 0.0)])
  func alwaysBounceHorizontal(always: Bool, bounces: Bool, expected: Double) {
    let scene = ScrollScene(content: 600)
    scene.scrollView.alwaysBounceHorizontal = always
    scene.scrollView.bounces = bounces
    scene.finger.grab(at: CGPoint(x: 100, y: 300), toward: CGPoint(x: 1, y: 0))
    scene.finger.move(by: CGPoint(x: 92, y: 0), over: 0.2)
    #expect(Double(scene.scrollView.contentOffset.x) == expected)
    #expect(scene.y == 0)
    scene.letGo()
  }

  @Test("a tap on the status bar calls the delegate, but not for two candidates")
  func scrollsToTop() {
    let scene = ScrollScene(offset: 500)
    let delegate = TestDelegate()
    scene.scrollView.delegate = delegate
    scene.device.window.tapStatusBar()
    #expect(delegate.callCount == 1)
    #expect(!scene.device.host.isBusy)
    scene.scrollView.delegate = nil
    let second = scene.device.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    scene.scrollView.addSubview(second)
    scene.device.window.tapStatusBar()
    #expect(!scene.device.host.isBusy)
    second.scrollsToTop = false
    scene.device.window.tapStatusBar()
    #expect(scene.device.settle())
    #expect(scene.y == 0)
  }

  private final class TestDelegate: UIScrollViewDelegate {
    var callCount = 0
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      callCount += 1
      return false
    }
  }

  @Test(
    "the published experiments on insets and rounding (rows 131 to 133)",
    arguments: [
      (UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0), CGPoint.zero, 0),
      (UIEdgeInsets(top: -200, left: -50, bottom: 0, right: 0), CGPoint(x: 50, y: 200), 1),
    ])
  func experiments(inset: UIEdgeInsets, offset: CGPoint, scrolls: Int) {
    let scene = ScrollScene(height: 480, content: 480, width: 640, scale: 1)
    scene.scrollView.frame.size.width = 320
    scene.log.clear()
    scene.scrollView.contentInset = inset
    #expect(scene.scrollView.contentOffset == offset)
    #expect(scene.log.scrollCount == scrolls)
    scene.scrollView.contentOffset.x = 3.8
    #expect(scene.scrollView.contentOffset.x == 4)
  }
}

@Suite("Edge effects of a scroll view")
@MainActor
struct ScrollEdgeEffectTests {
  @Test("two views of edge effects cover the visible content")
  func edgeEffects() {
    let host = HeadlessHost()
    host.showsScrollEdgeEffects = true
    let scene = ScrollScene(host: host)
    let content = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000)) }
    scene.scrollView.addSubview(content)
    scene.device.advance(0)
    #expect(scene.scrollView.subviews.count == 3)
    scene.scrollView.contentOffset.y = 300
    scene.device.advance(0)
    let effects = scene.scrollView.subviews.filter { $0 !== content }
    #expect(effects.allSatisfy { $0.frame == scene.scrollView.bounds })
    #expect(scene.device.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === content)
  }

  @Test("by default, a scroll view contains only what the app adds")
  func noEdgeEffects() {
    let scene = ScrollScene()
    scene.device.advance(0)
    #expect(scene.scrollView.subviews.isEmpty)
  }
}
