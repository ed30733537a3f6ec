import ArgumentParser
import Foundation
import Playground

/// Writes a scene as SVG, after something was done to it.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Write a scene at any moment as an SVG picture.",
    discussion: """
      STEPS are separated by commas: 'pull 90' puts a finger down and drags 90 points down, \
      'push 90' up, 'slide 90' to the right; 'release' lifts it; 'tap 180 600' taps; 'wait 0.5' \
      lets time pass; 'load' waits until what is being loaded has arrived; 'end' scrolls to the \
      end; 'post' has the feed write a post, 'fail' stops it. A bar starts the next picture beside \
      the one before:

        tugtool picture feed 'load, wait 1 | pull 140 | release, wait 0.3'

      A film begins after the first bar, and is a folder of numbered pictures:

        tugtool picture feed 'load, wait 1 | pull 140, release, load, wait 1' --film frames
      """)

  @Argument(help: "The scene.")
  var scene = "feed"

  @Argument(help: "What to do first.")
  var steps = "load, wait 1"

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
  var output: String?

  @Option(name: .shortAndLong, parsing: .upToNextOption, help: "A caption for each picture.")
  var captions: [String] = []

  @Option(name: .long, help: "The folder to write a film to, in place of a picture.")
  var film: String?

  @Option(name: .long, help: "Frames of 1/60 s from one picture of a film to the next.")
  var interval = 3

  func run() async throws {
    try await ProcessLifetime.run {
      if let film { return try await write(filmTo: URL(filePath: film)) }
      let picture = try await ScenePicture.svg(scene: scene, steps: steps, captions: captions)
      guard let output else {
        print(picture)
        return
      }
      try picture.write(toFile: output, atomically: true, encoding: .utf8)
    }
  }
  private func write(filmTo folder: URL) async throws {
    let pictures = try await ScenePicture.film(scene: scene, steps: steps, interval: interval)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, picture) in pictures.enumerated() {
      let name = String(format: "%04d.svg", index)
      try picture.write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}
