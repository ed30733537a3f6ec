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

/// A parsed trace, ready to be played.
///
/// Parsing touches no view, so it can be done away from the main actor.
public struct TraceScript: Sendable {
  /// The limits of a script.
  public struct Limits: Sendable {
    /// The number of configurations and events together.
    public var steps: Int
    /// The number of controls that are created by configurations and by `replace` events.
    public var controls: Int

    public init(steps: Int = .max, controls: Int = .max) {
      self.steps = steps
      self.controls = controls
    }
  }

  /// One configuration with the events that follow it.
  struct Section: Sendable {
    let config: TraceConfig
    var events: [TraceEvent] = []
  }

  /// The configurations. Never empty.
  private(set) var sections: [Section] = []
  private var steps = 0
  private var controls = 0

  /// Parses JSON lines, as `tugtool replay` reads them.
  ///
  /// - Throws: A `TraceError` with the number of the line, also for a trace beyond `limits`.
  public init(_ text: String, limits: Limits = Limits()) throws {
    var parser = TraceParser()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard !line.allSatisfy(\.isWhitespace) else {
        parser.skipLine()
        continue
      }
      switch try parser.read(Data(line.utf8)) {
      case .config(let config): add(config)
      case .event(let event): add(event)
      case .trace(let trace):
        add(trace.config)
        for event in trace.events { add(event) }
      }
      try check(limits, parser.lineCount)
    }
    guard !sections.isEmpty else { throw TraceError("there is no config") }
  }

  private mutating func add(_ config: TraceConfig) {
    sections.append(Section(config: config))
    steps += 1
    controls += config.controls.count
  }

  private mutating func add(_ event: TraceEvent) {
    sections[sections.count - 1].events.append(event)
    steps += 1
    if event.createsControl { controls += 1 }
  }

  private func check(_ limits: Limits, _ line: Int) throws {
    var error: TraceError?
    if steps > limits.steps {
      error = TraceError(
        "a trace has at most \(limits.steps) steps here; tugtool replay plays longer ones")
    }
    if controls > limits.controls {
      error = TraceError(
        "a trace creates at most \(limits.controls) controls here; tugtool replay creates more")
    }
    guard var error else { return }
    error.line = line
    throw error
  }
}

extension TraceEvent {
  fileprivate var createsControl: Bool {
    if case .control(_, .call(.replace)) = self { return true }
    return false
  }
}
