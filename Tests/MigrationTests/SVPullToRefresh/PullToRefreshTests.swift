import HeadlessDriver
import Testing
import TugSVPullToRefresh

@MainActor
@Suite("SVPullToRefresh's pull to refresh")
struct PullToRefreshTests {
  @Test("a pull of more than 60 points arms it, and releasing loads")
  func pulls() {
    let screen = ListScreen()
    var loads = 0
    screen.run { screen.list.addPullToRefresh { loads += 1 } }
    #expect(screen.list.pullToRefreshView?.state == .stopped)
    screen.pull(by: 300)
    #expect(screen.list.contentOffset.y < -60)
    #expect(screen.list.pullToRefreshView?.state == .triggered)
    #expect(loads == 0)
    screen.release()
    #expect(screen.list.pullToRefreshView?.state == .loading)
    #expect(loads == 1, "the handler is called when loading begins, not when the view is open")
    screen.device.advance(0.4)
    #expect(screen.list.contentInset.top == 60)
    screen.run { screen.list.pullToRefreshView?.stopAnimating() }
    #expect(screen.device.settle())
    #expect(screen.list.pullToRefreshView?.state == .stopped)
    #expect(screen.list.contentInset == .zero && screen.list.contentOffset.y == 0)
    #expect(loads == 1)
  }

  @Test("at the bottom it is pulled up")
  func bottom() {
    let screen = ListScreen(contentHeight: 667)
    var loads = 0
    screen.run { screen.list.addPullToRefresh(actionHandler: { loads += 1 }, position: .bottom) }
    screen.pull(by: -300)
    screen.release()
    #expect(loads == 1)
    #expect(screen.list.pullToRefreshView?.position == .bottom)
  }

  @Test("triggering it calls the handler, also when the content is scrolled")
  func triggers() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addPullToRefresh { loads += 1 }
      screen.list.contentOffset.y = 30
      screen.list.triggerPullToRefresh()
    }
    #expect(loads == 1)
    #expect(screen.list.contentOffset.y == -60)
  }

  @Test("starting the animation shows the spinner without calling the handler")
  func startsSilently() {
    let screen = ListScreen()
    var loads = 0
    screen.run {
      screen.list.addPullToRefresh { loads += 1 }
      screen.list.pullToRefreshView?.startAnimating()
    }
    #expect(screen.list.pullToRefreshView?.state == .loading)
    screen.device.advance(1)
    screen.run { screen.list.pullToRefreshView?.stopAnimating() }
    #expect(screen.device.settle())
    #expect(loads == 0)
    screen.pull(by: 300)
    screen.release()
    #expect(loads == 1, "the next pull calls the handler")
  }

  @Test("hidden while loading, it leaves nothing behind, and can be shown again")
  func hides() throws {
    let screen = ListScreen()
    var loads = 0
    screen.run { screen.list.addPullToRefresh { loads += 1 } }
    let view = try #require(screen.list.pullToRefreshView)
    screen.pull(by: 300)
    screen.release()
    screen.run { screen.list.showsPullToRefresh = false }
    #expect(screen.list.contentInset == .zero && view.view.superview == nil)
    #expect(screen.list.tug.header == nil && !screen.list.showsPullToRefresh)
    #expect(screen.device.settle())
    screen.pull(by: 300)
    screen.release()
    #expect(screen.device.settle() && loads == 1, "a hidden view ignores pulls")
    screen.run { screen.list.showsPullToRefresh = true }
    screen.pull(by: 300)
    screen.release()
    #expect(loads == 2 && screen.list.pullToRefreshView === view)
  }

  @Test("titles, subtitles, views, and colors apply to the states for which they are set")
  func appearance() throws {
    let screen = ListScreen()
    screen.run { screen.list.addPullToRefresh {} }
    let view = try #require(screen.list.pullToRefreshView)
    screen.run {
      view.setTitle("Down", for: .stopped)
      view.setTitle("Up", for: .triggered)
      view.setSubtitle("always", for: .all)
      view.arrowColor = .systemRed
      view.textColor = .systemGreen
      view.activityIndicatorViewColor = .systemBlue
      view.activityIndicatorViewStyle = .large
    }
    #expect(view.titleLabel?.text == "Down" && view.subtitleLabel?.text == "always")
    screen.pull(by: 300)
    #expect(view.titleLabel?.text == "Up" && view.subtitleLabel?.text == "always")
    let indicator = try #require(view.refresher.classicViews)
    #expect(indicator.title.textColor == .systemGreen)
    #expect(indicator.arrow?.tintColor == .systemRed)
    let custom = screen.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    screen.run { view.setCustomView(custom, for: .loading) }
    #expect(custom.superview == nil)
    screen.release()
    let spinner = try #require(view.refresher.classicViews?.spinner)
    #expect(spinner.color == .systemBlue && spinner.style == .large)
    #expect(custom.isDescendant(of: view.view))
    screen.run { view.setCustomView(nil, for: .all) }
    #expect(custom.superview == nil)
  }

  @Test("without a view, the calls have no effect")
  func none() {
    let screen = ListScreen()
    screen.run {
      screen.list.showsPullToRefresh = true
      screen.list.triggerPullToRefresh()
    }
    #expect(screen.list.pullToRefreshView == nil && !screen.list.showsPullToRefresh)
  }
}

/// A phone with a scroll view.
@MainActor
struct ListScreen {
  let device: TestDevice
  let list: UIScrollView

  init(contentHeight: CGFloat = 2000) {
    let controller = UIViewController()
    device = TestDevice { controller }
    let list = device.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    list.contentSize = CGSize(width: 375, height: contentHeight)
    controller.view.addSubview(list)
    self.list = list
  }

  func run(_ body: () -> Void) { device.run(body) }

  /// Drags the content, and leaves the finger down. Positive distances begin near the top of the screen,
  /// negative ones near its end.
  func pull(by points: CGFloat) {
    device.finger.down(at: CGPoint(x: 180, y: points > 0 ? 100 : 600))
    device.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  func release() {
    device.advance(0.3)
    device.finger.up()
    device.advance(1.0 / 60)
  }
}
