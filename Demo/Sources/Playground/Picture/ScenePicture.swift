import DemoScenes
import FeedServer
import Foundation
@_spi(Tools) import HeadlessDriver
import HeadlessDriver
import Logging
import Tug

/// Draws a scene as SVG at any moment. The scene's own code runs with a feed of a few posts and a
/// simulated finger.
@MainActor
public struct ScenePicture {
  let device: TestDevice
  let identifiers = SnapshotIdentifiers()
  private let feed: PictureFeed
  /// The work of scenes that load nothing, on the clock of the phone.
  private let timer = SessionTimer()

  /// The settings of the phone that is drawn.
  public struct Look: Sendable {
    let isDark: Bool
    /// The code of the controls' language; English if it is `nil` or unknown.
    let language: String?
    /// In points.
    let width: Int
    /// Whether the posts of the feed are the sample's, in that language, instead of a server's.
    let hasSamplePosts: Bool

    /// Creates settings. The default is light, English, a width of 375 points, and a server's posts. The height is
    /// 667 points.
    public init(
      isDark: Bool = false, language: String? = nil, width: Int = 375, hasSamplePosts: Bool = false
    ) {
      (self.isDark, self.language, self.width) = (isDark, language, width)
      self.hasSamplePosts = hasSamplePosts
    }
  }

  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - steps: The steps, as described by `tugtool picture --help`.
  ///   - captions: The captions of the pictures.
  ///   - look: The settings of the phone.
  /// - Returns: The screen for a single picture without a caption, otherwise phones side by side.
  public static func svg(
    scene id: String, steps: String, captions: [String], look: Look = Look()
  ) async throws -> String {
    let pictures = try PictureStep.pictures(in: steps)
    return try await with(scene: id, look) { picture in
      let screens = try await picture.screens(pictures, captions)
      if let only = screens.first, screens.count == 1, captions.isEmpty {
        return SVGWriter().document(of: only.snapshot)
      }
      return SVGGallery(screens).document()
    }
  }

  /// Opens a scene with a feed of its own, which stops when `body` returns.
  static func with<Result>(
    scene id: String, _ look: Look, _ body: (ScenePicture) async throws -> Result
  ) async throws -> Result {
    guard let scene = Scene.named(id) else { throw PictureFault.noScene(id) }
    let feed = try await PictureFeed(store: FeedStore.inMemory(posts: 45))
    let picture = ScenePicture(scene: scene, feed: feed, look)
    do {
      let result = try await body(picture)
      picture.device.closeScene()
      await feed.stop()
      return result
    } catch {
      picture.device.closeScene()
      await feed.stop()
      throw error
    }
  }

  private init(scene: Scene, feed: PictureFeed, _ look: Look) {
    self.feed = feed
    let host = HeadlessHost()
    host.fontMetrics = ProportionalFontMetrics()
    let pause: @MainActor @Sendable (TimeInterval) async throws -> Void = { [timer] in
      try await timer.wait($0, from: host.time)
    }
    let environment =
      look.hasSamplePosts
      ? SceneEnvironment.sample(pause: pause)
      : SceneEnvironment(feedURL: feed.server.url, pause: pause)
    // Before the scene, whose words are those of the language.
    host.run {
      TugLanguage.current = look.language.flatMap { TugLanguage(matching: [$0]) } ?? .preferred
    }
    device = TestDevice(
      size: CGSize(width: look.width, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), host: host
    ) {
      scene.make(environment)
    }
    host.updateTraits { $0.userInterfaceStyle = look.isDark ? .dark : .light }
    host.layoutWindows()
  }

  private func screens(
    _ pictures: [[PictureStep]], _ captions: [String]
  ) async throws -> [SVGGallery.Screen] {
    var screens: [SVGGallery.Screen] = []
    for (index, steps) in pictures.enumerated() {
      for step in steps { try await perform(step) }
      screens.append(
        .init(
          caption: index < captions.count ? captions[index] : "",
          snapshot: ViewSnapshot(of: device.window, identifiers: identifiers)))
    }
    return screens
  }

  func perform(_ step: PictureStep) async throws {
    let finger = device.finger
    switch step {
    case .pull(let points): drag(by: CGPoint(x: 0, y: points), from: points < 0 ? 570 : 140)
    case .slide(let points): drag(by: CGPoint(x: points, y: 0), from: 300)
    case .fling(let speed):
      finger.fling(from: FilmFinger.start(of: step), velocity: CGPoint(x: 0, y: speed))
    case .press(let name):
      guard let place = device.window.center(of: name) else { throw PictureFault.noView(name) }
      finger.tap(at: place)
    case .release: finger.up()
    // Long enough to be seen in a film.
    case .tap(let x, let y): finger.tap(at: CGPoint(x: x, y: y), holding: 0.3)
    case .wait(let seconds): device.advance(seconds)
    case .load: try await load()
    case .end: scrollToEnd()
    case .fail: await feed.stop()
    case .serve: try await feed.startAgain()
    case .updated: setTime()
    case .poster: throw PictureFault.badStep("\(step)")
    case .post:
      try await feed.store.add(
        PostDraft(
          author: "Ada", handle: "@ada", text: "Just now, and on top of the list.", hue: 200))
    }
  }

  /// Drags a finger as a hand does, from a height at which it stays in a picture of a part of the screen.
  private func drag(by distance: CGPoint, from y: Double) {
    let finger = device.finger
    if !finger.isDown { finger.grab(at: CGPoint(x: 180, y: y), toward: distance) }
    let first = finger.location
    let count = min(60, max(18, Int(hypot(distance.x, distance.y) / 5)))
    for index in 1...count {
      device.advance(1.0 / 60)
      let share = FilmFinger.share(at: Double(index) / Double(count))
      finger.move(to: CGPoint(x: first.x + distance.x * share, y: first.y + distance.y * share))
    }
    finger.hold(0.3)
  }

  /// Waits until loading has finished. The feed is real, so the wait takes real time: about ten seconds
  /// at most. It's measured in turns, because on a busy machine the feed is as late as they are.
  private func load() async throws {
    var turns = 0
    while let tug = device.window.firstScrollView?.tug,
      [tug.header, tug.footer].contains(where: { $0?.isRefreshing ?? false })
    {
      turns += 1
      guard turns < 5000 else { throw PictureFault.neverLoaded }
      device.advance(1.0 / 60)
      timer.fire(at: device.host.time)
      await timer.callers.haveContinued()
      try await Task.sleep(for: .milliseconds(2))
    }
    device.advance(1)
  }

  /// Gives the headers a last update at 9:41 today, whatever the time is.
  func setTime() {
    let time = Calendar.autoupdatingCurrent.date(
      bySettingHour: 9, minute: 41, second: 0, of: Date())
    device.run {
      for scrollView in device.window.rootViewController?.everyScrollView ?? [] {
        guard let header = scrollView.tug.header, header.lastUpdated != time else { continue }
        header.lastUpdated = time
      }
    }
  }

  private func scrollToEnd() {
    guard let scrollView = device.window.firstScrollView else { return }
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    device.run {
      scrollView.setContentOffset(
        CGPoint(x: 0, y: max(-scrollView.adjustedContentInset.top, end)), animated: false)
    }
    device.advance(1.0 / 60)
  }
}

/// The feed of a picture: a server that a step stops, and another step starts again at the same address.
@MainActor
final class PictureFeed {
  let store: FeedStore
  private(set) var server: FeedServer

  private static let silent = Logger(label: "picture") { _ in SwiftLogNoOpLogHandler() }

  init(store: FeedStore) async throws {
    self.store = store
    server = try await Self.start(store, port: 0)
  }

  func stop() async { await server.stop() }

  func startAgain() async throws {
    await server.stop()
    server = try await Self.start(store, port: server.port)
  }

  private static func start(_ store: FeedStore, port: Int) async throws -> FeedServer {
    try await FeedServer.start(store: store, port: port, writerInterval: .zero, logger: silent)
  }
}

extension TestDevice {
  /// Lifts the finger, and removes the scene with its controls.
  func closeScene() {
    finger.cancel()
    run { window.removeScene() }
  }
}
