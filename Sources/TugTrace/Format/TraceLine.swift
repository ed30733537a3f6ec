import Foundation

/// A line of a trace.
package enum TraceLine: Encodable {
  /// The setup, which begins a trace, and each further control of a recording.
  case config(TraceConfig)
  case event(TraceEvent)
  case trace(WholeTrace)

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .config(let config): try config.encode(to: encoder)
    case .event(let event): try event.encode(to: encoder)
    case .trace(let trace): try trace.encode(to: encoder)
    }
  }
}

/// A whole trace on one line. The states that MJRefresh had, `initial` and `expect`, aren't read.
package struct WholeTrace: Codable, Sendable {
  package let name: String?
  package let config: TraceConfig
  package let events: [TraceEvent]

  private enum CodingKeys: String, CodingKey {
    case name, config, events
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    config = try fields.decode(TraceConfig.self, forKey: .config)
    events = try fields.decode([TraceEvent].self, forKey: .events)
    for event in events { try config.check(event) }
  }
}

// MARK: - Reading

/// Reads the lines of a trace, one after the other.
///
/// The first line decides what the others are: after a config, each line is an event or the config
/// of another control; after a whole trace, each line is a whole trace.
package struct TraceParser {
  /// The number of lines that have been read.
  package private(set) var lineCount = 0
  private let decoder = LineDecoder()
  private var place = Place.first
  private var config: TraceConfig?

  private enum Place {
    case first, amongEvents, amongTraces
  }

  package init() {}

  /// Reads the next line.
  ///
  /// - Throws: A `TraceError` with the number of the line.
  package mutating func read(_ line: Data) throws -> TraceLine {
    lineCount += 1
    do {
      return try next(line)
    } catch var error as TraceError {
      error.line = lineCount
      throw error
    }
  }

  /// Counts a line that isn't read.
  package mutating func skipLine() { lineCount += 1 }

  /// Ends the trace. Call it after the last line.
  ///
  /// - Throws: A `TraceError` if there was no line.
  package func finish() throws {
    guard case .first = place else { return }
    var error = TraceError("there is no config")
    error.line = 1
    throw error
  }

  private mutating func next(_ line: Data) throws -> TraceLine {
    let next: TraceLine =
      switch place {
      case .first: try decoder.decode(FirstLine.self, from: line, as: "a config").line
      case .amongEvents: try decoder.decode(EventLine.self, from: line, as: "an event").line
      case .amongTraces:
        .trace(try decoder.decode(WholeTrace.self, from: line, as: "a trace"))
      }
    switch next {
    case .config(let config): (place, self.config) = (.amongEvents, config)
    case .trace: place = .amongTraces
    case .event(let event): try config?.check(event)
    }
    return next
  }
}

/// The fields that tell lines apart.
private enum Mark: String, CodingKey {
  case control, events
}

/// A config has no field `events`.
private struct FirstLine: Codable {
  let line: TraceLine

  init(from decoder: any Decoder) throws {
    let isTrace = try decoder.container(keyedBy: Mark.self).contains(.events)
    line = isTrace ? .trace(try .init(from: decoder)) : .config(try .init(from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try line.encode(to: encoder) }
}

/// An event has no field `control`.
private struct EventLine: Codable {
  let line: TraceLine

  init(from decoder: any Decoder) throws {
    let isConfig = try decoder.container(keyedBy: Mark.self).contains(.control)
    line = isConfig ? .config(try .init(from: decoder)) : .event(try .init(from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try line.encode(to: encoder) }
}
