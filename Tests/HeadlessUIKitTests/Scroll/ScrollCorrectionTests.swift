import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("Correcting a scroll view's offset")
@MainActor
struct ScrollCorrectionTests {
  struct AtRest: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: Double
    let expected: Double
    let change: @MainActor @Sendable (UIScrollView) -> Void

    init(
      _ name: String, from start: Double, to expected: Double,
      change: @escaping @MainActor @Sendable (UIScrollView) -> Void
    ) {
      testDescription = name
      self.start = start
      self.expected = expected
      self.change = change
    }
  }

  nonisolated static let atRest = [
    AtRest("an inset grows, the offset stays in range", from: 0, to: 0) {
      $0.contentInset.top = 200
    },
    AtRest("an inset is removed, the offset was in it", from: -54, to: 0) {
      $0.contentInset = .zero
    },
    AtRest("an inset is removed, the offset was not in it", from: 300, to: 300) {
      $0.contentInset = .zero
    },
    AtRest("a negative inset", from: 0, to: 100) { $0.contentInset.top = -100 },
    AtRest("the bottom inset is removed", from: 1400, to: 1333) { $0.contentInset.bottom = 0 },
    AtRest("the content shrinks below the offset", from: 1300, to: 400) {
      $0.contentSize.height = 1000
    },
    AtRest("the content is removed", from: 1300, to: -54) { $0.contentSize.height = 0 },
    AtRest("the content grows", from: 1333, to: 1333) { $0.contentSize.height = 4000 },
    AtRest("the frame grows", from: 1333, to: 1000) {
      $0.contentInset.bottom = 0
      $0.frame.size.height = 1000
    },
    AtRest("the frame shrinks", from: 1333, to: 1333) { $0.frame.size.height = 300 },
    AtRest("the bounds grow", from: 1333, to: 1000) {
      $0.contentInset.bottom = 0
      $0.bounds.size.height = 1000
    },
  ]

  @Test("at rest the offset enters its range in one step", arguments: atRest)
  func rest(_ row: AtRest) {
    let scene = ScrollScene()
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    scene.scrollView.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 67, right: 0)
    scene.scrollView.contentOffset.y = row.start
    scene.log.clear()
    row.change(scene.scrollView)
    #expect(scene.y == row.expected)
    #expect(scene.log.scrollCount == (row.start == row.expected ? 0 : 1))
  }

  @Test("both axes are corrected in a single step")
  func bothAxes() {
    let scene = ScrollScene(height: 480, content: 480, width: 640)
    scene.scrollView.contentInset = UIEdgeInsets(top: -200, left: -50, bottom: 200, right: 0)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 50, y: 200))
    #expect(scene.log.scrollCount == 1)
  }

  @Test("during a touch nothing moves; the next movement uses the new edge")
  func fingerDown() {
    let scene = ScrollScene()
    scene.pull(100)
    #expect(scene.y == -51)
    scene.scrollView.contentInset.top = 100
    #expect(scene.y == -51)
    scene.finger.move(by: CGPoint(x: 0, y: 1), over: 0.1)
    #expect(scene.y == -100.5)
    scene.letGo()
    #expect(scene.targetY == -100)
    #expect(scene.device.settle())
    #expect(scene.y == -100)
  }

  @Test("a correction that a resting finger defers comes when it lifts")
  func deferred() {
    let scene = ScrollScene(offset: 1300)
    scene.finger.down(at: CGPoint(x: 10, y: 10))
    scene.scrollView.contentSize.height = 1000
    #expect(scene.y == 1300)
    scene.finger.up()
    #expect(scene.y == 333)
  }

  @Test("a bounce continues to a new edge without a jump")
  func retargets() {
    let scene = ScrollScene(scale: 100)
    scene.pull(300)
    scene.letGo()
    scene.device.advance(0.05)
    let before = scene.y
    scene.scrollView.contentInset.top = 54
    #expect(scene.y == before)
    scene.device.advance(1.0 / 60)
    #expect(scene.y > before && scene.y - before < 20)
    #expect(scene.device.settle())
    #expect(scene.y == -54)
    #expect(scene.log.calls.filter { $0 == "endDecelerating" }.count == 1)
  }

  @Test("a fling reaches an edge that appears during the fling")
  func shrinksUnderFling() {
    let scene = ScrollScene(content: 20000, offset: 1000)
    scene.fling(-2000)
    scene.device.advance(0.1)
    scene.scrollView.contentSize.height = 2000
    #expect(scene.scrollView.isDecelerating)
    #expect(scene.device.settle())
    #expect(scene.y == 1333)
  }

  @Test("an inset set in the release callback keeps the position for one frame")
  func insetInDidEndDragging() {
    let scene = ScrollScene(scale: 100)
    var offsets: [Double] = []
    scene.log.onCall = { call, view in
      if call == "scroll" { offsets.append(Double(view.contentOffset.y)) }
      if call == "endDrag(true)" { view.contentInset.top = 64 }
    }
    scene.pull(300)
    let released = scene.y
    offsets = []
    scene.letGo()
    #expect(offsets == [-64, released])
    #expect(scene.device.settle())
    #expect(scene.y == -64)
  }

  @Test("in an animation block, the correction is animated")
  func animatedCorrection() {
    let scene = ScrollScene()
    scene.scrollView.contentInset.top = 54
    scene.scrollView.contentOffset.y = -54
    scene.log.clear()
    scene.device.run {
      UIView.animate(withDuration: 0.4) { scene.scrollView.contentInset.top = 0 }
    }
    #expect(scene.y == 0)
    #expect(scene.log.scrollCount == 1)
    scene.device.advance(0.2)
    #expect(scene.scrollView.layer.presentation()?.bounds.minY == -27)
    #expect(scene.device.settle())
    #expect(scene.log.scrollCount == 1)
  }
}

@Suite("The adjusted content inset")
@MainActor
struct AdjustedInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
  static let area = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  @Test(
    "the safe area is added according to the adjustment behavior",
    arguments: [
      (Behavior.never, 2000.0, false, 0.0), (.always, 300, false, 44), (.always, 2000, false, 44),
      (.scrollableAxes, 2000, false, 44), (.scrollableAxes, 300, false, 0),
      (.scrollableAxes, 300, true, 44), (.automatic, 300, false, 0), (.automatic, 2000, false, 44),
    ] as [(Behavior, Double, Bool, Double)])
  func behaviors(behavior: Behavior, content: Double, always: Bool, top: Double) {
    let view = HeadlessHost().run { UIScrollView() }
    view.contentInsetAdjustmentBehavior = behavior
    view.alwaysBounceVertical = always
    view.contentSize = CGSize(width: 375, height: content)
    view.contentInset.top = 10
    _ = TestDevice(safeArea: Self.area, host: view.host) { view }
    #expect(Double(view.adjustedContentInset.top) == top + 10)
    #expect(Double(view.adjustedContentInset.bottom) == (top == 0 ? 0 : 34))
  }

  @Test("the automatic behavior adds bars for a child controller, or one with own insets")
  func automatic() {
    let host = HeadlessHost()
    let view = host.run { UIScrollView() }
    let device = TestDevice(safeArea: Self.area, host: host) {
      let (parent, child) = (UIViewController(), UIViewController())
      child.view = view
      parent.addChild(child)
      parent.view.addSubview(view)
      view.frame = parent.view.bounds
      return parent
    }
    #expect(view.adjustedContentInset == Self.area)
    #expect(view.contentOffset.y == -44)
    device.window.deviceSafeAreaInsets.top = 88
    #expect(view.contentOffset.y == -88)
  }

  @Test("the inset is announced only when it changes")
  func announced() {
    let scene = ScrollScene()
    scene.scrollView.contentInset.top = 20
    scene.scrollView.contentInset.top = 20
    scene.device.window.deviceSafeAreaInsets.top = 30
    #expect(scene.scrollView.adjustedContentInset.top == 50)
    #expect(scene.log.calls == ["insetChanged", "insetChanged"])
    #expect(scene.y == 0)
  }

  @Test("content at its start stays there when the safe area changes")
  func keepsStart() {
    for enabled in [true, false] {
      let scene = ScrollScene()
      scene.scrollView.isScrollEnabled = enabled
      scene.device.window.deviceSafeAreaInsets.top = 30
      #expect(scene.y == (enabled ? -30 : 0))
    }
  }

  @Test("content that grows beyond the bounds includes the safe area")
  func switchesOn() {
    let scene = ScrollScene(content: 300)
    scene.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scene.device.window.deviceSafeAreaInsets.top = 30
    #expect(scene.scrollView.adjustedContentInset.top == 0)
    scene.scrollView.contentSize.height = 2000
    #expect(scene.scrollView.adjustedContentInset.top == 30)
  }
}
