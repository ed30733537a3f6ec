import HeadlessDriver
import Testing
import TugSVPullToRefresh

@MainActor
@Suite("SVPullToRefresh's infinite scrolling")
struct InfiniteScrollingTests {
  @Test("a drag beyond the end triggers it, and letting go loads; the view keeps 60 points")
  func loads() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addInfiniteScrolling { loads += 1 }
      screen.list.contentOffset.y = 1300
    }
    #expect(screen.list.contentInset.bottom == 60)
    screen.pull(by: -80)
    #expect(screen.list.infiniteScrollingView?.state == .triggered && loads == 0)
    screen.letGo()
    #expect(screen.list.infiniteScrollingView?.state == .loading && loads == 1)
    screen.run {
      screen.list.contentSize.height += 500
      screen.list.infiniteScrollingView?.stopAnimating()
    }
    #expect(screen.device.settle())
    #expect(screen.list.infiniteScrollingView?.state == .stopped && loads == 1)
    #expect(screen.list.contentInset.bottom == 60)
  }

  @Test("a drag that comes back before the end loads nothing")
  func comesBack() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addInfiniteScrolling { loads += 1 }
      screen.list.contentOffset.y = 1300
    }
    screen.pull(by: -80)
    screen.device.finger.move(by: CGPoint(x: 0, y: 150), over: 0.5, steps: 30)
    #expect(screen.list.infiniteScrollingView?.state == .stopped)
    screen.letGo()
    #expect(screen.device.settle() && loads == 0)
  }

  @Test("complaint 12: pulling a short list down loads nothing more; dragging it up does")
  func shortContent() {
    let screen = ListScreen(contentHeight: 300)
    var (refreshes, loads) = (0, 0)
    screen.run {
      screen.list.addPullToRefresh { refreshes += 1 }
      screen.list.addInfiniteScrolling { loads += 1 }
    }
    screen.pull(by: 300)
    screen.letGo()
    #expect(refreshes == 1 && loads == 0)
    screen.run { screen.list.pullToRefreshView?.stopAnimating() }
    #expect(screen.device.settle())
    screen.pull(by: -100)
    screen.letGo()
    #expect(refreshes == 1 && loads == 1)
    #expect(screen.device.settle())
  }

  @Test("not enabled it triggers nothing; the app still can")
  func disabled() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addInfiniteScrolling { loads += 1 }
      screen.list.infiniteScrollingView?.enabled = false
      screen.list.contentOffset.y = 1300
    }
    screen.pull(by: -80)
    screen.letGo()
    #expect(screen.device.settle() && loads == 0)
    screen.run { screen.list.triggerInfiniteScrolling() }
    #expect(loads == 1)
  }

  @Test("hidden, it gives its 60 points back and hears nothing")
  func hides() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addInfiniteScrolling { loads += 1 }
      screen.list.showsInfiniteScrolling = false
      screen.list.contentOffset.y = 1300
    }
    #expect(screen.list.contentInset == .zero && !screen.list.showsInfiniteScrolling)
    screen.pull(by: -80)
    screen.letGo()
    #expect(screen.device.settle() && loads == 0)
  }

  @Test("neither view keeps its scroll view, nor the scroll view's handlers, alive")
  func release() {
    weak var list: UIScrollView?
    weak var witness: Witness?
    do {
      let screen = ListScreen()
      let kept = Witness()
      screen.run {
        screen.list.addPullToRefresh { kept.called() }
        screen.list.addInfiniteScrolling { kept.called() }
      }
      (list, witness) = (screen.list, kept)
    }
    #expect(list == nil && witness == nil)
  }

  private final class Witness {
    func called() {}
  }
}
