import DemoScenes
import WebServing

/// The pictures of the scenes in the page's list, recorded ahead or when a page first asks for them: one after the other,
/// and only while no phone moves.
@MainActor
final class ScenePosters {
  private var pictures: [String: Task<WebResponse?, Never>] = [:]
  private var newest: Task<WebResponse?, Never>?

  private let sessions: SessionRegistry

  nonisolated init(beside sessions: SessionRegistry) { self.sessions = sessions }

  /// Adds a route such as `/posters/feed.svg`, and one such as `/posters/feed.dark.svg`, for each scene.
  nonisolated func serve(in routes: inout WebRoutes) {
    for scene in Scene.all {
      for isDark in [false, true] {
        routes.get("/posters/\(scene.id)\(isDark ? ".dark" : "").svg") { [self] _ in
          await picture(of: scene, isDark: isDark) ?? .text("no picture\n", status: 404)
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

  /// The same answer for everyone, so that those who read it slowly keep no copies.
  private func picture(of scene: Scene, isDark: Bool) async -> WebResponse? {
    let name = isDark ? "\(scene.id).dark" : scene.id
    if let made = pictures[name] { return await made.value }
    let task = Task<WebResponse?, Never> { [newest, sessions] in
      _ = await newest?.value
      let look = ScenePicture.Look(isDark: isDark)
      let film = try? await SceneFilm.record(scene: scene.id, look: look, onlyPoster: true) {
        repeat { try? await Task.sleep(for: .milliseconds(2)) } while sessions.isMoving
      }
      guard let film else { return nil }
      var response = WebResponse.text(film.thumbnail)
      response.headers["Content-Type"] = "image/svg+xml"
      response.headers["Cache-Control"] = "no-cache"
      return response
    }
    (pictures[name], newest) = (task, task)
    return await task.value
  }
}
