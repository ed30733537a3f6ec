import Foundation

/// Lines in, lines out, one at a time: a config, then events; or whole traces, one a line.
///
/// The first line decides. A line that cannot be taken throws a `TraceError` with its number, and
/// ends the session.
@MainActor
public final class TraceSession {
  private let decoder = JSONDecoder()
  private var lineNumber = 0
  private var mode = Mode.unknown

  private enum Mode {
    case unknown
    case events(TracePlayer)
    case traces
  }

  private let timeline: TraceTimeline?

  /// - Parameter timeline: is shown everything, for a picture.
  public init(timeline: TraceTimeline? = nil) { self.timeline = timeline }

  /// Plays one line and hands on what there is to see: a line for the set-up and one for each event.
  public func play(_ line: Data, write: (String) -> Void) throws {
    lineNumber += 1
    do {
      switch mode {
      case .unknown: try begin(line, write)
      case .events(let player): try playLine(try decode(EventLine.self, line), player, write)
      case .traces: playTrace(try decode(Trace.self, line), write)
      }
    } catch var error as TraceError {
      error.line = lineNumber
      throw error
    }
  }

  /// The input is over.
  public func finish() throws {
    if case .unknown = mode {
      var error = TraceError("there is no config")
      error.line = 1
      throw error
    }
  }

  private func begin(_ line: Data, _ write: (String) -> Void) throws {
    switch try decode(FirstLine.self, line) {
    case .config(let config): mode = .events(begin(config, nil, write))
    case .trace(let trace):
      mode = .traces
      playTrace(trace, write)
    }
  }

  private func playLine(
    _ line: EventLine, _ player: TracePlayer, _ write: (String) -> Void
  ) throws {
    switch line {
    case .event(let event): play(event, player, write)
    case .config(let config): mode = .events(begin(config, nil, write))
    }
  }

  private func playTrace(_ trace: Trace, _ write: (String) -> Void) {
    let player = begin(trace.config, trace.name, write)
    for event in trace.events { play(event, player, write) }
  }

  private func begin(
    _ config: TraceConfig, _ name: String?, _ write: (String) -> Void
  ) -> TracePlayer {
    let player = TracePlayer(config)
    write(player.state.line)
    timeline?.begin(name ?? config.control.rawValue, player)
    return player
  }

  private func play(_ event: TraceEvent, _ player: TracePlayer, _ write: (String) -> Void) {
    if let timeline { timeline.play(event, on: player) } else { player.play(event) }
    write(player.state.line)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ line: Data) throws -> Value {
    try decoder.decode(type, ofTraceFrom: line)
  }
}
