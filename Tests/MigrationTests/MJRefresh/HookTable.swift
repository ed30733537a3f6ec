import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// A class of MJRefresh's with a logged subclass of it.
struct Hooked: Sendable, CustomTestStringConvertible {
  enum Kind { case base, pulled, automatic }

  let kind: Kind
  let make: @MainActor @Sendable () -> MJRefreshComponent
  let testDescription: String
  var isSideways: Bool { testDescription.contains("Trailer") }
  var isFooter: Bool { testDescription.contains("Footer") }
  /// The width of the content that it is shown with.
  var width: Double { isSideways ? 1000 : 375 }

  init<Component: MJRefreshComponent>(
    _ kind: Kind, _: Component.Type, _ make: @escaping @MainActor @Sendable () -> Component
  ) {
    (self.kind, self.make, testDescription) = (kind, { make() }, "\(Component.self)")
  }

  static let all: [Hooked] = [
    Hooked(.base, LoggedComponent.self) { LoggedComponent() },
    Hooked(.base, LoggedFooter.self) { LoggedFooter() },
    Hooked(.pulled, LoggedHeader.self) { LoggedHeader() },
    Hooked(.pulled, LoggedStateHeader.self) { LoggedStateHeader() },
    Hooked(.pulled, LoggedNormalHeader.self) { LoggedNormalHeader() },
    Hooked(.pulled, LoggedGifHeader.self) { LoggedGifHeader() },
    Hooked(.automatic, LoggedAutoFooter.self) { LoggedAutoFooter() },
    Hooked(.automatic, LoggedAutoStateFooter.self) { LoggedAutoStateFooter() },
    Hooked(.automatic, LoggedAutoNormalFooter.self) { LoggedAutoNormalFooter() },
    Hooked(.automatic, LoggedAutoGifFooter.self) { LoggedAutoGifFooter() },
    Hooked(.pulled, LoggedBackFooter.self) { LoggedBackFooter() },
    Hooked(.pulled, LoggedBackStateFooter.self) { LoggedBackStateFooter() },
    Hooked(.pulled, LoggedBackNormalFooter.self) { LoggedBackNormalFooter() },
    Hooked(.pulled, LoggedBackGifFooter.self) { LoggedBackGifFooter() },
    Hooked(.pulled, LoggedTrailer.self) { LoggedTrailer() },
    Hooked(.pulled, LoggedStateTrailer.self) { LoggedStateTrailer() },
    Hooked(.pulled, LoggedNormalTrailer.self) { LoggedNormalTrailer() },
  ]
}

/// A component with a log, in the list of a screen.
@MainActor
final class Stage {
  let hooked: Hooked
  let screen: MJScreen
  let log: HookLog
  let component: MJRefreshComponent
  var onBlock: () -> Void = {}

  init(_ hooked: Hooked) {
    self.hooked = hooked
    let screen = MJScreen()
    let log = HookLog()
    HookLogs.current = log
    (self.screen, self.log) = (screen, log)
    component = screen.run(hooked.make)
    #expect(log.lines.filter { !$0.hasPrefix("pulled") } == ["prepare in 0", "0 to idle"])
    component.refreshingBlock = { [weak self] in
      log.lines.append("block")
      self?.onBlock()
    }
    component.beginRefreshingCompletionBlock = { log.lines.append("begun") }
    component.endRefreshingAnimationBeginAction = { log.lines.append("closes") }
    component.endRefreshingCompletionBlock = { log.lines.append("closed") }
    screen.list.contentSize.width = hooked.width
    attach(to: screen.list)
    screen.turn()
    log.lines = []
  }

  func attach(to list: UIScrollView) {
    screen.run {
      component.link(to: list)
      // Which the base class doesn't.
      if component.superview !== list { list.addSubview(component) }
    }
  }

  /// Pulls at the control's edge, with a finger that stays down.
  func pull(by points: CGFloat) {
    let list = screen.list
    if hooked.isSideways {
      screen.run { list.contentOffset.x = 1000 - 375 }
    } else if hooked.isFooter {
      // Where an automatic footer doesn't load yet.
      let before: CGFloat = hooked.kind == .automatic ? 150 : 0
      screen.run { list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - 667 - before }
    }
    log.lines = []
    let isAfter = hooked.isSideways || hooked.isFooter
    let way = CGPoint(
      x: hooked.isSideways ? -points : 0, y: hooked.isSideways ? 0 : isAfter ? -points : points)
    screen.device.finger.grab(at: CGPoint(x: 200, y: 300), toward: way)
    screen.device.finger.move(by: way, over: 0.3)
  }

  func begin() { screen.run { component.beginRefreshing() } }

  func end() {
    screen.run { component.endRefreshing() }
    screen.pass(1)
  }
}

/// What happens to a component, and what a subclass of each kind hears of it. Nothing is said of kinds that are left out.
struct Happening: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stories: [Hooked.Kind: [String]]
  let isForFooters: Bool
  let perform: @MainActor @Sendable (Stage) -> Void

  init(
    _ what: String, _ stories: [Hooked.Kind: [String]], isForFooters: Bool = false,
    _ perform: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    (testDescription, self.stories, self.isForFooters, self.perform) = (what, stories, isForFooters, perform)
  }

  private static let callback = ["callback in refreshing", "block", "begun"]
  private static let opened = ["idle to refreshing"] + callback
  private static let loads = callback + ["idle to refreshing"]
  private static let closed = ["closes", "refreshing to idle", "closed"]
  private static let loaded = ["closed", "refreshing to idle"]
  private static let resets = ["noMore to idle", "idle to noMore", "end", "noMore to idle"]

  static let all: [Happening] = [
    Happening(
      "it begins and ends",
      [
        .pulled: ["begin"] + opened + ["end"] + closed, .automatic: ["begin"] + loads + ["end"] + loaded,
        .base: ["begin", "idle to refreshing", "end", "refreshing to idle"],
      ]
    ) {
      $0.begin()
      $0.screen.pass(1)
      #expect($0.component.isRefreshing)
      $0.screen.run($0.component.endRefreshing)
      #expect($0.component.isRefreshing, "the end takes effect in the next turn")
      $0.screen.pass(1)
    },
    Happening(
      "it begins and ends in one turn, and calls back when it would be open",
      [
        .pulled: [
          "begin", "idle to refreshing", "end", "closes", "refreshing to idle", "callback in idle", "block", "begun",
          "closed",
        ],
        .automatic: ["begin"] + loads + ["end"] + loaded,
      ]
    ) {
      $0.begin()
      $0.end()
    },
    Happening(
      "it begins twice and ends twice",
      [
        .pulled: ["begin", "idle to refreshing", "begin"] + callback + ["end", "end"] + closed,
        .automatic: ["begin"] + loads + ["begin", "end", "end"] + loaded,
        .base: ["begin", "idle to refreshing", "begin", "end", "end", "refreshing to idle"],
      ]
    ) {
      $0.begin()
      $0.begin()
      $0.screen.pass(1)
      $0.screen.run($0.component.endRefreshing)
      $0.end()
    },
    Happening("it ends before it begins", [.pulled: ["end"], .automatic: ["end"], .base: ["end"]]) { $0.end() },
    Happening(
      "the app assigns its states",
      [
        .pulled: opened + closed, .automatic: loads + loaded, .base: ["idle to refreshing", "refreshing to idle"],
      ]
    ) { stage in
      for state in [MJRefreshState.refreshing, .refreshing, .idle, .idle] {
        stage.screen.run { stage.component.state = state }
        stage.screen.pass(1)
      }
    },
    Happening(
      "its callback makes it idle",
      [.automatic: ["begin", "callback in refreshing", "block", "closed", "refreshing to idle", "begun"]]
    ) { stage in
      stage.onBlock = { [weak stage] in stage?.component.state = .idle }
      stage.begin()
      stage.screen.pass(2)
    },
    Happening(
      "its callback ends it, in the next turn",
      [
        .pulled: ["begin", "idle to refreshing", "callback in refreshing", "block", "end", "begun"] + closed,
        .automatic: ["begin", "callback in refreshing", "block", "end", "begun", "idle to refreshing"] + loaded,
      ]
    ) { stage in
      stage.onBlock = { [weak stage] in stage?.component.endRefreshing() }
      stage.begin()
      stage.screen.pass(2)
      stage.screen.pass(2)
    },
    Happening(
      "the app calls back by hand after it has begun, so that the work runs twice",
      [
        .pulled: ["begin", "idle to refreshing"] + callback + callback + ["end"] + closed,
        .automatic: ["begin"] + loads + callback + ["end"] + loaded,
        .base: ["begin", "idle to refreshing"] + callback + ["end", "refreshing to idle"],
      ]
    ) {
      $0.begin()
      $0.screen.run($0.component.executeRefreshingCallback)
      $0.screen.pass(1)
      $0.end()
    },
    Happening(
      "blocks are handed to begin and end, and stay",
      [
        .pulled: ["begin", "idle to refreshing", "callback in refreshing", "block", "began", "end", "closes"]
          + ["refreshing to idle", "ended", "begin", "idle to refreshing", "callback in refreshing", "block", "began"]
          + ["end", "closes", "refreshing to idle", "ended"],
        .automatic: ["begin", "callback in refreshing", "block", "began", "idle to refreshing", "end", "ended"]
          + ["refreshing to idle", "begin", "callback in refreshing", "block", "began", "idle to refreshing", "end"]
          + ["ended", "refreshing to idle"],
      ]
    ) { stage in
      let log = stage.log
      stage.screen.run { stage.component.beginRefreshing { log.lines.append("began") } }
      stage.screen.pass(1)
      stage.screen.run { stage.component.endRefreshing { log.lines.append("ended") } }
      stage.screen.pass(1)
      stage.begin()
      stage.screen.pass(1)
      stage.end()
    },
    Happening(
      "it waits for a window, and begins in it",
      [
        .pulled: ["begin", "idle to willRefresh", "willRefresh to refreshing"] + callback,
        .automatic: ["begin", "idle to willRefresh"] + callback + ["willRefresh to refreshing"],
      ]
    ) { stage in
      let list = stage.outside()
      stage.begin()
      stage.screen.pass(1)
      #expect(stage.component.state == .willRefresh && stage.component.isRefreshing)
      stage.screen.run { stage.screen.device.view?.addSubview(list) }
      stage.screen.pass(1)
    },
    Happening(
      "it ends while it waits for a window",
      [
        .pulled: ["begin", "idle to willRefresh", "end", "willRefresh to idle"],
        .automatic: ["begin", "idle to willRefresh", "end", "willRefresh to idle"],
      ]
    ) { stage in
      let list = stage.outside()
      stage.begin()
      stage.end()
      stage.screen.run { stage.screen.device.view?.addSubview(list) }
      stage.screen.pass(1)
    },
    Happening(
      "it is hidden while it refreshes, and shown, and ends",
      [
        .pulled: ["begin"] + opened + ["end"] + closed, .automatic: ["begin"] + loads + loaded + ["end"],
      ]
    ) { stage in
      stage.begin()
      stage.screen.pass(1)
      for isHidden in [true, false] { stage.screen.run { stage.component.isHidden = isHidden } }
      stage.end()
    },
    Happening(
      "it begins while it is hidden",
      [.pulled: ["begin"] + opened + ["end"] + closed]
    ) { stage in
      stage.screen.run { stage.component.isHidden = true }
      stage.begin()
      stage.screen.pass(1)
      stage.end()
    },
    Happening(
      "it is pulled and let go, and ends",
      [.pulled: ["idle to pulling", "pulling to refreshing"] + callback + ["end"] + closed]
    ) {
      $0.pull(by: 250)
      #expect($0.component.state == .pulling && $0.component.pullingPercent > 1)
      $0.screen.letGo()
      $0.screen.device.advance(0.05)
      #expect($0.component.state == .refreshing && !$0.log.lines.contains("block"))
      $0.screen.pass(1)
      $0.end()
      #expect($0.component.pullingPercent == 0)
    },
    Happening("it is scrolled into view", [.automatic: loads]) {
      $0.pull(by: 300)
      $0.screen.letGo()
      $0.screen.pass(1)
    },
    Happening(
      "there is no more data, the app resets it, and an end resets it, too",
      [
        .automatic: ["begin"] + loads + ["closed", "refreshing to noMore"] + resets,
        .pulled: ["begin"] + opened + ["closes", "refreshing to noMore", "closed"] + resets,
      ], isForFooters: true
    ) { $0.noMoreData() },
    Happening(
      "a reset ends a load",
      [.automatic: ["begin"] + loads + loaded, .pulled: ["begin"] + opened + closed], isForFooters: true
    ) { stage in
      stage.begin()
      stage.screen.pass(1)
      stage.screen.run { (stage.component as? MJRefreshFooter)?.resetNoMoreData() }
      stage.screen.pass(1)
    },
  ]
}

extension Stage {
  /// Puts the component into a list that is in no window.
  fileprivate func outside() -> UIScrollView {
    let list = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
    list.contentSize = CGSize(width: hooked.width, height: 2000)
    attach(to: list)
    log.lines = []
    return list
  }

  fileprivate func noMoreData() {
    guard let footer = component as? MJRefreshFooter else { return }
    begin()
    screen.pass(1)
    for call in [footer.endRefreshingWithNoMoreData, footer.resetNoMoreData, footer.endRefreshingWithNoMoreData] {
      screen.run(call)
      screen.pass(1)
    }
    end()
  }
}
