import ArgumentParser
import DemoScenes
import Foundation
import Playground

/// Writes a scene as SVG after some steps.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Write a scene at any moment as an SVG picture.",
    discussion: """
      STEPS are separated by commas: 'pull 90' puts a finger down and drags 90 points down, \
      'push 90' up, 'slide 90' to the right; 'release' lifts it; 'tap 180 600' taps; 'wait 0.5' \
      lets time pass; 'fling -1500' flings upward at that speed, 'press Failure' taps a button; 'load' waits until what is being loaded has arrived; 'end' scrolls to the \
      end; 'post' has the feed write a post, 'fail' stops it, 'serve' starts it again; 'updated' sets \
      the time of the last refresh to 9:41. A bar starts the next picture beside \
      the one before:

        tugtool picture feed 'load, wait 1 | pull 140 | release, wait 0.3'

      A film begins after the first bar, and is a folder of numbered pictures:

        tugtool picture feed 'load, wait 1 | pull 140, release, load, wait 1' --film frames
      """)

  @Argument(help: "The scene.")
  var scene = "feed"

  @Argument(help: "What to do first.")
  var steps = "load, wait 1"

  @Option(
    name: .shortAndLong, help: "The file to write. (default: standard output)",
    transform: parsePath)
  var output: String?

  @Option(name: .shortAndLong, parsing: .upToNextOption, help: "A caption for each picture.")
  var captions: [String] = []

  @Option(
    name: .long, help: "The folder to write a film to, instead of a picture.",
    transform: parsePath)
  var film: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: "Frames of 1/60 s from one picture of a film to the next, 1 to 3600. (default: 3)",
    transform: { try FrameCount.parse($0, in: 1...3600) })
  var interval: FrameCount?

  @Flag(help: "In Dark Mode.")
  var dark = false

  @Option(help: "The language of the controls, such as zh-Hans.")
  var language: String?

  @Flag(
    help: "With the sample's posts in the feed, which are in the language, instead of a server's.")
  var samplePosts = false

  @Option(
    help: "The width of the phone in points, 320 to 430. (default: 375)",
    transform: ScreenWidth.parse)
  var width: ScreenWidth?

  private var look: ScenePicture.Look {
    ScenePicture.Look(
      isDark: dark, language: language, width: width?.points ?? 375, hasSamplePosts: samplePosts)
  }

  func run() async throws {
    try await ProcessLifetime.run {
      if let film { return try await writeFilm(to: film) }
      let picture = try await ScenePicture.svg(
        scene: scene, steps: steps, captions: captions, look: look)
      guard let output else {
        print(picture)
        return
      }
      try OutputFile.write(picture, to: output)
    }
  }

  private func writeFilm(to folder: String) async throws {
    let pictures = try await ScenePicture.film(
      scene: scene, steps: steps, interval: interval?.number ?? 3, look: look)
    try OutputFile.createFolder(at: folder)
    for (index, picture) in pictures.enumerated() {
      try OutputFile.write(picture, to: folder + String(format: "/%04d.svg", index))
    }
  }
}

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
