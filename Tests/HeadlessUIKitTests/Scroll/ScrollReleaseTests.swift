import Foundation
import HeadlessDriver
import HeadlessUIKit
import ScrollPhysics
import Testing

@Suite("Releasing a scroll view")
@MainActor
struct ScrollReleaseTests {
  @Test("a drag that ends at rest reports that, and nothing more")
  func slowRelease() {
    let scene = ScrollScene(offset: 500)
    var flags: [String] = []
    scene.log.onCall = { flags.append("\($0) \($1.flags)") }
    scene.pull(-40, steps: 1)
    scene.letGo()
    #expect(
      flags == ["beginDrag TD-", "scroll TD-", "willEndDrag TD-", "endDrag(false) T--"])
    #expect(scene.log.velocity == .zero)
    #expect(scene.log.target == CGPoint(x: 0, y: 540))
    #expect(scene.scrollView.flags == "---")
    #expect(scene.device.host.scheduledCount == 0)
  }

  @Test(
    "a fling has the recorded callbacks, and ends at 99.9 percent of its announced travel"
  )
  func fling() {
    let scene = ScrollScene(content: 20000, scale: 3, offset: 2000)
    scene.fling(-1000)
    let start = 2000 + 100 - 10.0  // the slop
    let travel = (1.0 - 0.01) / 0.002002002671 + start
    #expect(abs(scene.targetY - travel) < 1.0 / 6 + 1e-6)
    #expect(abs(scene.log.velocity.y - 1) < 1e-9)
    #expect(scene.scrollView.isDecelerating)
    #expect(scene.device.settle())
    #expect(abs(scene.y - start - 0.499 * 990) < 1.0 / 6 + 1e-6)
    #expect(
      scene.log.calls == [
        "beginDrag", "scroll", "willEndDrag", "endDrag(true)", "beginDecelerating", "scroll",
        "endDecelerating",
      ])
    #expect(scene.scrollView.flags == "---")
  }

  /// Touches that were delivered 15.4 milliseconds late; the motion runs from the time of the last one.
  @Test("a fling moves as recorded on iOS 26.5")
  func recordedFling() {
    let speed = 480.834
    let scene = ScrollScene(content: 20000, scale: 3, offset: 400 - speed * 0.1 + 10)
    scene.fling(-speed)
    let (released, recorded) = (
      scene.device.host.time,
      [
        (0.0167, 408.0), (0.1167, 1349.0 / 3), (0.6167, 570.0), (1.6167, 1891.0 / 3),
        (1.9333, 635.0),
      ]
    )
    for (time, offset) in recorded {
      scene.device.advance(released + time - scene.device.host.time)
      #expect(abs(scene.y - offset) < 1)
    }
    #expect(scene.device.settle())
    #expect(abs(scene.y - 1905.0 / 3) < 0.4)
  }

  @Test("a slow release stays at its offset", arguments: [200.0, 300])
  func minimumFling(speed: Double) {
    let scene = ScrollScene(offset: 500)
    scene.fling(-speed)
    #expect((scene.log.velocity.y == 0) == (speed < 250))
    #expect(scene.scrollView.isDecelerating == (speed >= 250))
    #expect(scene.device.settle())
  }

  @Test("released at rest beyond the edge, it returns as recorded")
  func bounce() {
    let scene = ScrollScene(height: 2045.0 / 3, scale: 3)
    scene.pull(435, steps: 29)
    #expect(scene.y == -177)
    scene.letGo()
    #expect(scene.targetY == 0)
    let recorded: [Int: CGFloat] = [
      1: -472.0 / 3, 3: -365.0 / 3, 9: -160.0 / 3, 15: -22, 24: -17.0 / 3, 40: -1.0 / 3,
    ]
    for frame in 1...40 {
      scene.device.advance(1.0 / 60)
      if let offset = recorded[frame] { #expect(abs(scene.y - offset) < 1.1) }
    }
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    #expect(
      scene.log.calls == [
        "beginDrag", "scroll", "willEndDrag", "endDrag(true)", "beginDecelerating", "scroll",
        "endDecelerating",
      ])
  }

  @Test("a fling into the edge bounces within one deceleration, as high as the formula")
  func flingIntoEdge() {
    let scene = ScrollScene(content: 20000, scale: 100, offset: 1000)
    scene.fling(2000)
    let left = 1000 - 200 + 10.0
    #expect(scene.targetY == 0)
    var lowest: CGFloat = 0
    scene.log.onCall = { _, view in lowest = min(lowest, view.contentOffset.y) }
    scene.device.host.frameInterval = 1.0 / 480
    #expect(scene.device.settle())
    let speed = 2000 * 0.999 - 2.002002671 * left
    #expect(abs(Double(lowest) + speed / 120.0.squareRoot() / M_E) < 0.5)
    #expect(scene.y == 0)
    #expect(scene.log.calls.filter { $0 == "endDecelerating" }.count == 1)
  }

  @Test("the dragging flag after a release follows the selected model", arguments: [true, false])
  func draggingFlag(untilInertiaEnds: Bool) {
    let host = HeadlessHost()
    host.draggingFlagModel = untilInertiaEnds ? .untilInertiaEnds : .untilRelease
    let inertia = ScrollScene(content: 20000, offset: 900, host: host)
    inertia.fling(2000)
    #expect(inertia.scrollView.flags == (untilInertiaEnds ? "-DS" : "--S"))
    var beyond: Set<String> = []
    inertia.log.onCall = { call, view in
      if call == "scroll", view.contentOffset.y < 0 { beyond.insert(view.flags) }
    }
    #expect(inertia.device.settle())
    #expect(beyond == ["--S"])

    let bounce = ScrollScene(host: host)
    bounce.pull(100)
    bounce.letGo()
    #expect(bounce.scrollView.flags == "--S")
  }

  @Test("a fling that a finger stops is decelerating until the finger lifts")
  func stopAndLift() {
    let scene = ScrollScene(content: 20000, offset: 2000)
    scene.fling(-1500)
    scene.device.advance(0.2)
    scene.log.clear()
    var flags: [String] = []
    scene.log.onCall = { flags.append("\($0) \($1.flags)") }
    scene.finger.down(at: CGPoint(x: 100, y: 300))
    let offset = scene.y
    #expect(scene.scrollView.flags == "T-S")
    scene.device.advance(0.3)
    #expect(scene.y == offset)
    scene.finger.up()
    #expect(flags == ["willEndDrag T-S", "endDrag(false) T-S", "endDecelerating ---"])
    #expect(scene.y == offset)
    #expect(!scene.device.host.isBusy)
  }

  @Test(
    "the last frame of a bounce has two offsets, the last pixel and the end")
  func lastFrame() {
    let scene = ScrollScene(scale: 3)
    scene.pull(200)
    var heard: [String] = []
    scene.log.onCall = {
      if $0 == "scroll" || $0 == "endDecelerating" {
        heard.append(
          "\($0) \((scene.device.host.time * 1000).rounded()) \(($1.contentOffset.y * 1000).rounded() + 0)"
        )
      }
    }
    scene.letGo()
    scene.device.settle()
    let time = (scene.device.host.time * 1000).rounded()
    #expect(
      heard.suffix(3) == [
        "scroll \(time) -333.0", "scroll \(time) 0.0", "endDecelerating \(time) 0.0",
      ])
  }

  @Test("flings in one direction add up")
  func addUp() {
    func travel(first: CGFloat?, pause: TimeInterval = 0.1) -> CGFloat {
      let scene = ScrollScene(content: 400_000, offset: 100_000)
      if let first { scene.fling(first) }
      scene.device.advance(pause)
      let start = scene.y
      scene.fling(-3000)
      scene.device.settle()
      return scene.y - start
    }
    let once = travel(first: nil)
    #expect(travel(first: -3000) > once * 1.5)
    #expect(abs(travel(first: 3000) - once) < 20 && abs(travel(first: -3000, pause: 8) - once) < 20)
  }

  @Test("a fling that a finger stops and drags ends before the drag begins")
  func stopAndDrag() {
    let scene = ScrollScene(content: 20000, offset: 2000)
    scene.fling(-1500)
    scene.device.advance(0.2)
    scene.log.clear()
    let offset = scene.y
    scene.pull(-30)
    #expect(scene.log.calls == ["endDecelerating", "beginDrag", "scroll"])
    #expect(scene.y == offset + 30)
    scene.letGo()
  }

  @Test("after a finger stops a bounce and lifts, the bounce continues")
  func stopBounce() {
    let scene = ScrollScene()
    scene.pull(200)
    scene.letGo()
    scene.device.advance(0.1)
    let offset = scene.y
    scene.log.clear()
    scene.finger.tap(at: CGPoint(x: 100, y: 300))
    #expect(scene.y == offset)
    #expect(
      scene.log.calls == ["willEndDrag", "endDecelerating", "endDrag(true)", "beginDecelerating"])
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    #expect(scene.log.calls.suffix(2) == ["scroll", "endDecelerating"])
  }

  @Test(
    "a motion ends at the target set by the delegate",
    arguments: [(-800.0, 700.0), (-800.0, 450.0), (0.0, 640.0), (-800.0, 5000.0)])
  func changedTarget(speed: Double, target: Double) {
    let scene = ScrollScene(content: 20000, offset: 500)
    scene.log.newTarget = CGPoint(x: 0, y: target)
    if speed == 0 {
      scene.pull(-20)
      scene.letGo()
    } else {
      scene.fling(speed)
    }
    #expect(scene.log.calls.contains("endDrag(true)"))
    #expect(scene.device.settle(limit: 60))
    #expect(scene.y == target)
  }

  @Test(
    "a slow release moves to the nearest page, and a fling to the next",
    arguments: [
      (-100.0, 0.0, 667.0), (-400.0, 0.0, 1334.0), (-100.0, -600.0, 1334.0), (100.0, 600.0, 0.0),
    ])
  func paging(distance: Double, speed: Double, expected: Double) {
    let scene = ScrollScene(content: 667 * 5, offset: 667)
    scene.scrollView.isPagingEnabled = true
    if speed == 0 {
      scene.pull(distance)
      scene.letGo()
    } else {
      scene.fling(speed)
    }
    #expect(scene.targetY == expected)
    #expect(scene.device.settle())
    #expect(scene.y == expected)
  }

  @Test("the axes are independent: one bounces while the other decelerates")
  func twoAxes() {
    let scene = ScrollScene(content: 20000, width: 20000)
    scene.finger.fling(from: CGPoint(x: 300, y: 300), velocity: CGPoint(x: -1000, y: 900))
    #expect(scene.scrollView.contentOffset.y < 0)
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    #expect(scene.log.target.y == 0)
    #expect(abs(Double(scene.scrollView.contentOffset.x - scene.log.target.x)) <= 1)
    #expect(scene.scrollView.contentOffset.x > 500)
  }

  @Test("a canceled drag beyond the edge returns like a released one")
  func cancelled() {
    let scene = ScrollScene()
    scene.pull(100)
    scene.finger.cancel()
    #expect(scene.log.calls.suffix(2) == ["endDrag(true)", "beginDecelerating"])
    #expect(scene.device.settle())
    #expect(scene.y == 0)
  }

  @Test("disabling scrolling during a drag ends it")
  func switchedOff() {
    let scene = ScrollScene(offset: 500)
    scene.pull(-40)
    scene.scrollView.isScrollEnabled = false
    #expect(scene.scrollView.flags == "---")
    #expect(scene.log.calls.last == "endDrag(false)")
    scene.finger.move(by: CGPoint(x: 0, y: -40), over: 0.1)
    #expect(scene.y == 540)
    scene.finger.up()
  }

  @Test(
    "without a window, a scroll view stops at once, without callbacks",
    arguments: [true, false])
  func leavesWindow(entersRange: Bool) {
    for isDown in [true, false] {
      let scene = ScrollScene()
      scene.device.host.behavior.entersRangeWithoutWindow = entersRange
      scene.pull(100)
      if !isDown { scene.letGo() }
      scene.device.advance(0.05)
      scene.log.clear()
      scene.scrollView.removeFromSuperview()
      #expect(scene.scrollView.flags == "---")
      #expect((scene.y == 0) == entersRange)
      #expect(scene.log.calls == (entersRange ? ["scroll"] : []))
      scene.log.clear()
      #expect(scene.device.host.scheduledCount == 0)
      scene.finger.move(by: CGPoint(x: 0, y: 20), over: 0.1)
      scene.finger.up()
      scene.device.advance(1)
      #expect(scene.log.calls.isEmpty)
    }
  }
}
