// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing

@testable import Tug

/// Complaint 4: a control that ends leaves a whole page.
@MainActor
@Suite("Whole pages", .timeLimit(.minutes(10)))
struct PagedEndTests {
  /// When the content grows, beside the end of the load.
  enum Growth: CaseIterable { case before, after, duringClosing, never }

  @Test("a pulled load ends on the page that was shown", arguments: Growth.allCases, [true, false])
  func pulled(growth: Growth, isSide: Bool) {
    for duration in [nil, 0.3] as [Double?] {
      let stand = Stand(
        isSide ? .trailing : .bottom, length: isSide ? 3 * 375 : 3 * 667, isPaging: true)
      stand.control.closingDuration = duration
      let page = stand.rest
      stand.open()
      if growth == .before { stand.grow(by: 2 * stand.viewport) }
      stand.end()
      if growth == .after { stand.grow(by: 2 * stand.viewport) }
      if growth == .duringClosing {
        stand.advance(0.1)
        stand.grow(by: 2 * stand.viewport)
      }
      stand.advance(2)
      #expect(stand.offset == page, "half a page: \(growth), \(duration ?? -1)")
      #expect(stand.inset == .zero)
    }
  }

  @Test("a place to which the app scrolls in a motion stays", arguments: [true, false])
  func placedByApp(whileOpening: Bool) {
    let stand = Stand(.bottom, length: 3 * 667, isPaging: true)
    if whileOpening {
      stand.pull(to: stand.beyond(100))
      stand.screen.letGo()
      stand.advance(0.1)
      stand.jump(to: 200)
      stand.advance(1)
      stand.end()
    } else {
      stand.open()
      stand.end()
      stand.advance(0.1)
      stand.jump(to: 200)
    }
    stand.advance(2)
    #expect(stand.offset == 200 && stand.inset == .zero)
  }

  @Test("a page that the app has gone to while the next one loads by itself stays")
  func placedByAppInLoad() {
    let screen = Screen(contentHeight: 3 * 667)
    screen.scrollView.isPagingEnabled = true
    let footer = screen.footer(.bare(44))
    let last: CGFloat = 3 * 667 - 667
    screen.scroll(to: last + 44)
    #expect(footer.state == .refreshing)
    screen.scroll(to: last + 20)
    screen.end(footer)
    screen.advance(2)
    #expect(screen.offset == last + 20)
  }

  @Test(
    "a page that the user has gone to meanwhile stays", arguments: [Refresher.Edge.bottom, .top])
  func elsewhere(edge: Refresher.Edge) {
    let stand = Stand(edge, length: 5 * 667, isPaging: true)
    stand.open()
    stand.fling(edge == .top ? 900 : -900)
    stand.advance(2)
    let page = stand.offset
    #expect(page.truncatingRemainder(dividingBy: 667) == 0)
    stand.end()
    stand.advance(2)
    #expect(stand.offset == page)
  }
}
