import Foundation
import TugTrace

/// A session that reads and prints lines one at a time: a config and then events, or whole traces,
/// one a line.
///
/// The first line determines the kind. An invalid line throws a `TraceError` with its number, and
/// ends the session.
@MainActor
public final class TraceSession {
  private var parser = TraceParser()
  private var player: TracePlayer?

  private let timeline: TraceTimeline?

  /// - Parameter timeline: A timeline that records everything, for a picture.
  public init(timeline: TraceTimeline? = nil) { self.timeline = timeline }

  /// Plays one line and passes the output on: a line for the setup and one for each event.
  ///
  /// Async actions continue when the caller lets other tasks run; the async variant of this method
  /// does so after each event.
  public func play(_ line: Data, write: (String) -> Void) throws {
    for step in try steps(in: line) { write(take(step).state.line) }
  }

  /// The same, including async actions.
  public func play(_ line: Data, write: (String) -> Void) async throws {
    for step in try steps(in: line) {
      let player = take(step)
      await player.letActionsRun()
      write(player.state.line)
    }
  }

  /// Ends the input.
  public func finish() throws {
    player?.stop()
    try parser.finish()
  }

  private enum Step {
    case setUp(TraceConfig, name: String?)
    case event(TraceEvent)
  }

  private func steps(in line: Data) throws -> [Step] {
    do {
      switch try parser.read(line) {
      case .config(let config): return [.setUp(config, name: nil)]
      case .event(let event): return [.event(event)]
      case .trace(let trace):
        return [.setUp(trace.config, name: trace.name)] + trace.events.map { .event($0) }
      }
    } catch {
      player?.stop()
      throw error
    }
  }

  /// Performs a step on its player.
  private func take(_ step: Step) -> TracePlayer {
    switch step {
    case .setUp(let config, let name):
      self.player?.stop()
      let player = TracePlayer(config)
      self.player = player
      timeline?.begin(name ?? config.control.kind.rawValue, player)
      return player
    case .event(let event):
      guard let player else { preconditionFailure("an event comes after a set-up") }
      if let timeline { timeline.play(event, on: player) } else { player.play(event) }
      return player
    }
  }
}
