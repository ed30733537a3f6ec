import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// The ways to set a scroll view in motion.
enum Start: CaseIterable, Sendable {
  case fling, flingIntoEdge, bounce, animation

  /// The scene immediately after the release, or after the app's request.
  @MainActor
  func scene(scale: CGFloat = 1e9) -> ScrollScene {
    let content: CGFloat = 20000
    switch self {
    case .fling:
      let scene = ScrollScene(content: content, scale: scale, offset: 2000)
      scene.fling(-1400)
      return scene
    case .flingIntoEdge:
      let scene = ScrollScene(content: content, scale: scale, offset: 700)
      scene.fling(2000)
      return scene
    case .bounce:
      let scene = ScrollScene(content: content, scale: scale)
      scene.pull(300, steps: 12)
      scene.letGo()
      return scene
    case .animation:
      let scene = ScrollScene(content: content, scale: scale)
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      return scene
    }
  }
}

@Suite("A scroll view in motion")
@MainActor
struct ScrollMotionTests {
  @Test(
    "one step equals the frames of any display", arguments: Start.allCases,
    [0.05, 0.2, 1.0])
  func frames(start: Start, seconds: Double) {
    // Frames occur at multiples of their interval, so the chosen moment must be a frame of each
    // display.
    let jump = start.scene()
    let released = jump.device.host.time
    let moment = ((released + seconds) * 60).rounded() / 60
    jump.device.host.frameInterval = moment
    jump.device.advance(moment - released)
    for rate in [60.0, 90, 120, 240] where (moment * rate).rounded() == moment * rate {
      let scene = start.scene()
      scene.device.host.frameInterval = 1 / rate
      scene.device.advance(moment - released)
      #expect(abs(scene.y - jump.y) <= 1e-9, "\(rate) Hz")
    }
    #expect(jump.y != start.scene().y)
  }

  @Test(
    "a change without effect restarts a motion on the same path",
    arguments: [Start.fling, .flingIntoEdge, .bounce])
  func restarts(start: Start) {
    let plain = start.scene()
    let restarted = start.scene()
    for frame in 0..<70 {
      for scene in [plain, restarted] { scene.device.advance(1.0 / 60) }
      // The bottom is far away.
      if frame % 3 == 0 { restarted.scrollView.contentSize.height += 1 }
      #expect(abs(plain.y - restarted.y) <= 1e-6)
    }
    #expect(plain.device.settle() && restarted.device.settle())
    #expect(abs(plain.y - restarted.y) <= 1e-6)
  }

  @Test("a bounce never changes sign", arguments: [Start.flingIntoEdge, .bounce])
  func sign(start: Start) {
    let scene = start.scene()
    scene.device.host.frameInterval = 1.0 / 240
    var wasBeyond = false
    scene.log.onCall = { _, view in
      let y = Double(view.contentOffset.y)
      if y < 0 { wasBeyond = true }
      if wasBeyond { #expect(y <= 0) }
    }
    #expect(scene.device.settle())
    #expect(wasBeyond)
    #expect(scene.y == 0)
  }

  @Test(
    "a finger on a motion freezes it to the pixel, and continues from there",
    arguments: [Start.fling, .flingIntoEdge, .bounce], [0.02, 0.15, 0.4, 0.6])
  func grabs(start: Start, seconds: Double) {
    let scene = start.scene(scale: 3)
    scene.device.advance(seconds)
    let shown = scene.y
    let touch = CGPoint(x: 100, y: 300)
    scene.finger.down(at: touch)
    scene.device.advance(0.1)
    #expect(scene.y == shown)
    scene.finger.move(to: CGPoint(x: 100, y: 300 + 10))
    #expect(abs(scene.y - shown) <= 1e-9, "the slop moved the content")
    scene.finger.move(to: CGPoint(x: 100, y: 300 + 11))
    #expect(abs(scene.y - shown) <= 1 + 1e-9, "the content moved more than the finger")
    scene.finger.move(to: CGPoint(x: 100, y: 300 + 10))
    #expect(abs(scene.y - shown) <= 1e-9)
    scene.letGo()
  }

  @Test("the axes are independent: each moves as it would alone")
  func axes() {
    func offsets(_ velocity: CGPoint) -> [CGPoint] {
      let scene = ScrollScene(content: 20000, width: 20000, offset: 300)
      scene.scrollView.contentOffset.x = 5000
      // Both axes share the slop of a diagonal drag.
      scene.device.host.scrollTuning.touchSlop = 0
      scene.finger.fling(from: CGPoint(x: 180, y: 330), velocity: velocity)
      return (0..<90).map { _ in
        scene.device.advance(1.0 / 60)
        return scene.scrollView.contentOffset
      }
    }
    let both = offsets(CGPoint(x: -1500, y: 1800))
    #expect(both.map(\.y) == offsets(CGPoint(x: 0, y: 1800)).map(\.y))
    #expect(both.map(\.x) == offsets(CGPoint(x: -1500, y: 0)).map(\.x))
    #expect(both.contains { $0.y < 0 } && both.allSatisfy { $0.x > 5000 })
  }
}
