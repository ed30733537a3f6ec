import Foundation
import Testing
import TugTrace

@testable import TraceReplay

@MainActor
@Suite("Scroll steps that controls skip")
struct FastPathTests {
  /// A pull, a fling through the content, and a load.
  private static let events: [TraceEvent] = [
    .finger(.down, PointChange(x: 180, y: 330), duration: nil),
    .finger(.move, PointChange(x: 0, y: 300), duration: NonNegative(0.4)),
    .finger(.move, PointChange(x: 0, y: -280), duration: NonNegative(0.2)),
    .finger(.up, PointChange(), duration: nil), .tick(NonNegative(1)),
    .control(0, .call(.begin)), .tick(NonNegative(1)), .control(0, .call(.end)),
    .resize(.contentSize, SizeChange(h: 900)), .tick(NonNegative(1)),
    .finger(.down, PointChange(x: 180, y: 330), duration: nil),
    .finger(.move, PointChange(x: 0, y: -300), duration: NonNegative(0.1)),
    .finger(.up, PointChange(), duration: nil), .tick(NonNegative(2)),
  ]

  private static var config: TraceConfig {
    var config = TraceConfig(TraceControlConfig(.header))
    config.scrollView.also = [TraceControlConfig(.autoFooter)]
    config.scrollView.physics = .untilInertiaEnds
    return config
  }

  @Test("don't change the appearance or the progress given to an indicator")
  func same() async {
    let checker = InvariantChecker(Self.config)
    for event in Self.events {
      let broken = await checker.play(event)
      #expect(broken == nil, "\(event)")
    }
    #expect((checker.player?.controls[0].audit?.progressCount ?? 0) > 20)
    #expect(await checker.finish() == nil)
  }

  @Test("a difference is detected")
  func difference() async {
    let check = FastPathCheck(Self.config)
    let other = TracePlayer(Self.config, isAudited: true)
    #expect(check.holds(for: other))
    for event in Self.events.prefix(2) { await check.play(event) }
    #expect(!check.holds(for: other))
    check.stop()
    other.stop()
  }
}
