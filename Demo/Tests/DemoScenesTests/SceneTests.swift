import DemoScenes
import FeedServer
import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("Every scene", .timeLimit(.minutes(30)))
struct SceneTests {
  @Test("has a unique identifier, a title, and a summary")
  func identity() {
    #expect(Set(Scene.all.map(\.id)).count == Scene.all.count)
    for scene in Scene.all {
      #expect(Scene.named(scene.id)?.title == scene.title)
      #expect(!scene.title.isEmpty && !scene.summary.isEmpty)
      // The length that fits into the list of scenes and into a navigation bar.
      #expect(scene.title.count <= 32, "\(scene.title)")
    }
    #expect(Scene.named("no such scene") == nil)
  }

  @Test("is listed in the order of the groups, none of which is empty")
  func groups() {
    var order: [SceneGroup] = []
    for scene in Scene.all where order.last != scene.group { order.append(scene.group) }
    #expect(order == SceneGroup.allCases)
    #expect(SceneGroup.allCases.allSatisfy { !$0.title.isEmpty })
  }

  @Test("shows texts, and a scroll view with a control", arguments: Scene.all)
  func opens(_ scene: Scene) throws {
    let device = Self.device(scene)
    device.settle()
    let list = try #require(device.window.scrollView)
    #expect(!list.bounds.isEmpty)
    #expect(device.window.bounds.contains(list.convert(list.bounds, to: nil)))
    #expect(!list.tug.edges.isEmpty)
    let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
    #expect(!snapshot.texts.isEmpty)
    #expect(!SVGWriter().document(of: snapshot).isEmpty)
  }

  /// A scene that opens elsewhere in its list says so here.
  @Test("rests at the start of its list, and a chat at its end", arguments: Scene.all)
  func restsAtItsStart(_ scene: Scene) throws {
    let device = Self.device(scene)
    device.settle()
    let list = try #require(device.window.scrollView)
    let inset = list.adjustedContentInset
    let start = -inset.top
    let end = max(start, list.contentSize.height - list.bounds.height + inset.bottom)
    let expected =
      switch scene.id {
      case "chat", "older-messages": end
      case "timeline-gap": start + 3 * 44
      default: start
      }
    #expect(list.contentOffset.y == expected, "hidden rows, or an empty strip above them")
  }

  @Test("that shows the end of a chat still does on a turned phone")
  func turnedChat() throws {
    let device = Self.device(.chat)
    device.settle()
    let list = try #require(device.window.scrollView)
    for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
      device.window.turn(to: size)
      device.settle()
      let end = list.contentSize.height - list.bounds.height + list.adjustedContentInset.bottom
      #expect(list.contentOffset.y == end, "the newest messages are out of sight")
    }
  }

  @Test(
    "with an opaque bar covers the header in the status bar, too",
    arguments: [Scene.feed, .firstSteps, .tabBar])
  func statusBar(_ scene: Scene) throws {
    let device = Self.device(scene)
    device.settle()
    let list = try #require(device.window.scrollView)
    for y in [10.0, 40] {
      let view = try #require(device.window.hitTest(CGPoint(x: 180, y: y), with: nil))
      #expect(
        !view.isDescendant(of: list) && view.backgroundColor == .systemBackground,
        "the header shows behind the bar at \(y)")
    }
  }

  @Test(
    "extends below its bars",
    arguments: [(Scene.feed, 83.0), (.shortContent, 34), (.textHeader, 34)])
  func bars(_ scene: Scene, bottom: CGFloat) {
    let device = Self.device(scene)
    device.settle()
    let table = device.window.scrollView
    #expect(table?.frame == device.window.bounds)
    #expect(table?.adjustedContentInset.top == 88 + (table?.tug.header?.heldInset ?? 0))
    #expect(table?.adjustedContentInset.bottom == bottom + (table?.tug.footer?.heldInset ?? 0))
  }

  /// Excludes the feed, which needs a server, the second stop, which this pull reaches, and SVPullToRefresh's
  /// handler, which runs and here also ends before the control is open. All have tests of their own.
  @Test(
    "runs its action when it is pulled at an edge, and returns to its own insets",
    arguments: Scene.all.filter {
      ![Scene.feed.id, Scene.secondStop.id, Scene.svPullToRefresh.id].contains($0.id)
    })
  func pulled(_ scene: Scene) async throws {
    let device = Self.device(scene)
    device.settle()
    let list = try #require(device.window.scrollView)
    let own = list.tug.contentInset
    for (edge, control) in list.tug.edges {
      var begins = 0
      // A scene may refresh when it opens.
      while control.isRefreshing, !Task.isCancelled {
        device.advance(1.0 / 60)
        await Task.yield()
      }
      device.settle()
      control.onDidBegin = { begins += 1 }
      list.pull(at: edge, on: device)
      for _ in 0..<300 where begins == 0 || control.isRefreshing {
        device.advance(1.0 / 60)
        await Task.yield()
        // The app ends this one.
        if begins > 0, scene.id == Scene.beginAndEnd.id { control.endRefreshing() }
      }
      #expect(begins > 0, "\(edge)")
      #expect(device.settle())
      #expect(!control.isRefreshing)
      #expect(list.tug.contentInset == own, "\(edge)")
      #expect(list.contentInset == list.expectedInset, "\(edge)")
      #expect(list.isInRange, "\(edge): \(list.contentOffset)")
    }
  }

  private static func device(_ scene: Scene) -> TestDevice {
    let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let device = TestDevice(safeArea: safeArea) { scene.make(PlainScenesTests.environment) }
    device.host.onMistake = { Issue.record("\($0)") }
    return device
  }

  @Test("is released with its window at rest", arguments: Scene.all)
  func released(_ scene: Scene) async throws {
    weak var controller: UIViewController?
    weak var table: UIScrollView?
    weak var header: Refresher?
    let feed = try await FeedServer.start(
      store: FeedStore.inMemory(posts: 45), writerInterval: .zero)
    let environment = SceneEnvironment(feedURL: feed.url)
    let device = TestDevice { scene.make(environment) }
    (controller, table) = (device.window.rootViewController, device.window.scrollView)
    header = table?.tug.header
    #expect(controller != nil && table != nil)
    device.advance(0.3)
    if header?.state == .refreshing { await header?.becomes(.idle) }
    device.settle()
    device.run { device.window.rootViewController = nil }
    #expect(device.host.isBusy == false)
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(controller == nil)
    #expect(table == nil)
    #expect(header == nil)
    await feed.stop()
  }

  @Test(
    "is released when an action ends after its window is gone", arguments: Scene.all)
  func releasedAtWork(_ scene: Scene) async throws {
    weak var controller: UIViewController?
    weak var table: UIScrollView?
    weak var control: Refresher?
    let feed = try await FeedServer.start(
      store: FeedStore.inMemory(posts: 45), writerInterval: .zero)
    let environment = SceneEnvironment(feedURL: feed.url, pause: { _ in await Task.yield() })
    let device = TestDevice { scene.make(environment) }
    (controller, table) = (device.window.rootViewController, device.window.scrollView)
    control = table?.tug.edges.first?.control
    device.run { control?.beginRefreshing() }
    device.advance(0.3)
    #expect(control?.state == .refreshing)
    for _ in 0..<3 { await Task { @MainActor in }.value }
    device.run { device.window.rootViewController = nil }
    while controller != nil || table != nil, !Task.isCancelled { await Task.yield() }
    #expect(controller == nil && table == nil)
    // The control closes in a later step of the main actor.
    #expect(await device.wait { control == nil })
    #expect(device.settle())
    await feed.stop()
  }
}

extension UIView {
  /// The first scroll view of the tree, which is that of the scene.
  var scrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap(\.scrollView).first
  }
}

@Suite("Articles of scenes")
struct SceneArticleTests {
  @Test("exist: the page of the demo links to them")
  func articles() {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    for scene in Scene.all {
      guard let path = scene.article else { continue }
      let page = repository.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: page), "\(scene.id): \(path)")
    }
    let without = Set(Scene.all.filter { $0.article == nil }.map(\.id))
    #expect(without == ["paging", "push-and-pop", "size-change"])
  }
}

@MainActor
@Suite("The words of the scenes")
struct DemoWordsTests {
  @Test("are as many in Chinese as in English, so that a row is about the same in both")
  func counts() {
    let lists: [(DemoWords) -> [String]] = [
      \.posts, \.people, \.subjects, \.messages, \.telephones, \.headlines, \.sections, \.articles,
      \.prices, \.places, \.dates, \.switches, \.values,
    ]
    for list in lists { #expect(list(.chinese).count == list(.english).count, "\(list(.english))") }
    for words in [DemoWords.english, .chinese] {
      #expect(words.headlines.count == words.sections.count, "a headline with another's section")
      #expect(words.switches.count == words.values.count, "a setting with another's value")
    }
    #expect(DemoWords.chinese.authors.count == DemoWords.english.authors.count)
    #expect(
      DemoWords.chinese.conversation.map(\.isOwn) == DemoWords.english.conversation.map(\.isOwn))
  }

  @Test(
    "are in the phone’s language where there are some, and else in English",
    arguments: [
      ("zh-Hans", "收件箱", "陈思远"), ("en", "Inbox", "Ada Brandt"), ("de", "Inbox", "Ada Brandt"),
    ])
  func language(code: String, title: String, sender: String) throws {
    let host = HeadlessHost()
    try host.run { TugLanguage.current = try #require(TugLanguage(matching: [code])) }
    let device = TestDevice(host: host) { LargeTitleViewController(environment: .sample) }
    device.advance(0.1)
    let screen = try #require(device.window.rootViewController as? LargeTitleViewController)
    #expect(screen.title == title)
    #expect(screen.rows.first?.hasPrefix(sender) == true)
  }
}
