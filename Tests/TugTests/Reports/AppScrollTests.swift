// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 2: whatever offset the app asks for is where the list ends.
@MainActor
@Suite("The app's scroll wins", .timeLimit(.minutes(10)))
struct AppScrollTests {
  /// The moment at which the app scrolls.
  enum Moment: CaseIterable {
    case beforeTheEnd, afterTheEnd, stateChange, willEnd, closing, closingLater
    case willBegin, opening, openingLater, didBegin
  }

  @Test(
    "at any moment of a motion, animated or not, at any edge", arguments: Moment.allCases,
    Stand.edges)
  func wins(moment: Moment, edge: Refresher.Edge) {
    // In HeadlessUIKit, the bounce of a release goes on below an animated scroll.
    for animated in moment == .willBegin ? [false] : [true, false] {
      for duration in [nil, 0.3] as [Double?] {
        let stand = Stand(edge)
        (stand.control.openingDuration, stand.control.closingDuration) = (duration, duration)
        play(moment, on: stand, animated: animated)
        stand.advance(2)
        #expect(
          abs(stand.offset - 1000) < 0.51, "the list ends elsewhere: \(animated), \(duration ?? -1)"
        )
        stand.end()
        stand.advance(2)
        #expect(stand.inset == .zero && stand.control.state == .idle)
        #expect(abs(stand.offset - 1000) < 0.51, "the end moves it")
        #expect(stand.screen.host.scheduledCount == 0)
      }
    }
  }

  private func play(_ moment: Moment, on stand: Stand, animated: Bool) {
    let (control, scroll) = (stand.control, { stand.scroll(to: 1000, animated: animated) })
    func once(_ isMoment: @escaping () -> Bool = { true }) -> () -> Void {
      var isDone = false
      return {
        guard !isDone, isMoment() else { return }
        isDone = true
        scroll()
      }
    }
    switch moment {
    case .willBegin: control.onWillBegin = once()
    case .didBegin: control.onDidBegin = once()
    case .stateChange:
      let scroll = once { control.state == .idle }
      control.onStateChange = { _, _ in scroll() }
    case .willEnd: control.onWillEnd = once()
    default: break
    }
    switch moment {
    case .willBegin, .opening, .openingLater, .didBegin:
      stand.pull(to: stand.beyond(100))
      stand.screen.letGo()
      stand.advance(moment == .openingLater ? 0.15 : 0.05)
      if moment == .opening || moment == .openingLater { stand.run(scroll) }
    case .beforeTheEnd, .afterTheEnd, .stateChange, .willEnd, .closing, .closingLater:
      stand.open()
      if moment == .beforeTheEnd { stand.run(scroll) }
      stand.end()
      if moment == .afterTheEnd { stand.run(scroll) }
      if moment == .closing || moment == .closingLater {
        stand.advance(moment == .closing ? 0.05 : 0.2)
        stand.run(scroll)
      }
    }
  }

  @Test("what is begun after an animated scroll replaces it", arguments: Stand.edges)
  func beginIsNewer(edge: Refresher.Edge) {
    let stand = Stand(edge)
    stand.jump(to: 500)
    stand.run {
      stand.scroll(to: 1000, animated: true)
      stand.control.beginRefreshing()
    }
    stand.advance(2)
    #expect(abs(stand.offset - stand.beyond(54)) < 1 && stand.control.state == .refreshing)
  }

  /// What the app changes before it scrolls.
  enum Change: CaseIterable { case across, along, content, otherEnd }

  @Test(
    "however the geometry has changed on the way", arguments: Change.allCases, Stand.edges)
  func afterChange(change: Change, edge: Refresher.Edge) {
    for own in [0, -9.3, 20.1] as [CGFloat] {
      let stand = Stand(edge)
      let (list, isSide) = (stand.scrollView, edge.isSide)
      stand.run {
        list.tug.contentInset = UIEdgeInsets(top: own, left: own, bottom: own, right: own)
      }
      stand.pull(to: stand.beyond(140))
      stand.screen.letGo()
      stand.advance(0.1)
      stand.run {
        switch change {
        case .across:
          if isSide { list.contentInset.top += 41 } else { list.contentInset.left += 41 }
        case .along: if isSide { list.contentInset.left += 41 } else { list.contentInset.top += 41 }
        case .content:
          list.contentSize = CGSize(
            width: list.contentSize.width + 10, height: list.contentSize.height + 10)
        case .otherEnd: list.contentInset.bottom += 0.3
        }
      }
      stand.screen.host.layoutWindows()
      // The control fits its room to the pixels.
      stand.run { (list.alwaysBounceVertical, list.alwaysBounceHorizontal) = (true, true) }
      stand.screen.host.layoutWindows()
      stand.jump(to: 1000)
      stand.advance(2)
      #expect(abs(stand.offset - 1000) < 0.51, "the list ends elsewhere: \(own)")
    }
  }

  @Test(
    "a run that ends at once leads where one that ends later does, if its control takes no room",
    arguments: [0, 1.0 / 60, 0.1])
  func endsAtOnce(pause: Double) {
    let stand = Stand(.top)
    stand.control.trigger.pull?.restingExtent = 0
    stand.run { stand.scrollView.contentInset.top = 64 }
    stand.jump(to: 20)
    stand.run { stand.control.beginRefreshing() }
    stand.advance(pause)
    stand.end()
    stand.advance(2)
    #expect(stand.offset == -64 && stand.inset.top == 64 && stand.control.state == .idle)
  }
}
