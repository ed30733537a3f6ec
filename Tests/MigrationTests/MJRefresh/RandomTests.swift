import Foundation
import HeadlessDriver
import SeededRandom
import Testing

@testable import TugMJRefresh

@MainActor
@Suite("Random sequences of MJRefresh's calls", .timeLimit(.minutes(20)))
struct RandomTests {
  @Test("keep what Tug's own controls promise", arguments: 1...150)
  func promises(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = MJScreen(content: random.pick([300, 2000]))
    var calls = (header: 0, footer: 0)
    var own = UIEdgeInsets.zero
    let (header, footer) = screen.run {
      let header = MJRefreshNormalHeader { calls.header += 1 }
      let footer = MJRefreshAutoNormalFooter { calls.footer += 1 }
      (screen.list.mj_header, screen.list.mj_footer) = (header, footer)
      return (header, footer)
    }
    var runs = 0
    header.driver.refresher?.onWillBegin = { runs += 1 }
    for step in 1...40 {
      let before = calls
      switch random.pick(1...14) {
      case 1: screen.run { header.beginRefreshing() }
      case 2: screen.run { header.endRefreshing() }
      case 3: screen.run { footer.beginRefreshing() }
      case 4: screen.run { footer.endRefreshing() }
      case 5: screen.run { footer.endRefreshingWithNoMoreData() }
      case 6: screen.run { footer.resetNoMoreData() }
      case 7: screen.run { footer.isHidden.toggle() }
      case 8: screen.run { header.state = random.pick([.idle, .refreshing]) }
      case 9:
        let top = CGFloat(random.pick([0, 20]))
        own.top = top
        screen.run { screen.list.tug.contentInset.top = top }
      case 10: screen.run { screen.list.contentSize.height += 300 }
      case 11:
        screen.pull(by: CGFloat(random.pick([-300, 120, 250])))
        screen.letGo()
      case 12:
        // It goes on with its run.
        if header.isRefreshing { runs -= 1 }
        screen.run {
          screen.list.mj_header = nil
          screen.list.mj_header = header
        }
      case 13: screen.run { screen.list.contentOffset.y = CGFloat(random.pick(-40...1500)) }
      default: screen.pass(Double(random.pick(1...12)) / 10)
      }
      check(screen, header, footer, "seed \(seed), step \(step)")
      #expect(
        calls.header <= runs && calls.footer - before.footer <= 1,
        "seed \(seed), step \(step): an action runs twice")
    }
    screen.settle()
    screen.run {
      header.endRefreshing()
      footer.endRefreshing()
      footer.isHidden = false
    }
    screen.settle()
    #expect(screen.held.top == 0 && header.state == .idle, "seed \(seed): the header stays open")
    #expect(calls.header == runs, "seed \(seed): a run without a callback")
    screen.run { (screen.list.mj_header, screen.list.mj_footer) = (nil, nil) }
    screen.settle()
    #expect(screen.list.contentInset == own, "seed \(seed): an inset stays behind")
    #expect(screen.list.subviews.allSatisfy { !($0 is MJRefreshComponent) })
  }

  private func check(
    _ screen: MJScreen, _ header: MJRefreshHeader, _ footer: MJRefreshFooter, _ place: String
  ) {
    for component in [header, footer] as [MJRefreshComponent] {
      guard let refresher = component.driver.refresher, refresher.edge != nil else { continue }
      #expect(
        component.state == MJRefreshState(refresher.state),
        "\(place): the component says \(component.state.word), the engine \(refresher.state)")
      #expect(component.frame.minY == refresher.view.frame.minY, "\(place): it stands elsewhere")
    }
    let (inset, held) = (screen.list.contentInset, screen.held)
    #expect(
      inset.top.isFinite && inset.bottom.isFinite && held.top >= 0 && held.top <= 54, "\(place)")
    #expect(held.bottom == (footer.isHidden ? 0 : 44), "\(place)")
  }
}
