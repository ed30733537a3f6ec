import DemoScenes
import WebServing

/// The pictures of the scenes in the page's list, recorded ahead or when a page first asks for them: one after the other,
/// and only while no phone moves.
@MainActor
final class ScenePosters {
  private var pictures: [String: Task<String?, Never>] = [:]
  private var newest: Task<String?, Never>?

  private let sessions: SessionRegistry

  nonisolated init(beside sessions: SessionRegistry) { self.sessions = sessions }

  /// Adds a route such as `/posters/feed.svg`, and one such as `/posters/feed.dark.svg`, for each scene.
  nonisolated func serve(in routes: inout WebRoutes) {
    for scene in Scene.all {
      for isDark in [false, true] {
        routes.get("/posters/\(scene.id)\(isDark ? ".dark" : "").svg") { [self] _ in
          guard let picture = await picture(of: scene, isDark: isDark) else {
            return .text("no picture\n", status: 404)
          }
          var response = WebResponse.text(picture)
          response.headers["Content-Type"] = "image/svg+xml"
          response.headers["Cache-Control"] = "no-cache"
          return response
        }
      }
    }
  }

  /// Records every picture, first of those that are at the top of the list.
  func prepare() async {
    for scenes in [Scene.all.prefix(16), Scene.all.dropFirst(16)] {
      for isDark in [false, true] {
        for scene in scenes where !Task.isCancelled { _ = await picture(of: scene, isDark: isDark) }
      }
    }
  }

  private func picture(of scene: Scene, isDark: Bool) async -> String? {
    let name = isDark ? "\(scene.id).dark" : scene.id
    if let made = pictures[name] { return await made.value }
    let task = Task { [newest, sessions] in
      _ = await newest?.value
      let look = ScenePicture.Look(isDark: isDark)
      return try? await SceneFilm.record(scene: scene.id, look: look, onlyPoster: true) {
        repeat { try? await Task.sleep(for: .milliseconds(2)) } while sessions.isMoving
      }.thumbnail
    }
    (pictures[name], newest) = (task, task)
    return await task.value
  }
}
