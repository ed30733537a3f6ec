import Tug

@testable import DemoScenes

/// Says which screens of a scene are still alive, and which of the apps that they were made in.
@MainActor
final class WatchedScene {
  private struct Visit {
    weak var controller: UIViewController?
    weak var host: HeadlessHost?
  }

  private var visits: [Visit] = []

  /// How often the scene was opened.
  var openings: Int { visits.count }
  var liveControllers: [UIViewController] { visits.compactMap(\.controller) }
  /// Each session has an app of its own, and is all that keeps it.
  var liveApps: Int { visits.filter { $0.host != nil }.count }

  /// The scene, watched. What it pauses for comes only when it is cancelled, unless time may pass.
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
