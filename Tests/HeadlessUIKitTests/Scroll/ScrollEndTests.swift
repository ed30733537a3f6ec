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

  @Test("a bounce that may no longer bounce, to another inset, ends at the inset")
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
    "whatever changes during a motion or an animation, it ends at an offset in range",
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
