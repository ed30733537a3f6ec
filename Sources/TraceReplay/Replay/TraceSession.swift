import Foundation
import TraceFormat

/// Lines in, lines out, one at a time: a config, then events; or whole traces, one a line.
///
/// The first line decides. A line that cannot be taken throws a `TraceError` with its number, and
/// ends the session.
@MainActor
public final class TraceSession {
  private var parser = TraceParser()
  private var player: TracePlayer?

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

  /// Does what the step says, on the player that it is for.
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
