import Foundation

/// A parsed trace, ready to be played.
///
/// Parsing touches no view, so it can be done away from the main actor.
public struct TraceScript: Sendable {
  /// The most that a script may hold.
  public struct Limits: Sendable {
    /// Configurations and events together.
    public var steps: Int
    /// Controls that are created, by configurations and by the event `replace`.
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

  /// Never empty.
  private(set) var sections: [Section] = []
  private var steps = 0
  private var controls = 0

  /// Parses JSON lines, as `tugtool replay` reads them.
  ///
  /// - Throws: A `TraceError` with the number of the line, also for a trace beyond `limits`.
  public init(_ text: String, limits: Limits = Limits()) throws {
    let decoder = JSONDecoder()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.allSatisfy(\.isWhitespace)
    {
      do {
        try add(Data(line.utf8), decoder)
        try check(limits)
      } catch var error as TraceError {
        error.line = index + 1
        throw error
      }
    }
    guard !sections.isEmpty else { throw TraceError("there is no config") }
  }

  private mutating func add(_ line: Data, _ decoder: JSONDecoder) throws {
    guard !sections.isEmpty else {
      switch try decoder.decode(FirstLine.self, ofTraceFrom: line) {
      case .config(let config): add(config)
      case .trace(let trace):
        add(trace.config)
        for event in trace.events { add(event) }
      }
      return
    }
    switch try decoder.decode(EventLine.self, ofTraceFrom: line) {
    case .config(let config): add(config)
    case .event(let event):
      try sections[sections.count - 1].config.check(event)
      add(event)
    }
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

  private func check(_ limits: Limits) throws {
    if steps > limits.steps {
      throw TraceError(
        "a trace has at most \(limits.steps) steps here; tugtool replay plays longer ones")
    }
    if controls > limits.controls {
      throw TraceError(
        "a trace creates at most \(limits.controls) controls here; tugtool replay creates more")
    }
  }
}

extension TraceEvent {
  fileprivate var createsControl: Bool {
    switch self {
    case .replace: true
    case .on(_, let event): event.createsControl
    default: false
    }
  }
}
