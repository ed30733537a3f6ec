import Foundation
import TugTrace

/// The shortest part of a trace with the same fault: an end that differs from its `expect`, or,
/// without `expect`, a violated invariant.
@MainActor
public struct TraceMinimizer {
  /// The config and the remaining events, one a line.
  public let lines: [String]
  /// The number of events in the original trace.
  public let originalCount: Int
  /// The fault of the trace.
  public let reason: String

  /// - Parameter input: The lines of traces. The first trace with a fault is used.
  /// - Throws: A `TraceError` for a line that can't be played, and if there is no fault.
  public init(_ input: [Data]) async throws {
    try await self.init(input, invariants: TraceInvariant.all)
  }

  init(_ input: [Data], invariants: [TraceInvariant]) async throws {
    for trace in try MinimizerInput.all(in: input) {
      let found = await TraceFault.of(trace.config, trace.events, trace.expected, invariants)
      guard let (fault, step) = found else { continue }
      // The events after the violation of an invariant can go.
      let indices = Array(trace.events.indices.prefix(step))
      let kept = await shortest(indices) { indices in
        let events = indices.map { trace.events[$0] }
        return await TraceFault.of(trace.config, events, trace.expected, invariants)?.fault == fault
      }
      lines =
        [LineEncoder.line(trace.config)] + kept.map { LineEncoder.line(trace.events[$0]) }
      originalCount = trace.events.count
      reason = fault.text(trace.expected)
      return
    }
    throw TraceError("nothing is wrong: no difference at the end, and no broken invariant")
  }
}

/// A trace with the expected state at its end.
private struct MinimizerInput {
  let config: TraceConfig
  var events: [TraceEvent] = []
  var expected: [String: String]?

  static func all(in lines: [Data]) throws -> [MinimizerInput] {
    var parser = TraceParser()
    var inputs: [MinimizerInput] = []
    for line in lines {
      switch try parser.read(line) {
      case .config(let config): inputs.append(MinimizerInput(config: config))
      case .event(let event): inputs[inputs.count - 1].events.append(event)
      case .trace(let trace):
        inputs.append(
          MinimizerInput(
            config: trace.config, events: trace.events, expected: try end(in: line)))
      }
    }
    return inputs
  }

  /// The last state of `expect`, as text; `nil` if there is none.
  private static func end(in line: Data) throws -> [String: String]? {
    guard let trace = try JSONSerialization.jsonObject(with: line) as? [String: Any],
      let states = trace["expect"] as? [Any], !states.isEmpty
    else { return nil }
    // A state may contain only changes.
    var last: [String: String] = [:]
    for state in [trace["initial"] ?? [:]] + states {
      for (key, value) in state as? [String: Any] ?? [:] { last[key] = "\(value)" }
    }
    return last
  }
}
