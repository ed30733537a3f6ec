import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// What a state that the app asks for does in a drag.
@MainActor
@Suite("MJRefresh's states that the app asks for", .timeLimit(.minutes(10)))
struct RequestTests {
  @Test("an end disarms a header that is pulled, which the next step of the finger arms again")
  func header() {
    let screen = MJScreen()
    var calls = 0
    let header = screen.run { MJRefreshNormalHeader { calls += 1 } }
    screen.run { screen.list.mj_header = header }
    screen.pull(by: 250)
    #expect(header.state == .pulling)
    screen.run { header.endRefreshing() }
    screen.turn()
    #expect(header.state == .idle && header.driver.refresher?.state == .idle)
    screen.device.finger.move(by: CGPoint(x: 0, y: 4), over: 0.1)
    #expect(header.state == .pulling)
    screen.run { header.state = .idle }
    #expect(header.state == .idle)
    screen.letGo()
    screen.settle()
    #expect(header.state == .idle && calls == 0 && header.isUserInteractionEnabled)
  }

  @Test("a reset does, too, and a footer that the app keeps from users stays so")
  func footer() {
    let screen = MJScreen()
    let footer = screen.run { MJRefreshBackNormalFooter {} }
    screen.run {
      screen.list.mj_footer = footer
      screen.list.contentOffset.y = 2000 + 34 - 667
    }
    screen.pull(by: -250)
    #expect(footer.state == .pulling)
    screen.run { footer.resetNoMoreData() }
    screen.turn()
    #expect(footer.state == .idle)
    screen.letGo()
    screen.settle()
    #expect(footer.state == .idle)
    screen.run {
      footer.isUserInteractionEnabled = false
      footer.state = .noMoreData
      footer.state = .idle
    }
    #expect(footer.state == .idle && footer.driver.refresher?.isEnabled == false)
  }

  @Test("a footer at the end of the data is there again in the list that it comes back to")
  func comesBack() {
    let screen = MJScreen()
    var calls = 0
    let footer = screen.run { MJRefreshAutoNormalFooter { calls += 1 } }
    screen.run {
      screen.list.mj_footer = footer
      footer.endRefreshingWithNoMoreData()
      screen.list.mj_footer = nil
    }
    screen.turn()
    screen.run { screen.list.mj_footer = footer }
    screen.turn()
    screen.run { screen.list.contentOffset.y = 2000 + 44 - 667 }
    screen.pull(by: -100)
    screen.letGo()
    #expect(footer.state == .noMoreData && footer.driver.refresher?.state == .noMoreData && calls == 0)
  }
}
