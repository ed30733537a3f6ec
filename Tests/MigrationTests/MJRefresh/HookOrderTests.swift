import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// When the hooks of the scroll view are called, and with what.
@MainActor
@Suite("The hooks of MJRefresh's scroll view", .timeLimit(.minutes(10)))
struct HookOrderTests {
  private final class Header: MJRefreshNormalHeader {
    var offsets: [(depth: CGFloat, percent: CGFloat, state: MJRefreshState)] = []
    var states: [MJRefreshState] = []
    var pans: [[Int?]] = []

    override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewContentOffsetDidChange(change)
      guard let scrollView, let new = change?["new"] as? CGPoint else { return }
      #expect(new == scrollView.contentOffset && change?["old"] is CGPoint)
      offsets.append((-47 - new.y, pullingPercent, state))
    }

    override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewPanStateDidChange(change)
      pans.append([change?["old"] as? Int, change?["new"] as? Int])
    }
  }

  @Test(
    "after super, the state and the percentage are those of the step, whoever observes it first",
    arguments: [false, true], [false, true])
  func afterSuper(isSecond: Bool, isHeardFirst: Bool) {
    let screen = MJScreen()
    let header = screen.run { Header {} }
    var observers: [HookObserver] = []
    screen.run {
      if isHeardFirst { observers.append(HookObserver(header, screen.list)) }
      if isSecond { screen.list.mj_footer = MJRefreshBackNormalFooter {} }
      screen.list.mj_header = header
    }
    screen.pull(by: 250)
    let pulled = header.offsets.filter { $0.depth > 0 }
    #expect(pulled.count > 5)
    for step in pulled {
      #expect(abs(step.percent - step.depth / 54) < 0.02, "\(step)")
      #expect(step.state == (step.depth > 54 ? .pulling : .idle), "\(step)")
    }
    #expect(observers.count == (isHeardFirst ? 1 : 0))
  }

  private final class Footer: MJRefreshAutoNormalFooter {
    var states: [MJRefreshState] = []

    override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewPanStateDidChange(change)
      if scrollView?.panGestureRecognizer.state == .ended { states.append(state) }
    }
  }

  @Test("after super, the end of a drag has loaded")
  func afterPan() {
    let screen = MJScreen(content: 200)
    let footer = screen.run { Footer {} }
    screen.run {
      screen.list.alwaysBounceVertical = true
      screen.list.mj_footer = footer
    }
    screen.pull(by: -100)
    screen.letGo()
    #expect(footer.states == [.refreshing])
  }

  @Test("a pan has its former state, too")
  func panValues() {
    let screen = MJScreen()
    let header = screen.run { Header {} }
    screen.run { screen.list.mj_header = header }
    screen.pull(by: 100)
    screen.letGo()
    screen.settle()
    #expect(header.pans.first == [0, 1] && header.pans.contains { $0.last == 3 }, "\(header.pans)")
    for (former, next) in zip(header.pans, header.pans.dropFirst()) { #expect(former[1] == next[0]) }
  }

  private final class BackFooter: MJRefreshBackNormalFooter {
    var sizes: [Bool] = []

    override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
      super.scrollViewContentSizeDidChange(change)
      sizes.append(change != nil)
    }
  }

  @Test("a footer that is pulled hears of the content when it is attached")
  func attachment() {
    let screen = MJScreen()
    let footer = screen.run { BackFooter {} }
    screen.run { screen.list.mj_footer = footer }
    #expect(footer.sizes == [false] && footer.frame.minY == 2000)
    screen.run { screen.list.contentSize.height = 2100 }
    #expect(footer.sizes == [false, true] && footer.frame.minY == 2100)
  }
}
