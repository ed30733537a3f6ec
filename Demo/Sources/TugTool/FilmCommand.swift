import ArgumentParser
import DemoScenes
import Foundation
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

/// Measures the playground server's work per frame while a list scrolls, for bin/benchmark.
struct FrameCostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame-cost", abstract: "Measure the server's work per frame in a flung list.",
    shouldDisplay: false)

  @Argument(help: "The scene.")
  var scene = "section-headers"

  @Option(
    parsing: .unconditional, help: "The number of frames, 1 to 1000000. (default: 2000)",
    transform: { try FrameCount.parse($0, in: 1...1_000_000) })
  var frames: FrameCount?

  @MainActor
  func run() async throws {
    guard let scene = Scene.named(scene) else {
      throw ProcessLifetime.failure("there is no scene '\(scene)'", code: 64)
    }
    let frames = frames?.number ?? 2000
    let cost = try FrameCost(ofFlinging: scene, frames: frames)
    let figures = [("median", 0.5), ("p99", 0.99), ("most", 1)].map { name, share in
      "\(name) \(Self.milliseconds(cost.percentile(share))) ms"
    }
    let size = cost.sizes.reduce(0, +) / cost.sizes.count
    print("\(scene.id): \(frames) frames, \(figures.joined(separator: ", ")), \(size) bytes each")
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.3f", seconds * 1000)
  }
}
