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

  private var config: TraceConfig?
  private var player: TracePlayer?

  private enum Mode {
    case unknown, events, traces
  }

  private let timeline: TraceTimeline?

  /// - Parameter timeline: is shown everything, for a picture.
  public init(timeline: TraceTimeline? = nil) { self.timeline = timeline }

  /// Plays one line and hands on what there is to see: a line for the set-up and one for each event.
  ///
  /// Actions of the async form go on when the caller lets other tasks run; the same method, awaited,
  /// does that after each event.
  public func play(_ line: Data, write: (String) -> Void) throws {
    for step in try steps(in: line) { write(take(step).state.line) }
  }

  /// The same, with the actions of the async form.
  public func play(_ line: Data, write: (String) -> Void) async throws {
    for step in try steps(in: line) {
      let player = take(step)
      await player.letActionsRun()
      write(player.state.line)
    }
  }

  /// The input is over.
  public func finish() throws {
    player?.stop()
    if case .unknown = mode {
      var error = TraceError("there is no config")
      error.line = 1
      throw error
    }
  }

  private enum Step {
    case setUp(TraceConfig, name: String?)
    case event(TraceEvent)
  }

  private func steps(in line: Data) throws -> [Step] {
    lineNumber += 1
    do {
      switch mode {
      case .unknown: return try firstSteps(in: line)
      case .events: return [try step(try decode(EventLine.self, line))]
      case .traces: return steps(of: try decode(Trace.self, line))
      }
    } catch var error as TraceError {
      error.line = lineNumber
      player?.stop()
      throw error
    }
  }

  private func firstSteps(in line: Data) throws -> [Step] {
    switch try decode(FirstLine.self, line) {
    case .config(let config):
      mode = .events
      return [.setUp(config, name: nil)]
    case .trace(let trace):
      mode = .traces
      return steps(of: trace)
    }
  }

  private func step(_ line: EventLine) throws -> Step {
    switch line {
    case .config(let config): return .setUp(config, name: nil)
    case .event(let event):
      try config?.check(event)
      return .event(event)
    }
  }

  private func steps(of trace: Trace) -> [Step] {
    [.setUp(trace.config, name: trace.name)] + trace.events.map { .event($0) }
  }

  /// Does what the step says, on the player that it is for.
  private func take(_ step: Step) -> TracePlayer {
    switch step {
    case .setUp(let config, let name):
      self.player?.stop()
      let player = TracePlayer(config)
      (self.config, self.player) = (config, player)
      timeline?.begin(name ?? config.controls[0].kind.rawValue, player)
      return player
    case .event(let event):
      guard let player else { preconditionFailure("an event comes after a set-up") }
      if let timeline { timeline.play(event, on: player) } else { player.play(event) }
      return player
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ line: Data) throws -> Value {
    try decoder.decode(type, ofTraceFrom: line)
  }
}
