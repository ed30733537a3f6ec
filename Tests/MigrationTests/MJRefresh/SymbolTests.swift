import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// What apps use most, each of which would be missed.
@MainActor
@Suite("MJRefresh's names", .timeLimit(.minutes(10)))
struct SymbolTests {
  @Test("assigning, replacing, and removing leave nothing behind, as does a view that is removed")
  func assignment() {
    let screen = MJScreen()
    let (header, other) = screen.run { (MJRefreshNormalHeader {}, MJRefreshGifHeader {}) }
    screen.run {
      screen.list.mj_header = header
      screen.list.mj_header = header
    }
    #expect(header.superview === screen.list && header.scrollView === screen.list)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    screen.run { screen.list.mj_header?.beginRefreshing() }
    screen.pass(1)
    screen.run { screen.list.mj_header = other }
    #expect(header.superview == nil && screen.held.top == 0)
    screen.run { other.removeFromSuperview() }
    #expect(screen.list.tug.header == nil && screen.list.mj_header === other)
    screen.run { screen.list.mj_header = nil }
    #expect(screen.list.mj_header == nil)
    weak var former = header
    #expect(former != nil)
  }

  @Test("a component that nobody keeps goes away, with its list or without")
  func memory() {
    weak var weakHeader: MJRefreshHeader?
    weak var weakList: UIScrollView?
    do {
      let screen = MJScreen()
      screen.run {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        list.mj_header = MJRefreshNormalHeader {}
        (weakHeader, weakList) = (list.mj_header, list)
      }
      screen.settle()
    }
    #expect(weakHeader == nil && weakList == nil, "a screen that was left stays in memory")
  }

  @Test("labels, arrow, and spinner are there, and say the state")
  func looks() {
    let screen = MJScreen()
    let header = screen.run {
      let header = MJRefreshNormalHeader {}
      screen.list.mj_header = header
      return header
    }
    screen.device.layOut()
    #expect(header.stateLabel?.text == TugLanguage.current.texts.pullDown)
    #expect(header.lastUpdatedTimeLabel?.text?.isEmpty == false)
    #expect(header.arrowView?.isHidden == false && header.loadingView?.isAnimating == false)
    #expect(header.stateLabel?.frame == CGRect(x: 0, y: 0, width: 375, height: 27))
    #expect(header.lastUpdatedTimeLabel?.frame == CGRect(x: 0, y: 27, width: 375, height: 27))
    screen.run {
      header.setTitle("Pull", for: .idle).setTitle("Go", for: .refreshing)
      header.lastUpdatedTimeLabel?.isHidden = true
      header.setNeedsLayout()
    }
    #expect(header.stateLabel?.text == "Pull" && header.stateLabel?.frame == header.bounds)
    screen.run { header.beginRefreshing() }
    screen.pass(1)
    #expect(header.stateLabel?.text == "Go")
    #expect(header.arrowView?.isHidden == true && header.loadingView?.isAnimating == true)
    screen.run { header.endRefreshing() }
    screen.settle()
    #expect(header.arrowView?.isHidden == false && header.loadingView?.isAnimating == false)
    #expect(header.lastUpdatedTime.map { abs($0.timeIntervalSinceNow) < 60 } == true)
    screen.run { header.lastUpdatedTimeText = { $0 == nil ? "never" : "then" } }
    screen.run { header.lastUpdatedTimeLabel?.isHidden = false }
    screen.run { header.lastUpdatedTimeKey = "a key of nobody's" }
    #expect(header.lastUpdatedTimeLabel?.text == "never")
  }

  @Test("the height of a header is its own, and so are the distance and the room")
  func heights() {
    let screen = MJScreen()
    let header = screen.run {
      let header = MJRefreshNormalHeader {}
      header.mj_h = 80
      screen.list.mj_header = header
      header.ignoredScrollViewContentInsetTop = 10
      return header
    }
    #expect(header.frame.minY == -90)
    screen.pull(by: 140)
    #expect(header.state == .idle)
    screen.letGo()
    screen.settle()
    screen.pull(by: 300)
    #expect(header.state == .pulling)
    screen.letGo()
    screen.pass(1)
    #expect(screen.held.top == 80)
  }

  @Test("the options of an automatic footer decide when it loads")
  func automaticOptions() {
    for (percent, times, drags, expected) in [(1.0, 1, 2, 2), (-5, 1, 1, 1), (1, -1, 1, 1)] {
      let screen = MJScreen()
      var loads = 0
      screen.run {
        let footer = MJRefreshAutoNormalFooter { loads += 1 }
        footer.triggerAutomaticallyRefreshPercent = percent
        footer.autoTriggerTimes = times
        screen.list.mj_footer = footer
        screen.list.contentOffset.y = 1100
      }
      for _ in 0..<drags {
        screen.pull(by: percent < 0 ? -80 : -500)
        screen.letGo()
        screen.pass(1)
        screen.run { screen.list.mj_footer?.endRefreshing() }
        screen.pass(1)
      }
      #expect(loads == expected, "percent \(percent), times \(times)")
    }
  }

  @Test("with automatic loading off, a drag that ends at the end still loads, and a scroll doesn't")
  func manual() {
    let screen = MJScreen()
    var loads = 0
    screen.run {
      let footer = MJRefreshAutoNormalFooter { loads += 1 }
      footer.isAutomaticallyRefresh = false
      screen.list.mj_footer = footer
      screen.list.contentOffset.y = 1000
      screen.list.contentOffset.y = 2000 + 34 + 44 - 667
    }
    screen.pass(1)
    #expect(loads == 0)
    screen.pull(by: -120)
    screen.letGo()
    screen.pass(1)
    #expect(loads == 1)
  }

  @Test("a hidden title while it loads, and a tap that loads")
  func title() {
    let screen = MJScreen()
    var loads = 0
    let footer = screen.run {
      let footer = MJRefreshAutoNormalFooter { loads += 1 }
      footer.isRefreshingTitleHidden = true
      screen.list.mj_footer = footer
      return footer
    }
    #expect(footer.stateLabel?.text == TugLanguage.current.texts.loadAction)
    screen.run { footer.stateLabel?.recognizeTap() }
    #expect(loads == 1 && footer.stateLabel?.text == "" && footer.loadingView?.isAnimating == true)
  }

  @Test("a pulled footer keeps titles, and the end of the data has its own")
  func backTitles() {
    let screen = MJScreen()
    let footer = screen.run {
      let footer = MJRefreshBackNormalFooter {}
      footer.setTitle("the end", for: .noMoreData)
      screen.list.mj_footer = footer
      return footer
    }
    #expect(footer.title(for: .noMoreData) == "the end")
    screen.run { footer.endRefreshingWithNoMoreData() }
    screen.turn()
    #expect(footer.stateLabel?.text == "the end" && footer.arrowView?.isHidden == true)
    screen.run { footer.beginRefreshing() }
    screen.pass(1)
    #expect(footer.state == .refreshing, "begin is accepted after the end of the data")
  }

  @Test("the options that MJRefresh needed, or never read, change nothing")
  func withoutEffect() {
    func story(_ isSet: Bool) -> [String] {
      let screen = MJScreen()
      var seen: [String] = []
      func note() {
        seen.append("\(screen.list.contentOffset.y) \(screen.held) \(screen.list.isUserInteractionEnabled)")
      }
      screen.run {
        let header = MJRefreshNormalHeader { seen.append("refreshes") }
        header.isCollectionViewAnimationBug = isSet
        let footer = MJRefreshAutoNormalFooter {}
        (footer as any HidesByItself).isAutomaticallyHidden = isSet
        (screen.list.mj_header, screen.list.mj_footer) = (header, footer)
        screen.list.contentSize.height = 0
        header.beginRefreshing()
      }
      note()
      screen.pass(1)
      note()
      screen.run { screen.list.mj_header?.endRefreshing() }
      screen.settle()
      note()
      #expect(screen.list.mj_footer?.isHidden == false)
      return seen
    }
    #expect(story(true) == story(false) && story(true).contains("refreshes"))
  }

  @Test("an overridden placeSubviews lays out in the size that the control has")
  func places() {
    let screen = MJScreen()
    let header = screen.run {
      let header = BadgedHeader {}
      screen.list.mj_header = header
      return header
    }
    #expect(header.badge.frame == CGRect(x: 375 - 30, y: 5, width: 20, height: 60))
    screen.run { header.mj_h = 90 }
    #expect(header.badge.frame.height == 80)
  }

  @Test("a subclass with an initializer of its own is prepared when its properties are set")
  func ownInitializer() {
    let screen = MJScreen()
    let header = screen.run { NamedHeader(name: "news") }
    #expect(header.prepared == ["news"] && header.title == "news" && header.mj_h == 54)
    screen.run { screen.list.mj_header = header }
    #expect(header.stateLabel?.text == "news")
  }

  @Test("the rows of a table, and the items of a list without any, are counted")
  func totalDataCount() {
    let screen = MJScreen(list: { UITableView() })
    let rows = Rows()
    screen.run { (screen.list as? UITableView)?.dataSource = rows }
    #expect(screen.list.mj_totalDataCount() == 5)
    #expect(MJScreen().list.mj_totalDataCount() == 0)
  }

  @Test("an end is safe on any thread, and takes effect on the main one")
  func otherThread() {
    let screen = MJScreen()
    let header = screen.run {
      let header = MJRefreshNormalHeader {}
      screen.list.mj_header = header
      header.beginRefreshing()
      return header
    }
    screen.pass(1)
    let queue = LockedTurns()
    MainQueue.add = queue.add
    defer { screen.takeTurns() }
    let end: @MainActor () -> Void = header.endRefreshing
    let call = unsafeBitCast(end, to: (@Sendable () -> Void).self)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      call()
      done.signal()
    }
    done.wait()
    #expect(header.isRefreshing)
    screen.run { queue.take() }
    #expect(header.state == .idle)
  }

  @Test("the async twins return when the action has started, and when the control has closed")
  func asyncTwins() async {
    let screen = MJScreen()
    var events: [String] = []
    let header = screen.run {
      let header = MJRefreshNormalHeader { events.append("block") }
      screen.list.mj_header = header
      return header
    }
    for isBegin in [true, false] {
      let task = screen.run {
        Task {
          screen.takeTurns()
          if isBegin { await header.beginRefreshing() } else { await header.endRefreshing() }
          events.append(isBegin ? "begun" : "ended")
        }
      }
      while header.driver.beginWaiters.isEmpty, header.driver.endWaiters.isEmpty { await Task.yield() }
      screen.pass(0.1)
      #expect(!events.contains(isBegin ? "begun" : "ended"))
      screen.pass(1)
      await task.value
    }
    #expect(events == ["block", "begun", "ended"] && header.state == .idle && screen.held.top == 0)
  }

  @Test("chains set, link, and return the object itself")
  func chains() {
    let screen = MJScreen()
    var events: [String] = []
    let header = screen.run {
      MJRefreshNormalHeader { events.append("block") }
        .setTitle("one", for: .idle)
        .autoChangeTransparency(true)
        .afterBeginningAction { events.append("begun") }
        .endingAnimationBeginningAction { events.append("closes") }
        .afterEndingAction { events.append("closed") }
        .setAnimationDisabled()
        .link(to: screen.list)
    }
    #expect(screen.list.mj_header === header && header.alpha == 0)
    screen.run { header.beginRefreshing() }
    screen.pass(0.1)
    screen.run { header.endRefreshing() }
    screen.settle()
    #expect(events == ["block", "begun", "closes", "closed"] && header.alpha == 0)
  }

  @Test("geometry reads what was written, with the safe area and without")
  func geometry() {
    let screen = MJScreen()
    screen.run {
      screen.list.mj_insetT = 60
      screen.list.mj_insetB = 50
      screen.list.mj_offsetY = 12
      screen.list.mj_contentH = 3000
    }
    #expect(screen.list.mj_insetT == 60 && screen.list.contentInset.top == 13)
    #expect(screen.list.mj_insetB == 50 && screen.list.mj_inset.bottom == 50)
    #expect(screen.list.mj_offsetY == 12 && screen.list.contentSize.height == 3000)
    let view = screen.run { UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    screen.run {
      view.mj_x += 1
      view.mj_h = 9
      view.mj_origin.y = 7
    }
    #expect(view.frame == CGRect(x: 2, y: 7, width: 3, height: 9))
    screen.run { view.mj_y -= 3 }
    #expect(view.frame.minY == 4 && view.mj_y == 4)
  }
}

/// A header with a view of its own.
private final class BadgedHeader: MJRefreshStateHeader {
  let badge = UIView()

  override func prepare() {
    super.prepare()
    mj_h = 70
    addSubview(badge)
  }

  override func placeSubviews() {
    super.placeSubviews()
    badge.frame = CGRect(x: mj_w - 30, y: 5, width: 20, height: mj_h - 10)
  }
}

private final class NamedHeader: MJRefreshStateHeader {
  let name: String
  private(set) var prepared: [String] = []
  var title: String? { stateLabel?.text }

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    prepared.append(name)
    setTitle(name, for: .idle)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 + section }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A former name, without its warning.
@MainActor
private protocol HidesByItself: AnyObject {
  var isAutomaticallyHidden: Bool { get set }
}

extension MJRefreshFooter: HidesByItself {}

/// Turns of the main queue that another thread asks for. Unchecked, because a lock guards what it has.
private final class LockedTurns: @unchecked Sendable {
  private let lock = NSLock()
  private var calls: [@MainActor @Sendable () -> Void] = []

  func add(_ call: @escaping @MainActor @Sendable () -> Void) { lock.withLock { calls.append(call) } }

  @MainActor
  func take() {
    let due = lock.withLock {
      defer { calls = [] }
      return calls
    }
    for call in due { call() }
  }
}
