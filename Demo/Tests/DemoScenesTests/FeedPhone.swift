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
  /// The texts of all labels, of hidden ones too: those of a control at rest are.
  var texts: [String] { Self.texts(of: all) }

  /// The texts of the labels that show.
  var shownTexts: [String] { Self.texts(of: shown) }

  private var shown: [ViewSnapshot] { isHidden ? [] : [self] + children.flatMap(\.shown) }

  private static func texts(of views: [ViewSnapshot]) -> [String] {
    views.compactMap {
      guard case .text(let text) = $0.content else { return nil }
      return text.layout.lines.map(\.string).joined(separator: " ")
    }
  }
}

extension ScrollControls {
  /// The controls, with their edges.
  var edges: [(edge: Refresher.Edge, control: Refresher)] {
    [(.top, header), (.bottom, footer), (.leading, leading), (.trailing, trailing)].compactMap {
      edge, control in control.map { (edge, $0) }
    }
  }
}

extension UIScrollView {
  /// The app's own inset plus the insets that the controls hold.
  var expectedInset: UIEdgeInsets {
    var inset = tug.contentInset
    for (edge, control) in tug.edges {
      switch edge {
      case .top: inset.top += control.heldInset
      case .bottom: inset.bottom += control.heldInset
      case .leading, .trailing:
        if isLeft(edge) {
          inset.left += control.heldInset
        } else {
          inset.right += control.heldInset
        }
      }
    }
    return inset
  }

  /// Scrolls to an edge, drags beyond it, and releases.
  func pull(at edge: Refresher.Edge, on device: TestDevice) {
    let range = range
    device.run {
      switch edge {
      case .top: contentOffset.y = range.minY
      case .bottom: contentOffset.y = range.maxY
      case .leading, .trailing: contentOffset.x = isLeft(edge) ? range.minX : range.maxX
      }
      layoutIfNeeded()
    }
    let way: CGPoint =
      switch edge {
      case .top: CGPoint(x: 0, y: 150)
      case .bottom: CGPoint(x: 0, y: -150)
      case .leading, .trailing: CGPoint(x: isLeft(edge) ? 160 : -160, y: 0)
      }
    // Bars cover the rest.
    let visible = bounds.inset(by: adjustedContentInset)
    let center = convert(CGPoint(x: visible.midX, y: visible.midY), to: nil)
    device.finger.drag(
      from: CGPoint(x: center.x - way.x, y: center.y - way.y),
      to: CGPoint(x: center.x + way.x, y: center.y + way.y), steps: 30)
  }

  var isInRange: Bool { range.insetBy(dx: -0.5, dy: -0.5).contains(contentOffset) }

  private func isLeft(_ edge: Refresher.Edge) -> Bool {
    (edge == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The offsets at which the scroll view can rest.
  private var range: CGRect {
    let (inset, size) = (adjustedContentInset, contentSize)
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(0, size.width + inset.left + inset.right - bounds.width),
      height: max(0, size.height + inset.top + inset.bottom - bounds.height))
  }
}
