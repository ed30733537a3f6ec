// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 4: under a finger nothing jumps.
@MainActor
@Suite("Under a finger", .timeLimit(.minutes(10)))
struct UnderFingerTests {
  @Test(
    "a control that ends keeps its room until the lift", arguments: Stand.edges,
    [20, 40, 54, 80] as [CGFloat])
  func ends(edge: Refresher.Edge, pull: CGFloat) {
    for duration in [nil, 0, 0.3] as [Double?] {
      let stand = Stand(edge)
      stand.control.closingDuration = duration
      stand.open()
      stand.pull(to: stand.beyond(pull))
      stand.end()
      for step in [1, -1, 3, -3] as [CGFloat] {
        let before = stand.offset
        stand.drag(by: step)
        #expect(
          abs(stand.offset - before) <= abs(step) + 1,
          "\(stand.offset - before) points for \(step), at \(pull)")
      }
      stand.screen.letGo()
      stand.advance(2)
      #expect(stand.offset == stand.rest && stand.inset == .zero, "something is left")
      #expect(stand.control.state == .idle && stand.screen.host.scheduledCount == 0)
    }
  }

  @Test(
    "a control that takes its place under a finger, and begins there, moves nothing",
    arguments: Stand.edges)
  func takesItsPlace(edge: Refresher.Edge) {
    for duration in [nil, 0, 0.3] as [Double?] {
      let stand = Stand(edge)
      stand.control.openingDuration = duration
      stand.jump(to: 1000)
      stand.pull(to: 1050)
      stand.run {
        stand.scrollView.tug[edge] = nil
        stand.scrollView.tug[edge] = stand.control
        stand.control.beginRefreshing()
      }
      stand.advance(0.5)
      #expect(abs(stand.offset - 1050) < 1 && stand.inset == .zero, "\(duration ?? -1)")
      stand.screen.letGo()
      stand.advance(1)
      #expect(stand.control.state == .refreshing && stand.runs == 1)
      stand.end()
      stand.advance(1)
      #expect(stand.inset == .zero && stand.control.state == .idle)
    }
  }

  @Test("two controls that end keep their room until the lift")
  func endTogether() {
    let screen = Screen(contentHeight: 2000, contentWidth: 2000)
    let list = screen.scrollView
    let controls = screen.host.run {
      list.tug.arbitration = .parallel
      let controls = [Refresher.Edge.top, .leading].map { edge in
        let control = Refresher.pull(.bare(54)) { (_: Refresher) in }
        list.tug[edge] = control
        return control
      }
      return controls
    }
    for control in controls {
      screen.host.run { control.beginRefreshing() }
      screen.advance(1)
    }
    #expect(list.contentOffset == CGPoint(x: -54, y: -54))
    screen.finger.down(at: CGPoint(x: 180, y: 330))
    screen.finger.move(by: CGPoint(x: 14, y: 14), over: 0.1)
    for control in controls { screen.end(control) }
    let before = list.contentOffset
    screen.finger.move(by: CGPoint(x: 1, y: 1), over: 1.0 / 60, steps: 1)
    #expect(abs(list.contentOffset.x - before.x) <= 2 && abs(list.contentOffset.y - before.y) <= 2)
    #expect(list.contentInset.top >= 54 && list.contentInset.left >= 54)
    screen.letGo()
    screen.advance(2)
    #expect(list.contentOffset == .zero && list.contentInset == .zero)
    #expect(controls.allSatisfy { $0.state == .idle } && screen.host.scheduledCount == 0)
  }

  @Test("out of sight, the room goes at once", arguments: Stand.edges)
  func outOfSight(edge: Refresher.Edge) {
    let stand = Stand(edge)
    var hasEnded = false
    stand.control.onDidEnd = { hasEnded = true }
    stand.open()
    stand.pull(to: stand.beyond(30))
    stand.end()
    #expect(!hasEnded)
    for _ in 0..<12 { stand.drag(by: edge.isAtStart ? 5 : -5) }
    #expect(stand.inset == .zero && hasEnded)
  }

  @Test(
    "a finger that takes hold of a closing control keeps what is in sight", arguments: Stand.edges)
  func takesHold(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.open()
    stand.end()
    stand.advance(0.1)
    stand.screen.finger.grab(
      at: CGPoint(x: 180, y: 330), toward: edge.isSide ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1))
    for _ in 0..<5 {
      let before = stand.offset
      stand.drag(by: 2)
      #expect(abs(stand.offset - before) <= 3)
    }
    stand.screen.letGo()
    stand.advance(2)
    #expect(stand.offset == stand.rest && stand.inset == .zero)
  }

  @Test(
    "begun far from its edge, a control holds nothing in sight of nobody",
    arguments: [Refresher.Edge.top, .leading])
  func begunFarAway(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.jump(to: 1000)
    stand.pull(to: 1100)
    stand.run { stand.control.beginRefreshing() }
    stand.advance(0.3)
    #expect(stand.inset == .zero && abs(stand.offset - 1100) < 1)
    stand.screen.letGo()
    stand.advance(1)
    #expect(stand.inset == .zero && stand.runs == 1)
  }

  @Test("begun while pulled out, a control takes its room at the release", arguments: Stand.edges)
  func begunPulled(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.pull(to: stand.beyond(30))
    let before = stand.offset
    stand.run { stand.control.beginRefreshing() }
    stand.advance(0.2)
    #expect(stand.offset == before && stand.inset == .zero && stand.runs == 1)
    stand.screen.letGo()
    stand.advance(1)
    #expect(abs(stand.offset - stand.beyond(54)) < 1)
  }

  @Test(
    "begun again in place while it waits to close, a control keeps its room", arguments: Stand.edges
  )
  func begunAgain(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.open()
    stand.pull(to: stand.beyond(40))
    stand.end()
    stand.screen.letGo()
    stand.run { stand.control.beginRefreshing(reveal: .never) }
    stand.advance(2)
    #expect(stand.control.state == .refreshing && stand.screen.host.scheduledCount == 0)
    stand.end()
    stand.advance(2)
    #expect(stand.inset == .zero && stand.offset == stand.rest)
  }

  @Test(
    "a failure is tried again by the release, whether or not it was in sight when the drag began",
    arguments: Stand.edges, [0, 200] as [CGFloat])
  func failure(edge: Refresher.Edge, away: CGFloat) {
    let stand = Stand(edge)
    stand.control.resultDuration = 60
    stand.open()
    stand.end(.failure(Trouble()))
    if away > 0 { stand.jump(to: stand.beyond(-away)) }
    stand.pull(to: stand.beyond(120))
    #expect(stand.control.state == .pulling)
    stand.screen.letGo()
    stand.advance(1)
    #expect(stand.runs == 2 && stand.control.state == .refreshing)
  }
}
