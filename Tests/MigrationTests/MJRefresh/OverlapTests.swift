import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// What of a run goes on when another one begins, or the component leaves its list.
@MainActor
@Suite("MJRefresh's runs that overlap, and those of removed components", .timeLimit(.minutes(10)))
struct OverlapTests {
  enum Kind: CaseIterable {
    case header, autoFooter, backFooter, trailer

    @MainActor
    func make() -> MJRefreshComponent {
      switch self {
      case .header: MJRefreshNormalHeader()
      case .autoFooter: MJRefreshAutoNormalFooter()
      case .backFooter: MJRefreshBackNormalFooter()
      case .trailer: MJRefreshNormalTrailer()
      }
    }

    @MainActor
    func put(_ component: MJRefreshComponent?, in list: UIScrollView) {
      switch self {
      case .header: list.mj_header = component as? MJRefreshHeader
      case .autoFooter, .backFooter: list.mj_footer = component as? MJRefreshFooter
      case .trailer: list.mj_trailer = component as? MJRefreshTrailer
      }
    }
  }

  private func begun(_ kind: Kind, on screen: MJScreen) -> (MJRefreshComponent, Calls) {
    let calls = Calls()
    let component = screen.run { kind.make() }
    component.refreshingBlock = { calls.begun += 1 }
    component.endRefreshingCompletionBlock = { calls.closed += 1 }
    screen.run {
      kind.put(component, in: screen.list)
      component.beginRefreshing()
    }
    return (component, calls)
  }

  @MainActor
  private final class Calls {
    var (begun, closed) = (0, 0)
  }

  private func isClean(_ screen: MJScreen) -> Bool {
    screen.held == (0, 0) && screen.list.contentInset == .zero
  }

  @Test(
    "a run that ends and another that begins while they open call back when they would be open",
    arguments: [Kind.header, .backFooter, .trailer])
  func twice(kind: Kind) {
    let screen = MJScreen()
    let (component, calls) = begun(kind, on: screen)
    screen.pass(0.1)
    screen.run { component.endRefreshing() }
    screen.turn()
    screen.run { component.beginRefreshing() }
    #expect(calls.begun == 0, "a second begin calls the first one's block at once")
    screen.pass(0.2)
    #expect(calls.begun == 1)
    screen.pass(0.1)
    #expect(calls.begun == 2 && component.isRefreshing)
    screen.run { component.endRefreshing() }
    screen.settle()
    #expect(calls.begun == 2 && !component.isRefreshing && isClean(screen))
  }

  @Test(
    "a component that is removed in a run gives its inset back, and refreshes until its end",
    arguments: Kind.allCases)
  func removed(kind: Kind) {
    let screen = MJScreen()
    let (component, calls) = begun(kind, on: screen)
    screen.pass(0.5)
    screen.run { kind.put(nil, in: screen.list) }
    #expect(component.isRefreshing && calls.begun == 1 && calls.closed == 0 && isClean(screen))
    screen.run { component.endRefreshing() }
    screen.turn()
    #expect(!component.isRefreshing && calls.closed == 1, "its completion is lost")
    screen.settle()
    screen.run { kind.put(component, in: screen.list) }
    screen.settle()
    #expect(!component.isRefreshing && calls.begun == 1, "it refreshes again by itself")
  }

  @Test(
    "a component that is removed in a run goes on in the next list, with no second callback",
    arguments: Kind.allCases, [false, true])
  func movedOn(kind: Kind, isOutOfWindow: Bool) {
    let screen = MJScreen()
    let (component, calls) = begun(kind, on: screen)
    screen.pass(0.5)
    screen.run { kind.put(nil, in: screen.list) }
    let other = screen.run { () -> UIScrollView in
      let other = UIScrollView(frame: screen.list.frame)
      other.contentSize = CGSize(width: 375, height: 2000)
      if !isOutOfWindow { screen.device.view?.addSubview(other) }
      kind.put(component, in: other)
      return other
    }
    #expect(component.isRefreshing)
    if isOutOfWindow { screen.run { screen.device.view?.addSubview(other) } }
    screen.pass(0.5)
    #expect(component.state == .refreshing && calls.begun == 1 && calls.closed == 0)
    #expect(other.contentInset != .zero)
    screen.run { component.endRefreshing() }
    screen.settle()
    #expect(component.state == .idle && calls.begun == 1 && calls.closed == 1)
    #expect(kind == .autoFooter || other.contentInset == .zero)
  }

  @Test(
    "a component that is removed while it opens still calls back, since only its end makes it idle",
    arguments: [Kind.header, .backFooter, .trailer])
  func removedEarly(kind: Kind) {
    let screen = MJScreen()
    let (component, calls) = begun(kind, on: screen)
    screen.pass(0.1)
    screen.run { kind.put(nil, in: screen.list) }
    screen.pass(0.5)
    #expect(calls.begun == 1 && component.isRefreshing && isClean(screen))
  }

  @Test("the percentage is that of the last scroll, whatever happens to the inset meanwhile")
  func percentage() {
    let screen = MJScreen()
    let header = screen.run { MJRefreshNormalHeader() }
    screen.run { screen.list.mj_header = header }
    screen.pull(by: 60)
    let before = header.pullingPercent
    #expect(before > 0)
    screen.run { screen.list.contentInset.top = -20 }
    #expect(header.pullingPercent == before, "a hook is called though nobody scrolls")
    screen.device.finger.move(by: CGPoint(x: 0, y: 2), over: 0.1)
    #expect(header.pullingPercent > before + 0.1)
  }

  @Test("a footer moves by another ignored inset with the next change of the content's size")
  func ignored() {
    let screen = MJScreen()
    let footer = screen.run { MJRefreshBackNormalFooter() }
    screen.run {
      footer.ignoredScrollViewContentInsetBottom = 30
      screen.list.mj_footer = footer
    }
    #expect(footer.frame.minY == 2030)
    screen.run { footer.ignoredScrollViewContentInsetBottom = 0 }
    #expect(footer.frame.minY == 2030)
    screen.run { screen.list.contentSize.height = 2100 }
    #expect(footer.frame.minY == 2100)
  }
}
