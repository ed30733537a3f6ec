import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// A list that moves from MJRefresh's names to Tug's, edge by edge.
@MainActor
@Suite("MJRefresh's names beside Tug's", .timeLimit(.minutes(10)))
struct BothAPIsTests {
  @Test(
    "a control of Tug's takes the place of a component, which goes", arguments: [false, true],
    [false, true])
  func replacing(isInWindow: Bool, isRefreshing: Bool) {
    let screen = MJScreen()
    let list = screen.run { () -> UIScrollView in
      let list = isInWindow ? screen.list : UIScrollView(frame: screen.list.frame)
      list.mj_header = MJRefreshNormalHeader {}
      list.mj_footer = MJRefreshAutoNormalFooter {}
      return list
    }
    let (header, footer) = (list.mj_header, list.mj_footer)
    var ends = 0
    header?.endRefreshingCompletionBlock = { ends += 1 }
    if isRefreshing { screen.run { header?.beginRefreshing() } }
    screen.pass(1)
    let (own, other) = screen.run {
      (Refresher.pull(callback: { (_: Refresher) in }), Refresher.auto(callback: { (_: Refresher) in }))
    }
    screen.run {
      list.tug.header = own
      list.tug.footer = other
    }
    if !isInWindow { screen.run { screen.device.view?.addSubview(list) } }
    screen.settle()
    #expect(header?.superview == nil && footer?.superview == nil, "it covers Tug's control")
    #expect(list.mj_header == nil && list.mj_footer == nil)
    #expect(list.tug.header === own && list.tug.footer === other)
    #expect(header?.state == .idle && ends == (isRefreshing && isInWindow ? 1 : 0))
    #expect(list.contentInset.top == list.tug.contentInset.top)
    screen.run {
      list.tug.header = nil
      list.mj_header = header
    }
    #expect(header?.superview === list && list.tug.header === header?.driver.refresher)
  }

  @Test("components run beside each other, and two controls of Tug's as they would without them")
  func arbitration() {
    let screen = MJScreen()
    screen.run {
      screen.list.mj_header = MJRefreshNormalHeader {}
      screen.list.tug.footer = .auto(callback: { (_: Refresher) in })
    }
    #expect(screen.list.tug.arbitration == .automatic)
    func pull() -> MJRefreshState? {
      screen.run { screen.list.tug.footer?.beginRefreshing() }
      screen.pull(by: 250)
      screen.letGo()
      screen.pass(1)
      return screen.list.mj_header?.state
    }
    #expect(pull() == .refreshing, "it waits for a load of which MJRefresh knows nothing")
    screen.run {
      screen.list.mj_header?.endRefreshing()
      screen.list.tug.footer?.endRefreshing()
    }
    screen.settle()
    screen.run { screen.list.tug.header = .pull(callback: { (_: Refresher) in }) }
    _ = pull()
    #expect(screen.list.tug.header?.isRefreshing == false, "a refresh beside a load")
    screen.run { screen.list.tug.footer?.endRefreshing() }
    screen.settle()
    screen.run {
      screen.list.mj_header = MJRefreshNormalHeader {}
      screen.list.tug.arbitration = .exclusive
    }
    #expect(pull() == .idle, "the app's own rule holds")
  }

  @Test("both APIs work on one list, and give back what they hold")
  func bothAPIs() {
    let screen = MJScreen()
    var loads = 0
    screen.run {
      screen.list.contentInset.top = 10
      screen.list.mj_header = MJRefreshNormalHeader {}
      screen.list.tug.footer = .auto(callback: { (_: Refresher) in loads += 1 })
      screen.list.mj_header?.beginRefreshing()
    }
    screen.pass(1)
    #expect(screen.held.top == 54 && screen.list.tug.contentInset.top == 10)
    screen.run { screen.list.tug.footer?.beginRefreshing() }
    #expect(loads == 1)
    screen.run {
      screen.list.tug.footer?.endRefreshing()
      screen.list.mj_header?.endRefreshing()
    }
    screen.settle()
    #expect(screen.held.top == 0)
    screen.run {
      screen.list.mj_header = nil
      screen.list.tug.footer = nil
    }
    #expect(screen.list.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
  }
}
