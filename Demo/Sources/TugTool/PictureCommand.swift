import ArgumentParser
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
