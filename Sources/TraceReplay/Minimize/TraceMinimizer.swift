import Foundation

/// The shortest trace that still shows what a longer one shows: the same end, which is not the one
/// that its `expect` says, or, where there is no `expect`, the same broken promise.
@MainActor
public struct TraceMinimizer {
  /// The config, then the events that are left, one a line.
  public let lines: [String]
  /// How many events there were.
  public let originalCount: Int
  /// What the trace shows.
  public let reason: String

  /// - Parameter input: a config and its events, or whole traces; of several, the first that shows
  ///   something is taken.
  /// - Throws: a `TraceError` for a line that cannot be played, and when nothing is wrong.
  public init(_ input: [Data]) async throws {
    try await self.init(input, invariants: TraceInvariant.all)
  }

  init(_ input: [Data], invariants: [TraceInvariant]) async throws {
    for trace in try TraceSource.all(in: input) {
      let found = await TraceFault.of(trace.config, trace.events, trace.expected, invariants)
      guard let (fault, step) = found else { continue }
      // What comes after a broken promise does not matter.
      let indices = Array(trace.events.indices.prefix(step))
      let kept = await shortest(indices) { indices in
        let events = indices.map { trace.events[$0] }
        return await TraceFault.of(trace.config, events, trace.expected, invariants)?.fault == fault
      }
      lines = [trace.configLine] + kept.map { trace.eventLines[$0] }
      originalCount = trace.events.count
      reason = fault.text(trace.expected)
      return
    }
    throw TraceError("nothing is wrong: no difference at the end, and no broken promise")
  }
}

/// A trace with its own text.
private struct TraceSource {
  let config: TraceConfig
  var events: [TraceEvent] = []
  let configLine: String
  var eventLines: [String] = []
  var expected: [String: String]?

  static func all(in lines: [Data]) throws -> [TraceSource] {
    var sources: [TraceSource] = []
    for (index, line) in lines.enumerated() {
      do {
        try add(line, to: &sources)
      } catch var error as TraceError {
        error.line = index + 1
        throw error
      } catch {
        var error = TraceError("this is no JSON")
        error.line = index + 1
        throw error
      }
    }
    return sources
  }

  private static func add(_ line: Data, to sources: inout [TraceSource]) throws {
    let decoder = JSONDecoder()
    let text = String(decoding: line, as: UTF8.self)
    guard let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] else {
      throw TraceError("this is no JSON object")
    }
    if object["events"] != nil {
      let trace = try decoder.decode(Trace.self, from: line)
      sources.append(try TraceSource(trace, object))
    } else if object["control"] != nil || sources.isEmpty {
      let config = try decoder.decode(TraceConfig.self, from: line)
      sources.append(TraceSource(config: config, configLine: text))
    } else {
      let event = try decoder.decode(TraceEvent.self, from: line)
      try sources[sources.count - 1].config.check(event)
      sources[sources.count - 1].events.append(event)
      sources[sources.count - 1].eventLines.append(text)
    }
  }

  private init(config: TraceConfig, configLine: String) {
    (self.config, self.configLine) = (config, configLine)
  }

  private init(_ trace: Trace, _ object: [String: Any]) throws {
    (config, events) = (trace.config, trace.events)
    configLine = try Self.text(object["config"])
    eventLines = try (object["events"] as? [Any] ?? []).map(Self.text)
    guard let states = object["expect"] as? [Any], !states.isEmpty else { return }
    // A state may say only what has changed.
    var last: [String: String] = [:]
    for state in [object["initial"] ?? [:]] + states {
      for (key, value) in state as? [String: Any] ?? [:] { last[key] = "\(value)" }
    }
    expected = last
  }

  private static func text(_ value: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value ?? [:], options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
