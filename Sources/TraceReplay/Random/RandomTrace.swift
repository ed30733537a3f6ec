import SeededRandom

/// A trace of which everything follows from its seed.
public struct RandomTrace {
  var config: ConfigText
  var events: [TraceEvent]

  /// The most events that one has.
  public static let longest = 200

  public init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let config = RandomConfig(using: &generator)
    let count = Int.random(in: 1...Self.longest, using: &generator)
    var use = RandomUse(config, using: generator)
    (self.config, events) = (config.text, use.events(count))
  }

  /// The config, then the events, one a line: what `tugtool replay` reads.
  public var lines: [String] { [config.line] + events.map(\.line) }

  /// The same as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// The shortest one that breaks the same promise: no event of it can go, and nothing of its config.
  @MainActor
  func shortest(
    breaking fault: TraceFault, _ invariants: [TraceInvariant]
  ) async -> RandomTrace {
    var kept = self
    var size = Int.max
    while size > kept.size {
      size = kept.size
      let config = kept.config
      kept.events = await TraceReplay.shortest(kept.events) {
        await Self.shows(fault, config, $0, invariants)
      }
      await kept.shortenConfig(breaking: fault, invariants)
    }
    return kept
  }

  private var size: Int { events.count + config.line.utf8.count }

  @MainActor
  private mutating func shortenConfig(
    breaking fault: TraceFault, _ invariants: [TraceInvariant]
  ) async {
    var tookAny = true
    while tookAny {
      tookAny = false
      for shorter in config.shorter where await Self.shows(fault, shorter, events, invariants) {
        config = shorter
        tookAny = true
        break
      }
    }
  }

  @MainActor
  private static func shows(
    _ fault: TraceFault, _ config: ConfigText, _ events: [TraceEvent],
    _ invariants: [TraceInvariant]
  ) async -> Bool {
    guard let config = try? config.config(),
      events.allSatisfy({ (try? config.check($0)) != nil })
    else { return false }
    return await TraceFault.of(config, events, nil, invariants)?.fault == fault
  }
}
