import Testing
import Tug

@testable import DemoScenes
@testable import Playground

@MainActor
@Suite("The cost of a frame")
struct FrameCostTests {
  @Test("is measured for the given number of frames of a scrolling list")
  func fling() throws {
    let scene = try #require(Scene.named("section-headers"))
    let cost = try FrameCost(ofFlinging: scene, frames: 100)
    #expect(cost.times.count == 100)
    #expect(cost.sizes.count == 100)
    #expect(cost.times.allSatisfy { $0 > 0 })
    // The first frame is the whole tree.
    #expect(cost.sizes.dropFirst().max() ?? 0 < cost.sizes[0])
    #expect(cost.percentile(0.5) <= cost.percentile(0.99))
    #expect(cost.percentile(1) == cost.times.max())
  }

  @Test("isn't measured for a scene that doesn't scroll")
  func still() throws {
    #expect(throws: FrameCost.NothingMoves.self) {
      try FrameCost(
        ofFlinging: Scene(
          id: "still", group: .start, title: "", summary: "", make: { _ in .init() }), frames: 10)
    }
  }
}
