import Foundation
import HeadlessDriver
import HeadlessUIKit
import SeededRandom
import Testing

@Suite("The end of a scroll view's motion")
@MainActor
struct ScrollEndTests {
  /// A scroll view that begins to bounce from −100.5 and changes in its first frame.
  private func bouncing(_ change: @escaping (UIScrollView) -> Void) -> ScrollScene {
    let scene = ScrollScene()
    scene.finger.pull(scene.scrollView, toOffset: -100.5)
    scene.finger.hold(0.2)
    var isChanged = false
    scene.log.onCall = { call, view in
      guard call == "scroll", view.isDecelerating, !isChanged else { return }
      isChanged = true
      change(view)
    }
    scene.finger.up()
    return scene
  }

  @Test("a bounce that may no longer bounce ends")
  func endOfBouncing() {
    let scene = bouncing {
      $0.bounces = false
      $0.contentInset.top = 80
    }
    #expect(scene.device.settle())
    #expect(scene.y == -80, "the list rests beyond its edge")
    #expect(scene.log.calls.last == "endDecelerating")
  }

  @Test(
    "whatever changes during a motion, it ends at an offset in range",
    arguments: 0..<40)
  func legalEnd(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for start in Start.allCases {
      let scene = start.scene(scale: 2)
      var changesLeft = 3
      scene.log.onCall = { call, view in
        guard call == "scroll", changesLeft > 0, random.chance(40) else { return }
        changesLeft -= 1
        switch random.pick(0...4) {
        case 0: view.bounces.toggle()
        case 1: view.contentInset.top = CGFloat(random.pick(0...120))
        case 2: view.contentInset.bottom = CGFloat(random.pick(0...120))
        case 3: view.contentSize.height = CGFloat(random.pick(0...3000))
        default: view.isScrollEnabled.toggle()
        }
      }
      #expect(scene.device.settle())
      let (view, inset) = (scene.scrollView, scene.scrollView.contentInset)
      let low = -Double(inset.top)
      let high = max(low, Double(view.contentSize.height + inset.bottom - view.bounds.height))
      #expect(
        (low...high).contains(scene.y), "\(start) rests at \(scene.y), not in \(low)...\(high)")
      #expect(view.flags == "---")
    }
  }

  @Test("a list that is set into range during its bounce rests there")
  func assignedInBounce() {
    let scene = bouncing { $0.contentOffset.y = 0 }
    #expect(scene.device.settle())
    #expect(scene.y == 0, "the list keeps the speed of the bounce")
    #expect(scene.log.calls.last == "endDecelerating")
  }
}

/// The flags of a scroll view at each moment of a scroll, with `isDragging` after the release in
/// both models.
@Suite("The flags of a scroll view")
@MainActor
struct ScrollFlagTests {
  struct Moment: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let flags: String
    /// The flags with `DraggingFlagModel.untilInertiaEnds`, if they differ.
    let inertiaFlags: String
    let read: @MainActor @Sendable (HeadlessHost) -> String?

    init(
      _ name: String, _ flags: String, orWithInertia inertiaFlags: String? = nil,
      read: @escaping @MainActor @Sendable (HeadlessHost) -> String?
    ) {
      testDescription = name
      self.flags = flags
      self.inertiaFlags = inertiaFlags ?? flags
      self.read = read
    }
  }

  nonisolated static let moments = [
    Moment("touch down, not moved", "T--") { host in
      let scene = ScrollScene(offset: 500, host: host)
      scene.finger.down(at: CGPoint(x: 10, y: 10))
      return scene.scrollView.flags
    },
    Moment("inside willBeginDragging", "TD-") { flags(of: "beginDrag", slowly, $0) },
    Moment("didScroll under the finger", "TD-") { flags(of: "scroll", slowly, $0) },
    Moment("inside willEndDragging", "TD-") { flags(of: "willEndDrag", slowly, $0) },
    Moment("didEndDragging(false)", "T--") { flags(of: "endDrag(false)", slowly, $0) },
    Moment("didEndDragging(true), in range", "T--", orWithInertia: "TD-") {
      flags(of: "endDrag(true)", flung, $0)
    },
    Moment("didEndDragging(true), beyond the edge", "T--") {
      flags(of: "endDrag(true)", pulled, $0)
    },
    Moment("willBeginDecelerating, in range", "--S", orWithInertia: "-DS") {
      flags(of: "beginDecelerating", flung, $0)
    },
    Moment("the last didScroll of inertia", "--S", orWithInertia: "-DS") {
      flags(of: "scroll", flung, $0)
    },
    Moment("the first didScroll of a bounce", "--S") { host in
      let scene = ScrollScene(host: host)
      scene.pull(100)
      var first: String?
      scene.log.onCall = { call, view in
        if call == "scroll", first == nil { first = view.flags }
      }
      scene.letGo()
      scene.device.settle()
      return first
    },
    Moment("touch-down on a fling", "T-S") { host in
      let scene = ScrollScene(content: 20000, offset: 500, host: host)
      flung(scene)
      scene.device.advance(0.1)
      scene.finger.down(at: CGPoint(x: 10, y: 10))
      return scene.scrollView.flags
    },
    Moment("didEndDragging(false) after a stop by touch", "T-S") {
      flags(of: "endDrag(false)", stopped, $0)
    },
    Moment("didEndDecelerating", "---") { flags(of: "endDecelerating", flung, $0) },
    Moment("an animated offset", "---") {
      flags(
        of: "scroll",
        { $0.scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }, $0)
    },
  ]

  @Test("the flags are correct at each moment", arguments: moments, [true, false])
  func flags(moment: Moment, untilInertiaEnds: Bool) {
    let host = HeadlessHost()
    host.draggingFlagModel = untilInertiaEnds ? .untilInertiaEnds : .untilRelease
    #expect(moment.read(host) == (untilInertiaEnds ? moment.inertiaFlags : moment.flags))
  }

  /// The flags at the last `call` of a scroll.
  private static func flags(
    of call: String, _ happens: (ScrollScene) -> Void, _ host: HeadlessHost
  ) -> String? {
    let scene = ScrollScene(content: 20000, offset: 500, host: host)
    var found: String?
    scene.log.onCall = { if $0 == call { found = $1.flags } }
    happens(scene)
    scene.device.settle()
    return found
  }

  private static func slowly(_ scene: ScrollScene) {
    scene.pull(-40)
    scene.letGo()
  }

  private static func flung(_ scene: ScrollScene) { scene.fling(-1000) }

  private static func stopped(_ scene: ScrollScene) {
    scene.fling(-1000)
    scene.finger.tap(at: CGPoint(x: 10, y: 10))
  }

  private static func pulled(_ scene: ScrollScene) {
    scene.scrollView.contentOffset.y = 0
    scene.pull(100)
    scene.letGo()
  }
}
