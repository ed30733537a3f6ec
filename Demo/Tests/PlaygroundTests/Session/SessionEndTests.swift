import DemoScenes
import Foundation
import Testing
import Tug

@testable import DemoScenes
@testable import Playground

@MainActor
@Suite("The end of a session", .timeLimit(.minutes(30)))
struct SessionEndTests {
  enum Moment: String, CaseIterable {
    case atRest, fingerDown, dragging, bouncing, opening, refreshing
  }

  @Test("releases the screen, the app, and the work", arguments: Moment.allCases)
  func end(moment: Moment) async throws {
    let watched = WatchedScene()
    weak var window: UIWindow?
    weak var weakSession: PlaygroundSession?
    do {
      let session = try open(watched, at: moment)
      (weakSession, window) = (session, watched.liveControllers.first?.view.window)
      await Task { @MainActor in }.value
      #expect(window != nil && watched.liveControllers.count == 1 && watched.liveApps == 1)
      session.close()
      #expect(session.nextFrame()?.panel.controls == [])
      session.pass(1)
      _ = session.nextFrame()
      #expect(session.isAtRest)
    }
    while weakSession != nil || window != nil, !Task.isCancelled { await Task.yield() }
    #expect(weakSession == nil)
    #expect(window == nil)
    await watched.waitUntilGone()
  }

  @Test("releases them while the clock is paused, too", arguments: Moment.allCases)
  func sudden(moment: Moment) async throws {
    let watched = WatchedScene()
    try open(watched, at: moment).close()
    await watched.waitUntilGone()
  }

  private func open(_ watched: WatchedScene, at moment: Moment) throws -> PlaygroundSession {
    let session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: watched.scene(.textHeader)))
    _ = session.nextFrame()
    guard moment != .atRest else { return session }
    func pointer(_ phase: ClientMessage.PointerPhase, y: Double, time: Double) throws {
      try session.handle(.pointer(phase, id: 1, x: 160, y: y, time: time))
    }
    try pointer(.down, y: 300, time: 0)
    guard moment != .fingerDown else { return session }
    let way = [.opening, .refreshing].contains(moment) ? 240.0 : 60
    for step in 1...10 {
      try pointer(.move, y: 300 + way * Double(step) / 10, time: Double(step) * 16)
    }
    guard moment != .dragging else { return session }
    try pointer(.up, y: 300 + way, time: 500)
    session.pass(0.1)
    guard moment == .refreshing else { return session }
    session.pass(1)
    #expect(session.nextFrame()?.panel.controls?.map(\.state) == ["refreshing"])
    return session
  }
}

/// Tracks which screens of a scene, and which of their apps, are still in memory.
@MainActor
final class WatchedScene {
  private struct Visit {
    weak var controller: UIViewController?
    weak var host: HeadlessHost?
  }

  private var visits: [Visit] = []

  /// The number of times that the scene was opened.
  var openings: Int { visits.count }
  var liveControllers: [UIViewController] { visits.compactMap(\.controller) }
  /// The number of apps in memory. Only its session retains an app.
  var liveApps: Int { visits.filter { $0.host != nil }.count }

  /// The scene with tracking. Unless `isTimed`, its work ends only when it's canceled.
  func scene(_ original: Scene, isTimed: Bool = false) -> Scene {
    Scene(
      id: original.id, group: original.group, title: original.title, summary: original.summary,
      make: { environment in
        var environment = environment
        if !isTimed {
          environment.pause = { _ in
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
          }
        }
        let controller = original.make(environment)
        self.visits.append(Visit(controller: controller, host: HeadlessHost.current))
        return controller
      })
  }
}
