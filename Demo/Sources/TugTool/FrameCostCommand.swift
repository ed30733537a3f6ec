import ArgumentParser
import DemoScenes
import Foundation
import Playground

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
