import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// The orders of callbacks not covered by the tests of drags, releases, and offsets.
@Suite("The order of a scroll view's callbacks")
@MainActor
struct ScrollOrderTests {
  @Test("a fling into the edge is one deceleration, with a target in range")
  func flingIntoEdge() {
    let scene = ScrollScene(content: 20000, offset: 700)
    scene.fling(2000)
    #expect(scene.targetY == 0)
    #expect(scene.device.settle())
    #expect(
      scene.log.calls == [
        "beginDrag", "scroll", "willEndDrag", "endDrag(true)", "beginDecelerating", "scroll",
        "endDecelerating",
      ])
  }

  @Test("otherwise, deceleration and animation end with their own callbacks")
  func animatedWhileDecelerating() {
    let scene = ScrollScene(content: 20000, offset: 2000)
    scene.device.host.behavior.setOffsetsTellEnds = false
    scene.fling(-1500)
    scene.log.clear()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scene.scrollView.isDecelerating)
    #expect(scene.device.settle())
    #expect(scene.log.calls.filter { $0 != "scroll" } == ["endAnimation", "endDecelerating"])
    #expect(scene.scrollView.flags == "---")
  }

  @Test("an animation ends without a callback when its view leaves the window")
  func leavesWindow() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.device.advance(0.1)
    scene.log.clear()
    scene.scrollView.removeFromSuperview()
    scene.device.advance(1)
    #expect(scene.log.calls.isEmpty)
    #expect(!scene.device.host.isBusy)
  }

  @Test("content beyond its range enters it when the view leaves its window")
  func entersRange() {
    let scene = ScrollScene(content: 300)
    scene.scrollView.contentOffset.y = 100
    #expect(scene.y == 100)
    scene.scrollView.removeFromSuperview()
    #expect(scene.y == 0)
  }

  @Test("a second animated change replaces the first")
  func animatedTwice() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.device.advance(0.1)
    let shown = scene.y
    scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(scene.y == shown)
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    #expect(scene.log.calls == ["scroll", "endAnimation"])
  }

  @Test(
    "a change of the inset corrects the offset, then tells the view and the delegate",
    arguments: [true, false])
  func insetChange(correctsFirst: Bool) {
    let host = HeadlessHost()
    host.behavior.correctsOffsetBeforeInsetNotice = correctsFirst
    let received = CallRecorder()
    let view = host.run { InsetObserverView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    view.received = received
    let device = TestDevice(host: host) { view }
    view.contentSize = CGSize(width: 300, height: 2000)
    let log = ScrollLog()
    log.onCall = { call, _ in received.calls.append(call) }
    view.delegate = log
    view.contentInset.top = -20
    #expect(
      received.calls
        == (correctsFirst
          ? ["scroll", "view", "insetChanged"] : ["view", "insetChanged", "scroll"]))
    received.calls = []
    device.window.deviceSafeAreaInsets.top = 40
    #expect(received.calls.filter { $0 != "scroll" } == ["view", "insetChanged"])
    #expect(view.adjustedContentInset.top == 20)
  }

  private final class CallRecorder {
    var calls: [String] = []
  }

  private final class InsetObserverView: UIScrollView {
    var received: CallRecorder?
    override func adjustedContentInsetDidChange() { received?.calls.append("view") }
  }

  @Test("content that crosses the bounds includes or excludes the safe area")
  func insetSwitch() {
    let scene = ScrollScene(content: 300)
    scene.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scene.device.window.deviceSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 0)
    scene.log.clear()
    for (height, top) in [(2000.0, 30.0), (668, 30), (667, 0), (2000, 30)] {
      scene.scrollView.contentSize.height = height
      #expect(Double(scene.scrollView.adjustedContentInset.top) == top)
      #expect(scene.y == -top, "content at rest at its start moved")
    }
    #expect(scene.log.calls.filter { $0 == "insetChanged" }.count == 3)
    #expect(scene.scrollView.adjustedContentInset.left == 0)
    scene.scrollView.contentSize.width = 1000
    #expect(scene.scrollView.adjustedContentInset.left == 10)
  }
}
