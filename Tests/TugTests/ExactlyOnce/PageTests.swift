import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Every page is requested once, in order", .timeLimit(.minutes(30)))
struct PageTests {
  static let delays: [TimeInterval] = [0, 0.1, 0.6]

  @Test(
    "however it is inserted, in any list, with any user",
    arguments: Arrival.allCases, Footer.allCases)
  func pages(arrival: Arrival, footer: Footer) {
    // Once it has ended, a control without a limit asks again, and a filling control does so as
    // soon as the content changes: rows that arrive later than that arrive too late.
    if footer == .unlimited, arrival.endsEarly { return }
    if footer == .filling, arrival == .endThenSlowFlicker { return }
    for (index, kind) in PagedList.Kind.allCases.enumerated() {
      for (number, pageSize) in [12, 2].enumerated() {
        let delay = Self.delays[(index + number) % 3]
        let list = PagedList(kind, pageSize: pageSize, arrival, after: delay)
        list.host.draggingFlagModel = number == 0 ? .untilInertiaEnds : .untilRelease
        list.lastPage = 4
        list.attach(footer)
        list.swipeToTheEnd()
        let what: Comment = "\(kind), pages of \(pageSize), after \(delay) s"
        #expect(list.asked == [1, 2, 3], what)
        #expect(list.isDone && list.footer.state == .noMoreData, what)
        #expect(list.scrollView.contentInset.bottom == (footer == .pulled ? 0 : 44), what)
        #expect(list.host.scheduledCount == 0, what)
      }
    }
  }

  @Test(
    "rows shorter than estimated bring the end nearer, and one fling that reaches it loads one page",
    arguments: [Refresher.LoadDistance.viewports(1), .viewports(2), .items(4), .percent(-10)])
  func shrinking(distance: Refresher.LoadDistance) {
    var arrivals = 0
    for velocity in stride(from: -9000.0, through: -4000, by: 500) {
      let plain = PagedList(.shrinkingTable, pageSize: 40)
      fling(plain, velocity)
      let end = plain.scrollView.contentSize.height - 667
      guard plain.scrollView.contentOffset.y >= end - 1 else { continue }
      arrivals += 1
      let list = PagedList(.shrinkingTable, pageSize: 40)
      list.attach(.auto)
      list.lastPage = 2
      list.device.run { list.footer.trigger.auto?.distance = distance }
      fling(list, velocity)
      #expect(list.asked == [1], "\(velocity) points a second")
    }
    #expect(arrivals >= 3)
  }

  private func fling(_ list: PagedList, _ velocity: CGFloat) {
    list.device.finger.fling(
      from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: velocity), duration: 0.05)
    list.device.settle()
  }
}
