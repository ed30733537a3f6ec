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

  @Test("a control that the app replaces while the bounce is turned on is no choice of the app's")
  func replaced() {
    let screen = Screen(contentHeight: 100)
    let list = screen.scrollView
    var replacements = 0
    let observation = list.observe(\.alwaysBounceVertical) { list, _ in
      MainActor.assumeIsolated {
        guard list.alwaysBounceVertical, replacements < 2 else { return }
        replacements += 1
        list.tug.header = nil
        list.tug.header = .pull(.bare(54)) { (_: Refresher) in }
      }
    }
    screen.host.run { list.tug.header = .pull(.bare(54)) { (_: Refresher) in } }
    #expect(replacements == 2 && list.alwaysBounceVertical)
    screen.host.run { list.tug.header = nil }
    #expect(!list.alwaysBounceVertical, "short content bounces for ever")
    observation.invalidate()
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
