import Foundation
import SeededRandom
import TugTrace

/// A random trace, determined by its seed alone.
public struct RandomTrace {
  var config: TraceConfig
  var events: [TraceEvent]

  /// The maximum number of events in a trace.
  public static let maximumEventCount = 200

  public init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let config = RandomConfig(using: &generator)
    let count = Int.random(in: 1...Self.maximumEventCount, using: &generator)
    var events = RandomEvents(config, using: generator)
    (self.config, self.events) = (config.config, events.make(count))
  }

  /// The config and the events, one a line, as `tugtool replay` reads them.
  public var lines: [String] { [LineEncoder.line(config)] + events.map { LineEncoder.line($0) } }

  /// The lines as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// The shortest trace with the same fault: no event and no field of the config can be removed.
  @MainActor
  func shortest(
    with fault: TraceFault, _ invariants: [TraceInvariant]
  ) async -> RandomTrace {
    var kept = self
    var size = Int.max
    while size > kept.size {
      size = kept.size
      let config = kept.config
      kept.events = await TraceReplay.shortest(kept.events) {
        await Self.shows(fault, config, $0, invariants)
      }
      await kept.shortenConfig(with: fault, invariants)
    }
    return kept
  }

  private var size: Int { events.count + LineEncoder.line(config).utf8.count }

  @MainActor
  private mutating func shortenConfig(
    with fault: TraceFault, _ invariants: [TraceInvariant]
  ) async {
    var tookAny = true
    while tookAny {
      tookAny = false
      for shorter in config.shortened
      where await Self.shows(fault, shorter, events, invariants) {
        config = shorter
        tookAny = true
        break
      }
    }
  }

  @MainActor
  private static func shows(
    _ fault: TraceFault, _ config: TraceConfig, _ events: [TraceEvent],
    _ invariants: [TraceInvariant]
  ) async -> Bool {
    guard events.allSatisfy({ (try? config.check($0)) != nil }) else { return false }
    return await TraceFault.of(config, events, nil, invariants)?.fault == fault
  }
}

extension TraceConfig {
  /// The configs that lack one field of this one, or its last control.
  fileprivate var shortened: [TraceConfig] {
    let line = Data(LineEncoder.line(self).utf8)
    guard let fields = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
      return []
    }
    var found = Self.shortened(fields)
    let others = fields["also"] as? [[String: Any]] ?? []
    if others.count > 1 { found.append(fields.replacing("also", with: others.dropLast())) }
    for (index, other) in others.enumerated() {
      for shorter in Self.shortened(other) {
        var others = others
        others[index] = shorter
        found.append(fields.replacing("also", with: others))
      }
    }
    return found.compactMap { fields in
      let line = try? JSONSerialization.data(withJSONObject: fields)
      return line.flatMap { try? JSONDecoder().decode(TraceConfig.self, from: $0) }
    }
  }

  private static func shortened(_ fields: [String: Any]) -> [[String: Any]] {
    fields.keys.sorted().map { key in fields.filter { $0.key != key } }
  }
}

extension [String: Any] {
  fileprivate func replacing(_ key: String, with value: some Sequence) -> Self {
    merging([key: Array(value)]) { $1 }
  }
}
