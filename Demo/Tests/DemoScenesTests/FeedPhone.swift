import DemoScenes
import FeedServer
import Foundation
import HeadlessDriver
import InMemoryLogging
import Logging
import Testing
import Tug

/// A phone with the feed's scene, a server of its own, and a virtual clock.
@MainActor
final class FeedPhone {
  let store: FeedStore
  let device: TestDevice
  let header: Refresher
  let footer: Refresher
  private let tabs: UITabBarController
  private let controller: FeedViewController
  private let log = InMemoryLogHandler()
  private let logger: Logger
  private var server: FeedServer

  /// Shows the first page, and waits until the list is at rest.
  init(posts: Int) async throws {
    store = try FeedStore.inMemory(posts: posts)
    let logger = Logger(label: "test.feed") { [log] _ in log }
    server = try await FeedServer.start(store: store, writerInterval: .zero, logger: logger)
    self.logger = logger
    let environment = SceneEnvironment(feedURL: server.url)
    device = TestDevice { Scene.feed.make(environment) }
    tabs = try #require(device.window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    controller = try #require(navigation.topViewController as? FeedViewController)
    header = try #require(controller.tableView.tug.header)
    footer = try #require(controller.tableView.tug.footer)
    device.advance(0.3)
    try #require(header.state == .refreshing)
    await header.becomes(.idle)
    device.settle()
  }

  var table: UITableView { controller.tableView }
  var ids: [Int] { controller.feed.items.map(\.id) }

  /// All texts of the screen, including those outside of the visible part.
  var texts: [String] {
    ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).texts
  }

  // MARK: The finger

  /// Drags down in 30 steps and releases, then advances one frame.
  func pull(by points: CGFloat) {
    device.finger.drag(
      from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 200 + points), steps: 30)
    device.advance(device.host.frameInterval)
  }

  /// Drags the list up repeatedly until the footer loads.
  func dragToEnd() {
    for _ in 0..<30 where footer.state != .refreshing {
      device.finger.drag(from: CGPoint(x: 180, y: 590), to: CGPoint(x: 180, y: 90))
      device.settle()
    }
  }

  func tapFooter() {
    let view = footer.view
    device.finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: 22), to: nil))
  }

  /// Taps one of the three tabs.
  func tapTab(_ index: Int) {
    let bar = tabs.tabBar
    let middle = CGPoint(x: bar.bounds.width * (CGFloat(index) + 0.5) / 3, y: 20)
    device.finger.tap(at: bar.convert(middle, to: nil))
    device.settle()
  }

  // MARK: The feed

  /// The queries of the requests for `/posts`, in order: `"limit=20"`.
  var queries: [String] {
    log.entries.compactMap { entry in
      let words = "\(entry.message)".split(
        separator: "GET /posts?", omittingEmptySubsequences: false)
      return words.count == 2 ? String(words[1]) : nil
    }
  }

  func stopFeed() async { await server.stop() }

  /// Starts a server with the same posts on the same port.
  func restartFeed() async throws {
    server = try await FeedServer.start(
      store: store, port: server.port, writerInterval: .zero, logger: logger)
  }
}

extension Refresher {
  /// Waits until the control is in a state. The end of an action does not depend on the virtual clock.
  func becomes(_ wanted: RefreshState) async {
    guard state != wanted else { return }
    await withCheckedContinuation { continuation in
      onStateChange = { [weak self] _, state in
        guard state == wanted else { return }
        self?.onStateChange = nil
        continuation.resume()
      }
    }
  }
}

extension ViewSnapshot {
  /// The texts of all labels.
  var texts: [String] {
    all.compactMap {
      guard case .text(let text) = $0.content else { return nil }
      return text.layout.lines.map(\.string).joined(separator: " ")
    }
  }
}
