// Complaint numbers refer to docs/references/complaints.md.

import HeadlessDriver
import Testing
import TugSVPullToRefresh

@MainActor
@Suite("SVPullToRefresh's infinite scrolling")
struct InfiniteScrollingTests {
  @Test("a drag past the end arms it, and releasing loads; the view keeps 60 points")
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
    screen.release()
    #expect(screen.list.infiniteScrollingView?.state == .loading && loads == 1)
    screen.run {
      screen.list.contentSize.height += 500
      screen.list.infiniteScrollingView?.stopAnimating()
    }
    #expect(screen.device.settle())
    #expect(screen.list.infiniteScrollingView?.state == .stopped && loads == 1)
    #expect(screen.list.contentInset.bottom == 60)
  }

  @Test("a drag that returns before the end loads nothing")
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
    screen.release()
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
    screen.release()
    #expect(refreshes == 1 && loads == 0)
    screen.run { screen.list.pullToRefreshView?.stopAnimating() }
    #expect(screen.device.settle())
    screen.pull(by: -100)
    screen.release()
    #expect(refreshes == 1 && loads == 1)
    #expect(screen.device.settle())
  }

  @Test("disabled, it ignores drags, and the app can still trigger it")
  func disabled() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addInfiniteScrolling { loads += 1 }
      screen.list.infiniteScrollingView?.enabled = false
      screen.list.contentOffset.y = 1300
    }
    screen.pull(by: -80)
    screen.release()
    #expect(screen.device.settle() && loads == 0)
    screen.run { screen.list.triggerInfiniteScrolling() }
    #expect(loads == 1)
  }

  @Test("hidden, it releases its 60 points and ignores drags")
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
    screen.release()
    #expect(screen.device.settle() && loads == 0)
  }

  @Test("the scroll view and the handlers are released")
  func release() {
    weak var list: UIScrollView?
    weak var object: Captured?
    do {
      let screen = ListScreen()
      let captured = Captured()
      screen.run {
        screen.list.addPullToRefresh { captured.called() }
        screen.list.addInfiniteScrolling { captured.called() }
      }
      (list, object) = (screen.list, captured)
    }
    #expect(list == nil && object == nil)
  }

  private final class Captured {
    func called() {}
  }
}
