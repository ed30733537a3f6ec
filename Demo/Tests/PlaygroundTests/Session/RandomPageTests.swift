import DemoScenes
import Foundation
import SeededRandom
import Testing

@testable import Playground

@MainActor
@Suite("A page that sends any allowed message", .timeLimit(.minutes(30)))
struct RandomPageTests {
  @Test(
    "gets frames that can be encoded, and its session comes to rest", arguments: 1...12
  )
  func anything(seed: UInt64) throws {
    var random = Dice(seed: seed)
    let session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: .shortContent))
    for _ in 0..<250 {
      let message = random.message()
      do { try session.handle(message) } catch is ProtocolFault {}
      if random.waits { session.pass(random.wait) }
      guard let frame = session.nextFrame() else { continue }
      let text = try #require(try? frame.jsonText())
      #expect(!text.contains("nan") && !text.contains("inf"), "after \(message)")
      #expect(text.utf8.count < 200_000)
    }
    try session.handle(.scene(Scene.shortContent.id))
    var patience = 100
    while patience > 0, !session.isAtRest {
      patience -= 1
      session.pass(0.2)
      _ = session.nextFrame()
    }
    #expect(session.isAtRest)
    session.close()
  }
}

/// A random generator of messages.
private struct Dice {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  var waits: Bool { mutating get { random.chance(25) } }

  /// Seconds.
  var wait: Double { mutating get { Double(random.pick(0...299)) / 1000 } }

  /// A usual number, or one at the ends of the allowed range.
  private mutating func number(_ range: ClosedRange<Double>, usual: ClosedRange<Double>) -> Double {
    switch random.next() % 8 {
    case 0: range.lowerBound
    case 1: range.upperBound
    case 2: Double.random(in: range, using: &random)
    default: Double.random(in: usual, using: &random)
    }
  }

  private mutating func place() -> Double { number(-100_000...100_000, usual: 0...400) }

  mutating func message() -> ClientMessage {
    let ids = [0, 1, 2, 9_000_000_000_000_000, -9_000_000_000_000_000]
    let phases: [ClientMessage.PointerPhase] = [.down, .move, .move, .move, .up, .cancel]
    let sizes: [PhoneSettings.TextSize] = [.small, .large, .huge, .accessibility]
    switch random.next() % 16 {
    case 0:
      return .resize(
        width: number(200...2000, usual: 300...500),
        height: number(200...2000, usual: 300...900))
    case 1:
      return .settings(
        PhoneSettings(
          dark: .random(using: &random), rightToLeft: .random(using: &random),
          boldText: .random(using: &random), reduceMotion: .random(using: &random),
          textSize: random.pick(sizes)))
    case 2:
      let scenes = Scene.all.map(\.id) + ["no such scene", ""]
      return .scene(random.pick(scenes))
    case 3...5: return .wheel(x: place(), y: place(), dx: place(), dy: place())
    default:
      return .pointer(
        random.pick(phases), id: random.pick(ids), x: place(), y: place(),
        time: number(0...1e15, usual: 0...10_000))
    }
  }
}
