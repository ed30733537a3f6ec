import ArgumentParser
import Playground

/// Records scenes as films for a page that plays them without a server.
struct FilmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film", abstract: "Record scenes as films that a page can play and scrub.",
    discussion: """
      Writes FOLDER/scenes.json, with the scenes and their code, and for each scene and look \
      films/ID.json, with every frame of the film, and posters/ID.svg, a picture of it. bin/site \
      makes a site of them. Without scenes, records them all.
      """)

  @Argument(help: "The folder to write to.", transform: parsePath)
  var folder: String

  @Argument(help: "The scenes to record. (default: all)")
  var scenes: [String] = []

  func run() async throws {
    try await ProcessLifetime.run {
      let catalog = SceneCatalog()
      for name in ["films", "posters"] { try OutputFile.createFolder(at: "\(folder)/\(name)") }
      try OutputFile.write(try catalog.json(), to: "\(folder)/scenes.json")
      for id in scenes.isEmpty ? catalog.ids : scenes {
        for isDark in [false, true] {
          let look = ScenePicture.Look(isDark: isDark)
          let film = try await SceneFilm.record(scene: id, look: look)
          let name = isDark ? "\(id).dark" : id
          try OutputFile.write(film.poster, to: "\(folder)/posters/\(name).svg")
          try OutputFile.write(try film.json(), to: "\(folder)/films/\(name).json")
        }
      }
    }
  }
}
