import Tug

@testable import DemoScenes

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
