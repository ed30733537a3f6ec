import HeadlessDriver
import Testing

@testable import Tug

/// A control that can't be used leaves the list as if it weren't there.
@MainActor
@Suite("The bounce of short content", .timeLimit(.minutes(10)))
struct BounceTests {
  @Test(
    "is there while a control can be pulled, and only then", arguments: Stand.edges,
    [true, false])
  func onlyWhileNeeded(edge: Refresher.Edge, hides: Bool) {
    let stand = Stand(edge, length: 100)
    func isUsable(_ isUsable: Bool) {
      stand.run {
        if hides { stand.control.isHidden = !isUsable } else { stand.control.isEnabled = isUsable }
      }
    }
    func bounces() -> Bool {
      edge.isSide ? stand.scrollView.alwaysBounceHorizontal : stand.scrollView.alwaysBounceVertical
    }
    #expect(bounces())
    isUsable(false)
    #expect(!bounces())
    isUsable(true)
    #expect(bounces())
    stand.run { stand.scrollView.tug[edge] = nil }
    #expect(!bounces())
  }

  @Test("what the app chooses meanwhile stays", arguments: [true, false])
  func choice(isOn: Bool) {
    let stand = Stand(.top, length: 100)
    stand.run { stand.scrollView.alwaysBounceVertical = isOn }
    #expect(stand.scrollView.alwaysBounceVertical == isOn)
    stand.run { stand.control.isHidden = true }
    #expect(stand.scrollView.alwaysBounceVertical == isOn)
    stand.run { stand.scrollView.tug.header = nil }
    #expect(stand.scrollView.alwaysBounceVertical == isOn)
  }

  @Test("a hidden or disabled control that is removed gives back nothing twice")
  func removedHidden() {
    let stand = Stand(.top, length: 100)
    stand.run {
      stand.control.isHidden = true
      stand.scrollView.tug.header = nil
      stand.scrollView.alwaysBounceVertical = true
      stand.scrollView.tug.header = stand.control
      stand.scrollView.tug.header = nil
    }
    #expect(stand.scrollView.alwaysBounceVertical)
  }
}
