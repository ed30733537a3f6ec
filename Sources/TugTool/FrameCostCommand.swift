import ArgumentParser
import DemoScenes
import Foundation
import Playground

/// Measures the playground server's work for each frame of a flung list. For bin/benchmark.
struct FrameCostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frame-cost", abstract: "Measure the server's work per frame in a flung list.",
    shouldDisplay: false)

  @Argument(help: "The scene.")
  var scene = "section-headers"

  @Option(help: "How many frames.")
  var frames = 2000

  @MainActor
  func run() async throws {
    guard frames > 0, let scene = Scene.named(scene) else {
      throw ProcessLifetime.failure("there is no such scene, or nothing to measure", code: 64)
    }
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
