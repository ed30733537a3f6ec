import Foundation
import HeadlessDriver
import Testing

/// What a device does after a change of geometry, and what it did here before.
@Suite("A scroll view whose surroundings change")
@MainActor
struct GeometryBehaviorTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable (ScrollScene) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "inset") { $0.scrollView.contentInset.bottom += 10 },
    Change(testDescription: "content size") { $0.scrollView.contentSize.height += 10 },
    Change(testDescription: "frame") { $0.scrollView.frame.size.height -= 10 },
    Change(testDescription: "bounds") { $0.scrollView.bounds.size.height -= 10 },
    Change(testDescription: "safe area") { $0.device.window.deviceSafeAreaInsets.bottom += 10 },
  ]

  @Test(
    "each change ends with an assignment of the offset, before its own observation",
    arguments: changes, [true, false])
  func assigns(_ change: Change, assigns: Bool) {
    let scene = ScrollScene(offset: 300, inContainer: true)
    scene.device.host.behavior.assignsOffsetAfterChanges = assigns
    var received: [String] = []
    let view = scene.scrollView
    let observations = [
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        received.append("offset \(change.oldValue?.y ?? 0) \(change.newValue?.y ?? 0)")
      },
      view.observe(\.contentSize) { _, _ in received.append("own") },
      view.observe(\.contentInset) { _, _ in received.append("own") },
      view.observe(\.frame) { _, _ in received.append("own") },
      view.observe(\.bounds) { _, _ in received.append("own") },
    ]
    change.make(scene)
    let own = change.testDescription == "safe area" ? [] : ["own"]
    #expect(received == (assigns ? ["offset 300.0 300.0"] + own : own))
    #expect(scene.log.calls.allSatisfy { $0 == "insetChanged" }, "an unmoved offset is no scroll")
    for observation in observations { observation.invalidate() }
  }

  @Test("under a finger and in a motion, the offset is assigned, but doesn't move")
  func assignsInMotion() {
    for isDown in [true, false] {
      let scene = ScrollScene(content: 20000, offset: 1000)
      if isDown { scene.pull(-40) } else { scene.fling(-2000) }
      let y = scene.y
      var count = 0
      let observation = scene.scrollView.observe(\.contentOffset) { _, _ in count += 1 }
      scene.scrollView.contentSize.height += 500
      #expect(count == 1 && scene.y == y)
      observation.invalidate()
    }
  }

  @Test("a correction is the only assignment of its change")
  func assignsOnce() {
    let scene = ScrollScene(offset: 1300)
    var offsets: [CGFloat] = []
    let observation = scene.scrollView.observe(\.contentOffset) { view, _ in
      offsets.append(view.contentOffset.y)
    }
    scene.scrollView.contentSize.height = 1000
    #expect(offsets == [333])
    observation.invalidate()
  }

  @Test("an observer that always answers an offset with an inset is stopped")
  func endless() {
    let scene = ScrollScene(offset: 300)
    var mistakes: [String] = []
    scene.device.host.onMistake = { mistakes.append($0) }
    let observation = scene.scrollView.observe(\.contentOffset) { view, _ in
      view.contentInset.bottom += 1
    }
    scene.scrollView.contentInset.bottom = 1
    #expect(mistakes.first == "an observer of contentOffset changes the geometry endlessly")
    observation.invalidate()
  }

  @Test("only an assignment of the frame notifies its observers", arguments: [false, true])
  func frameObservers(boundsChangeFrame: Bool) {
    let host = HeadlessHost()
    host.behavior.boundsChangeFrame = boundsChangeFrame
    host.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var frames: [CGRect] = []
      let observation = view.observe(\.frame) { view, _ in frames.append(view.frame) }
      view.frame.size.width = 20
      #expect(frames == [CGRect(x: 0, y: 0, width: 20, height: 10)])
      view.bounds.size.height = 30
      view.center.y += 5
      view.transform = CGAffineTransform(translationX: 3, y: 0)
      #expect(frames.count == (boundsChangeFrame ? 4 : 1))
      observation.invalidate()
    }
  }

  @Test(
    "a view follows its superview by frame, or by bounds and center",
    arguments: [true, false])
  func autoresizing(byFrame: Bool) {
    let scene = ScrollScene(inContainer: true)
    scene.device.host.behavior.autoresizesByFrame = byFrame
    scene.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var frames = 0
    var offsets = 0
    let observations = [
      scene.scrollView.observe(\.frame) { _, _ in frames += 1 },
      scene.scrollView.observe(\.contentOffset) { _, _ in offsets += 1 },
    ]
    scene.scrollView.superview?.frame.size.height = 500
    #expect(scene.scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 500))
    #expect(frames == (byFrame ? 1 : 0))
    #expect(offsets == 1, "what tells of the new size in any case")
    for observation in observations { observation.invalidate() }
  }

  @Test(
    "a subview gets no safe area where the scroll view's inset has it",
    arguments: [true, false])
  func subviews(consume: Bool) {
    let host = HeadlessHost()
    host.behavior.scrollViewsConsumeSafeArea = consume
    let (device, view) = TestDevice.showing(
      safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0), host: host
    ) { UIScrollView() }
    let subview = device.run { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50)) }
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize = CGSize(width: 375, height: 2000)
    view.contentOffset.y = 0
    view.addSubview(subview)
    #expect(subview.safeAreaInsets.top == (consume ? 0 : 44))
    #expect(subview.safeAreaInsets.left == 10, "the inset doesn't have this edge")
    view.contentInsetAdjustmentBehavior = .never
    #expect(subview.safeAreaInsets.top == 44)
  }

  @Test(
    "at rest in mid-range, a new safe area leaves the offset, or keeps the distance"
  )
  func distance() {
    for keeps in [false, true] {
      let scene = ScrollScene(offset: 300)
      scene.device.host.behavior.keepsDistanceToSafeArea = keeps
      scene.device.window.deviceSafeAreaInsets.top = 30
      #expect(scene.y == 300)
      scene.device.layOut()
      #expect(scene.y == (keeps ? 270 : 300))
      scene.device.window.deviceSafeAreaInsets.top = 10
      scene.device.window.deviceSafeAreaInsets.top = 30
      scene.device.layOut()
      #expect(scene.y == (keeps ? 270 : 300), "a change that is taken back moves nothing")
    }
  }

  @Test(
    "content at its end stays there when the safe area changes"
  )
  func placedByApp() {
    let scene = ScrollScene(offset: 300)
    scene.device.window.deviceSafeAreaInsets.top = 30
    scene.scrollView.contentOffset.y = 1333
    scene.device.layOut()
    #expect(scene.y == 1333, "the newest message of a chat is out of sight")
    let chat = ScrollScene(offset: 1333)
    for top in [30, 10, 44] as [CGFloat] {
      chat.device.window.deviceSafeAreaInsets.top = top
      chat.device.layOut()
      #expect(chat.y == 1333, "the newest message of a chat is out of sight")
    }
  }

  @Test(
    "under a finger, in a motion, and without scrolling, a new safe area moves nothing")
  func noDistance() {
    func moved(_ prepare: (ScrollScene) -> Void) -> CGFloat {
      let scene = ScrollScene(content: 20000, offset: 300)
      prepare(scene)
      let y = scene.y
      scene.device.window.deviceSafeAreaInsets.top = 30
      scene.device.layOut()
      return scene.y - y
    }
    #expect(moved { $0.pull(-50) } == 0)
    #expect(moved { $0.fling(-1000) } == 0)
    #expect(moved { $0.scrollView.isScrollEnabled = false } == 0)
    #expect(moved { $0.scrollView.setContentOffset(.zero, animated: true) } == 0)
  }

  @Test(
    "content beyond its start stays as far beyond it when the safe area changes")
  func beyondStart() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = -60
    scene.device.window.deviceSafeAreaInsets.top = 60
    scene.device.layOut()
    #expect(scene.y == -120)
    scene.device.window.deviceSafeAreaInsets.top = 0
    scene.device.layOut()
    #expect(scene.y == 0)
  }

  @Test(
    "an inset or a size moves content into its range under a finger, if asked to"
  )
  func underFinger() {
    for (clamps, isSize) in [(false, false), (false, true), (true, false), (true, true)] {
      let scene = ScrollScene()
      scene.device.host.behavior.insetsClampUnderFinger = clamps && !isSize
      scene.device.host.behavior.sizesClampUnderFinger = clamps && isSize
      scene.pull(100)
      #expect(scene.y == -51)
      if isSize {
        scene.scrollView.contentSize.height += 10
      } else {
        scene.scrollView.contentInset.top = 20
      }
      #expect(scene.y == (clamps ? isSize ? 0 : -20 : -51))
      scene.letGo()
      #expect(scene.device.settle())
      #expect(scene.y == (isSize ? 0 : -20))
    }
  }

  @Test("content at its start stays there under an assigned inset, or only enters its range")
  func startAndInset() {
    for keeps in [false, true] {
      let scene = ScrollScene()
      scene.device.host.behavior.insetsKeepStart = keeps
      scene.scrollView.contentInset.top = 12
      #expect(scene.y == (keeps ? -12 : 0))
      scene.scrollView.contentOffset.y = -12
      scene.scrollView.contentInset.top = 0
      #expect(scene.y == 0)
      scene.scrollView.contentOffset.y = 300
      scene.scrollView.contentInset.top = 12
      #expect(scene.y == 300)
    }
  }

  @Test("a change of geometry moves content beyond its end back under a finger, if asked to")
  func endUnderFinger() {
    for corrects in [false, true] {
      let scene = ScrollScene(offset: 1333)
      scene.device.host.behavior.correctsEndUnderFinger = corrects
      scene.pull(-100)
      let pulled = scene.y
      #expect(pulled > 1333)
      scene.scrollView.contentInset.top = 5
      #expect(scene.y == (corrects ? 1333 : pulled))
      scene.finger.move(by: CGPoint(x: 0, y: -20), over: 0.1)
      #expect(corrects ? scene.y < pulled : scene.y > pulled, "the drag goes on from there")
    }
  }

  @Test("a scroll view that is turned over follows the finger", arguments: [true, false])
  func turnedOver(own: Bool) {
    let scene = ScrollScene(offset: 500)
    scene.device.host.behavior.dragsInOwnCoordinates = own
    scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
    scene.pull(40)
    #expect(scene.y == (own ? 540 : 460), "the content under the finger doesn't stay there")
    scene.letGo()
    scene.fling(1000)
    #expect((scene.log.velocity.y > 0) == own)
  }

  @Test("a scroll view on its side is dragged along its own axis")
  func onItsSide() {
    let scene = ScrollScene(offset: 500)
    scene.scrollView.transform = CGAffineTransform(rotationAngle: .pi / 2)
    scene.finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 1, y: 0))
    scene.finger.move(by: CGPoint(x: 40, y: 0), over: 0.2)
    #expect(abs(scene.y - 540) < 1)
    scene.finger.up()
  }

  @Test("the safe area and the layout can come a turn after the window")
  func late() {
    let host = HeadlessHost()
    host.behavior.safeAreaArrival = .nextTurn
    host.behavior.layoutArrival = .nextTurn
    var view: UIScrollView?
    let device = TestDevice(
      size: CGSize(width: 300, height: 400),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), host: host
    ) {
      let made = UIScrollView(frame: .zero)
      made.contentInsetAdjustmentBehavior = .always
      view = made
      return made
    }
    #expect(view?.window === device.window)
    #expect(view?.bounds.size == .zero && view?.safeAreaInsets == .zero)
    device.advance(0)
    #expect(view?.bounds.size == CGSize(width: 300, height: 400))
    #expect(view?.safeAreaInsets.top == 20 && view?.contentOffset.y == -20)
    device.window.deviceSafeAreaInsets.top = 44
    #expect(view?.safeAreaInsets.top == 20)
    device.advance(0)
    #expect(view?.safeAreaInsets.top == 44)
  }
}
