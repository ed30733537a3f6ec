import ArgumentParser
import Foundation
import Playground

/// Writes a scene as SVG, after something was done to it.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Write a scene at any moment as an SVG picture.",
    discussion: """
      STEPS are separated by commas: 'pull 90' puts a finger down and drags 90 points down, \
      'push 90' up; 'release' lifts it; 'tap 180 600' taps; 'wait 0.5' lets time pass; 'load' \
      waits until what is being loaded has arrived. A bar starts the next picture beside the \
      one before:

        tugtool picture feed 'load, wait 1 | pull 140 | release, wait 0.3'
      """)

  @Argument(help: "The scene.")
  var scene = "feed"

  @Argument(help: "What to do first.")
  var steps = "load, wait 1"

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
  var output: String?

  @Option(name: .shortAndLong, parsing: .upToNextOption, help: "A caption for each picture.")
  var captions: [String] = []

  func run() async throws {
    try await Ending.orFailure {
      let picture = try await ScenePicture.svg(scene: scene, steps: steps, captions: captions)
      guard let output else {
        print(picture)
        return
      }
      try picture.write(toFile: output, atomically: true, encoding: .utf8)
    }
  }
}
