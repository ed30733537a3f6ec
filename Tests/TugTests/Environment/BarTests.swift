import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Controls between bars", .timeLimit(.minutes(30)))
struct BarTests {
  nonisolated static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 10.1, left: 0, bottom: 7.3, right: 0),
  ]

  @Test(
    "refreshed by hand: the inset is the app's plus the held one, and the content doesn't jump",
    arguments: Bars.allCases, insets)
  func header(bars: Bars, own: UIEdgeInsets) {
    let phone = Phone(bars, own: own)
    let start = phone.offset
    #expect(abs(start + bars.top + own.top) < 0.5)
    #expect(phone.table.adjustedContentInset.top == own.top + bars.top)
    #expect(phone.table.adjustedContentInset.bottom == own.bottom + bars.bottom)

    phone.pull(to: start - bars.reserve - 40)
    #expect(phone.header.state == .idle && phone.header.progress > 0.6)
    phone.drag(by: 80)
    #expect(phone.header.state == .pulling)
    phone.finger.hold(0.3)
    let pulled = phone.offset + bars.top + bars.reserve + own.top
    phone.letGo()
    phone.roll(Phone.bounce)
    let top = bars.top + bars.reserve + own.top + 54
    #expect(phone.header.state == .refreshing && phone.list.headerRuns == 1)
    #expect(abs(phone.offset + top) < 0.5)
    #expect(abs(phone.table.adjustedContentInset.top - top) < 0.5)
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(pulled) && phone.recording.isOneWay)

    phone.newFilm()
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(abs(phone.offset + top - 54) < 0.5)
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(54) && phone.recording.isOneWay)
    #expect(phone.table.contentInset == own && !phone.device.host.isBusy)
  }

  @Test(
    "a refresh begun by the app opens below the bars, wherever the list is",
    arguments: Bars.allCases, [0, 600] as [CGFloat])
  func begun(bars: Bars, scrolled: CGFloat) {
    let phone = Phone(bars)
    if scrolled > 0 { phone.run { phone.table.contentOffset.y = scrolled } }
    phone.newFilm()
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.7)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
    #expect(phone.place(of: phone.header) == CGRect(x: 0, y: phone.barEdge, width: 375, height: 54))
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(phone.recording.way)
        && phone.recording.isOneWay)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test(
    "scrolled by a finger while refreshing, the content follows it one to one in both directions",
    arguments: Bars.allCases)
  func scrolledWhileRefreshing(bars: Bars) {
    let phone = Phone(bars)
    phone.refreshByHand()
    let open = phone.offset
    phone.finger.grab(at: CGPoint(x: 180, y: 600), toward: CGPoint(x: 0, y: -1))
    phone.newFilm()
    for _ in 0..<60 { phone.drag(by: -7) }
    #expect(phone.offset == open + 420)
    #expect(phone.header.heldInset == 0, "section headers rest at the bar again")
    for _ in 0..<60 { phone.drag(by: 7) }
    #expect(phone.recording.largestStep == 7)
    #expect(
      phone.table.adjustedContentInset.top == -phone.offset,
      "the held inset is the visible part of the header")
    for _ in 0..<5 { phone.drag(by: 7) }
    phone.finger.hold(0.2)
    phone.finger.up()
    phone.roll(Phone.bounce)
    #expect(phone.offset == open, "it rests where it did before")

    phone.finger.fling(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -1500))
    phone.device.settle()
    let place = phone.offset
    phone.newFilm()
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(
      phone.recording.largestStep == 0 && phone.offset == place, "an end out of view moves nothing"
    )
    #expect(phone.table.contentInset == .zero)
  }

  @Test("ended with the control half visible, the content doesn't jump", arguments: Bars.allCases)
  func endedHalfOut(bars: Bars) {
    let phone = Phone(bars)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.7)
    phone.run { phone.table.contentOffset.y += 30 }
    phone.newFilm()
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(30) && phone.recording.isOneWay)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset >= -bars.top - bars.reserve)
  }

  @Test(
    "a pulled footer rests above the bars at the bottom", arguments: Bars.allCases, insets)
  func footer(bars: Bars, own: UIEdgeInsets) {
    let phone = Phone(bars, own: own)
    phone.run { phone.table.contentOffset.y = 5000 }
    let end = phone.table.contentSize.height + bars.bottom + own.bottom - 812
    phone.run { phone.table.contentOffset.y = end }
    phone.pull(to: end + 80)
    #expect(phone.footer.state == .pulling)
    phone.finger.hold(0.3)
    let pulled = phone.offset - end
    phone.letGo()
    phone.roll(Phone.bounce)
    #expect(phone.footer.state == .refreshing && phone.list.footerRuns == 1)
    #expect(phone.table.contentInset.bottom == own.bottom + phone.footer.heldInset)
    #expect(abs(phone.offset - end - phone.footer.heldInset) < 0.51)
    #expect(abs(phone.place(of: phone.footer).maxY - (812 - bars.bottom - own.bottom)) < 0.51)
    #expect(phone.recording.isOneWay)
    #expect(phone.recording.largestStep <= OffsetRecording.step(pulled))
    phone.newFilm()
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == own)
    #expect(
      phone.recording.largestStep <= OffsetRecording.step(phone.recording.way)
        && phone.recording.isOneWay)
  }

  @Test("the footer of a short list is above the bars at the bottom", arguments: Bars.allCases)
  func shortList(bars: Bars) {
    let phone = Phone(bars) { $0.sections = [3] }
    let start = phone.offset
    // A large title collapses first; then the list is at its end.
    phone.pull(to: start + (bars.isLarge ? 52 : 0) + 70)
    #expect(phone.place(of: phone.footer).minY <= 812 - bars.bottom - 54)
    phone.finger.hold(0.3)
    phone.finger.up()
    phone.roll(Phone.bounce)
    #expect(phone.footer.state == .refreshing)
    #expect(abs(phone.place(of: phone.footer).maxY - (812 - bars.bottom)) < 0.51)
    phone.run { phone.footer.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test("bars that appear and disappear while refreshing change the safe area, not Tug's insets")
  func hiddenBar() {
    let phone = Phone(.barAndTabs)
    phone.refreshByHand()
    for hidden in [true, false] {
      phone.newFilm()
      phone.run { phone.navigation?.setNavigationBarHidden(hidden, animated: true) }
      phone.roll(0.4)
      let top: CGFloat = hidden ? 44 : 88
      #expect(phone.offset == -top - 54 && phone.table.contentInset.top == 54)
      #expect(
        phone.recording.largestStep <= OffsetRecording.step(44, in: 0.2) && phone.recording.isOneWay
      )
    }
  }

  @Test("an app that adds to the safe area while refreshing moves the list by that amount, once")
  func additionalSafeArea() {
    let phone = Phone(.bar88)
    phone.refreshByHand()
    phone.run { phone.list.additionalSafeAreaInsets.top = 30 }
    #expect(phone.offset == -172 && phone.table.contentInset.top == 54)
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.offset == -118 && phone.table.contentInset == .zero)
  }
}
