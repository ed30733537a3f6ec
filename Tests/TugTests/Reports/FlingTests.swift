import HeadlessDriver
import Testing

@testable import Tug

// Complaint numbers refer to docs/references/complaints.md.

/// Complaint 4: a control leaves a fling alone.
@MainActor
@Suite("Flings and controls", .timeLimit(.minutes(10)))
struct FlingTests {
  nonisolated static let starts: [Refresher.Edge] = [.top, .leading]

  @Test(
    "flung to its start during a refresh, the list never stops with the header half in sight",
    arguments: starts, [300, 500, 800, 1200, 2000, 4000] as [CGFloat])
  func neverHalf(edge: Refresher.Edge, speed: CGFloat) {
    for distance in [40, 120, 300] as [CGFloat] {
      let stand = Stand(edge)
      stand.open()
      stand.jump(to: distance)
      stand.fling(-speed, for: 0.1)
      stand.advance(4)
      #expect(
        abs(stand.offset + 54) < 0.51 || stand.offset >= 0,
        "it stops at \(stand.offset), from \(distance)")
      stand.end()
      stand.advance(1)
      #expect(stand.inset == .zero && stand.offset >= 0)
    }
  }

  @Test(
    "a run that ends during a fling away from its control leaves the fling alone",
    arguments: Stand.edges, [0, 0.3] as [Double])
  func goesOn(edge: Refresher.Edge, duration: Double) {
    for frames in [1, 3, 6] as [Double] {
      func play(ending: Bool) -> CGFloat {
        let stand = Stand(edge)
        stand.control.closingDuration = duration == 0 ? nil : duration
        stand.open()
        stand.fling(edge.isAtStart ? 900 : -900, for: 0.04)
        stand.advance(frames / 60)
        if ending { stand.end() }
        stand.advance(5)
        if ending {
          #expect(stand.inset == .zero && stand.control.state == .idle)
          #expect(stand.screen.host.scheduledCount == 0)
        }
        return stand.offset
      }
      let (ended, went) = (play(ending: true), play(ending: false))
      #expect(abs(ended - went) < 2, "the fling ends at \(ended) rather than \(went)")
    }
  }

  @Test("a fling too short to leave the control ends at the content's edge", arguments: Stand.edges)
  func tooShort(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.open()
    stand.pull(to: stand.beyond(40))
    stand.screen.letGo()
    stand.end()
    stand.advance(2)
    #expect(stand.offset == stand.rest && stand.inset == .zero)
  }
}

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
