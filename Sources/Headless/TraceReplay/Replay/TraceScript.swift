import Foundation
import TugTrace

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
