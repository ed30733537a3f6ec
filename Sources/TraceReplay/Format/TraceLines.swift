import Foundation

/// A trace as it lies in a file of traces. What is expected of MJRefresh is for tests to compare.
struct Trace: Decodable {
  let name: String?
  let config: TraceConfig
  let events: [TraceEvent]

  private static let names: Set<String> = ["name", "config", "initial", "events", "expect"]

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    try fields.allow(Self.names, in: "a trace")
    name = try fields.text("name")
    config = try needed(fields.nested("config", TraceConfig.self), "config", for: "a trace")
    events = try needed(fields.nested("events", [TraceEvent].self), "events", for: "a trace")
    for event in events { try config.check(event) }
  }
}

/// An event, or the config of the next control.
enum EventLine: Decodable {
  case event(TraceEvent)
  case config(TraceConfig)

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    self =
      fields.has("control")
      ? .config(try .init(from: decoder)) : .event(try TraceEvent(from: decoder))
  }
}

/// A config has no events, and no key of a trace's.
enum FirstLine: Decodable {
  case config(TraceConfig)
  case trace(Trace)

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    self =
      fields.has("events") ? .trace(try Trace(from: decoder)) : .config(try .init(from: decoder))
  }
}

extension JSONDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, ofTraceFrom line: Data) throws -> Value {
    do {
      return try decode(type, from: line)
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError("this is no JSON")
    }
  }
}
