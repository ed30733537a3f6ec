import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("With Reduce Motion", .replayed)
struct ReduceMotionTests {
  /// The arrow's appearance in each frame, starting where a release would refresh.
  private func frames(reduced: Bool) throws -> [(turn: CGFloat, alpha: Double)] {
    let screen = Screen()
    screen.host.accessibility.isReduceMotionEnabled = reduced
    let arrow = try #require(screen.header(.classic).classic?.arrowView)
    screen.pull(toOffset: -53)
    screen.drag(by: 20)
    return (0..<20).map { _ in
      defer { screen.advance(screen.host.frameInterval) }
      let layer = arrow.layer.presentation() ?? arrow.layer
      return (layer.affineTransform().d, Double(layer.opacity))
    }
  }

  @Test("the arrow doesn't rotate: it fades out and fades in again upside down")
  func fades() throws {
    let frames = try frames(reduced: true)
    #expect(frames.allSatisfy { abs($0.turn + 1) < 1e-6 })
    #expect(frames.first?.alpha ?? 1 < 0.2 && frames.last?.alpha == 1)
    #expect(frames.contains { $0.alpha > 0.2 && $0.alpha < 0.8 })
  }

  @Test("without it, the arrow rotates and doesn't fade")
  func turns() throws {
    let frames = try frames(reduced: false)
    #expect(frames.contains { abs($0.turn) < 0.8 })
    #expect(frames.allSatisfy { $0.alpha == 1 })
  }

  @Test("the content doesn't snap: it goes to its place, straight and slowly")
  func goes() {
    let screen = Screen()
    screen.host.accessibility.isReduceMotionEnabled = true
    let header = screen.header(.bare(54))
    func steps() -> [CGFloat] {
      let offsets = (0..<60).map { _ in
        defer { screen.advance(screen.host.frameInterval) }
        return screen.offset
      }
      return zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    }
    screen.pull(toOffset: -120)
    screen.letGo()
    let opening = steps()
    #expect(header.state == .refreshing && screen.offset == -54)
    #expect(opening.allSatisfy { $0 >= 0 && $0 < 9 }, "it snaps: \(opening)")
    screen.end(header)
    let closing = steps()
    #expect(header.state == .idle && screen.offset == 0 && screen.inset == .zero)
    #expect(closing.allSatisfy { $0 >= 0 && $0 < 9 }, "it snaps: \(closing)")
  }
}
