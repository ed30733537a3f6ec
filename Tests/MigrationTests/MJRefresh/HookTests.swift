import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// The order in which a subclass hears of things, by class.
@MainActor
@Suite("MJRefresh's hooks", .timeLimit(.minutes(10)))
struct HookTests {
  private func logged<Component: MJRefreshComponent>(
    _ make: () -> Component, on screen: MJScreen
  ) -> (component: Component, log: HookLog) {
    let log = HookLog()
    HookLogs.current = log
    let component = screen.run(make)
    component.refreshingBlock = { log.lines.append("block") }
    component.beginRefreshingCompletionBlock = { log.lines.append("begun") }
    component.endRefreshingAnimationBeginAction = { log.lines.append("closes") }
    component.endRefreshingCompletionBlock = { log.lines.append("closed") }
    return (component, log)
  }

  @Test("a component is prepared once, without a state, and then idle")
  func preparation() {
    let screen = MJScreen()
    #expect(logged({ LoggedHeader() }, on: screen).log.story == ["prepare in 0", "0 to idle"])
    #expect(logged({ LoggedAutoFooter() }, on: screen).log.story == ["prepare in 0", "0 to idle"])
    #expect(logged({ LoggedBackFooter() }, on: screen).log.story == ["prepare in 0", "0 to idle"])
    #expect(logged({ LoggedTrailer() }, on: screen).log.story == ["prepare in 0", "0 to idle"])
  }

  @Test("a header that is pulled and let go calls back when it is open")
  func pulledHeader() {
    let screen = MJScreen()
    let (header, log) = logged({ LoggedHeader() }, on: screen)
    screen.run { screen.list.mj_header = header }
    log.lines = []
    screen.pull(by: 200)
    #expect(header.state == .pulling && header.pullingPercent > 1)
    screen.letGo()
    screen.device.advance(0.05)
    #expect(header.state == .refreshing && !log.lines.contains("block"))
    screen.pass(0.5)
    #expect(screen.held.top == 54 && screen.list.contentOffset.y == -101)
    screen.run { header.endRefreshing() }
    #expect(header.isRefreshing, "the end takes effect in the next turn")
    screen.turn()
    #expect(header.state == .idle)
    screen.pass(1)
    #expect(
      log.story.filter { !$0.hasPrefix("pan") } == [
        "idle to pulling", "pulling to refreshing", "callback in refreshing", "block", "begun",
        "end", "closes", "refreshing to idle", "closed",
      ])
    #expect(log.story.contains("pan 1") && log.story.contains("pan 3"))
    #expect(screen.held.top == 0 && header.pullingPercent == 0)
  }

  @Test("an automatic footer calls back at once, before a subclass sees that it loads")
  func automaticFooter() {
    let screen = MJScreen()
    let (footer, log) = logged({ LoggedAutoFooter() }, on: screen)
    screen.run { screen.list.mj_footer = footer }
    #expect(screen.held.bottom == 44)
    log.lines = []
    screen.run { footer.beginRefreshing() }
    #expect(
      log.story == ["begin", "callback in refreshing", "block", "begun", "idle to refreshing"])
    log.lines = []
    screen.run { footer.endRefreshingWithNoMoreData() }
    screen.turn()
    #expect(log.story == ["closed", "refreshing to noMore"] && footer.state == .noMoreData)
    screen.run { footer.resetNoMoreData() }
    screen.turn()
    #expect(footer.state == .idle)
  }

  @Test("scrolling to the end loads, with the same order")
  func scrolledFooter() {
    let screen = MJScreen()
    let (footer, log) = logged({ LoggedAutoFooter() }, on: screen)
    screen.run {
      screen.list.mj_footer = footer
      screen.list.contentOffset.y = 1200
    }
    log.lines = []
    screen.pull(by: -400)
    screen.letGo()
    screen.pass(1)
    #expect(
      log.story.filter { !$0.hasPrefix("pan") } == [
        "callback in refreshing", "block", "begun", "idle to refreshing",
      ])
  }

  @Test("a footer that is pulled opens, calls back, and closes")
  func pulledFooter() {
    let screen = MJScreen()
    let (footer, log) = logged({ LoggedBackFooter() }, on: screen)
    screen.run {
      screen.list.mj_footer = footer
      screen.list.contentOffset.y = 2000 + 34 - 667
    }
    log.lines = []
    screen.pull(by: -250)
    screen.letGo()
    screen.pass(0.6)
    #expect(footer.state == .refreshing && screen.held.bottom == 44)
    screen.run { footer.endRefreshing() }
    screen.pass(1)
    #expect(
      log.story.filter { !$0.hasPrefix("pan") } == [
        "idle to pulling", "pulling to refreshing", "callback in refreshing", "block", "begun",
        "end", "closes", "refreshing to idle", "closed",
      ])
    #expect(screen.held.bottom == 0)
  }

  @Test("begin and end in one turn still call back, once")
  func beginAndEnd() {
    for isFooter in [false, true] {
      let screen = MJScreen()
      var calls = 0
      let component: MJRefreshComponent = screen.run {
        if isFooter {
          let footer = MJRefreshBackNormalFooter { calls += 1 }
          screen.list.mj_footer = footer
          return footer
        }
        let header = MJRefreshNormalHeader { calls += 1 }
        screen.list.mj_header = header
        return header
      }
      screen.run {
        component.beginRefreshing()
        component.endRefreshing()
      }
      screen.settle()
      #expect(calls == 1 && component.state == .idle, "isFooter \(isFooter)")
      #expect(screen.held == (0, 0))
    }
  }

  @Test("begin out of a window waits, and begins in it")
  func outsideOfWindow() {
    let screen = MJScreen()
    let list = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    var calls = 0
    let header = screen.run {
      let header = MJRefreshNormalHeader { calls += 1 }
      list.mj_header = header
      header.beginRefreshing()
      return header
    }
    screen.pass(1)
    #expect(header.state == .willRefresh && header.isRefreshing && calls == 0)
    screen.run { screen.device.view?.addSubview(list) }
    screen.pass(1)
    #expect(header.state == .refreshing && calls == 1)
  }

  @Test("begin before it is in a list waits, too; an end takes it back")
  func withoutList() {
    let screen = MJScreen()
    let header = screen.run { MJRefreshNormalHeader {} }
    screen.run { header.beginRefreshing() }
    #expect(header.state == .willRefresh)
    screen.run { header.endRefreshing() }
    screen.turn()
    #expect(header.state == .idle)
    screen.run { screen.list.mj_header = header }
    screen.settle()
    #expect(header.state == .idle && screen.held.top == 0)
  }

  @Test("an end before a begin, twice, and by an assigned state leave nothing behind")
  func oddEnds() {
    let screen = MJScreen()
    let (header, log) = logged({ LoggedHeader() }, on: screen)
    screen.run {
      screen.list.mj_header = header
      header.endRefreshing()
      header.endRefreshing()
    }
    screen.settle()
    #expect(!log.lines.contains("closed") && header.state == .idle)
    log.lines = []
    screen.run { header.state = .refreshing }
    screen.pass(1)
    screen.run { header.state = .idle }
    screen.settle()
    #expect(
      log.story == [
        "idle to refreshing", "callback in refreshing", "block", "begun", "closes",
        "refreshing to idle", "closed",
      ])
    #expect(screen.held.top == 0)
  }

  @Test("a hidden automatic footer is idle, and gives its room back")
  func hiding() {
    let screen = MJScreen()
    let (footer, log) = logged({ LoggedAutoFooter() }, on: screen)
    screen.run {
      screen.list.mj_footer = footer
      footer.beginRefreshing()
    }
    log.lines = []
    screen.run { footer.isHidden = true }
    #expect(footer.isHidden && footer.state == .idle && screen.held.bottom == 0)
    #expect(log.story == ["closed", "refreshing to idle"])
    screen.run { footer.isHidden = false }
    #expect(!footer.isHidden && screen.held.bottom == 44)
  }

  @Test("a language changes the texts of attached components, once each")
  func languages() {
    let screen = MJScreen()
    let (header, log) = logged({ LoggedHeader() }, on: screen)
    screen.run { screen.list.mj_header = header }
    log.lines = []
    defer { screen.run { MJRefreshConfig.default.languageCode = nil } }
    screen.run { MJRefreshConfig.default.languageCode = "de" }
    #expect(log.lines.filter { $0 == "language" }.count == 1)
    #expect(header.stateLabel?.text == TugLanguage(matching: ["de"])?.texts.pullDown)
    screen.run { MJRefreshConfig.default.languageCode = "de" }
    #expect(log.lines.filter { $0 == "language" }.count == 1)
  }
}
