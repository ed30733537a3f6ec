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

/// The fault of a trace, which its shortest form must still show.
enum TraceFault: Equatable {
  /// These keys differ at the end from the expected values. The whole state at the end is compared
  /// as well: a trace without any effect would also differ, without explaining anything.
  case difference(keys: Set<String>, end: [String: String])
  case broken(String)

  /// The keys that are compared with the expected values.
  private static let keys = [
    "state", "fired", "offset", "insetTop", "insetBottom", "frameY", "hidden",
  ]

  /// - Parameter expected: The state at the end, as text; `nil` to check the invariants.
  @MainActor
  static func of(
    _ config: TraceConfig, _ events: [TraceEvent], _ expected: [String: String]?,
    _ invariants: [TraceInvariant] = TraceInvariant.all
  ) async -> (fault: TraceFault, step: Int)? {
    guard let expected else { return await firstBroken(of: invariants, config, events) }
    let player = TracePlayer(config)
    for event in events {
      player.play(event)
      await player.letActionsRun()
    }
    let seen = values(in: Data(player.state.line.utf8))
    let different = keys.filter { !isSame(seen[$0], expected[$0]) }
    return different.isEmpty
      ? nil : (.difference(keys: Set(different), end: seen), events.count)
  }

  @MainActor
  private static func firstBroken(
    of invariants: [TraceInvariant], _ config: TraceConfig, _ events: [TraceEvent]
  ) async -> (fault: TraceFault, step: Int)? {
    let checker = InvariantChecker(config, invariants)
    if let broken = checker.broken() { return (.broken(broken), 0) }
    for (index, event) in events.enumerated() {
      if let broken = await checker.play(event) { return (.broken(broken), index + 1) }
    }
    return await checker.finish().map { (.broken($0), events.count) }
  }

  /// The fields of a state, as text.
  static func values(in object: Data) -> [String: String] {
    guard let fields = try? JSONSerialization.jsonObject(with: object) as? [String: Any] else {
      return [:]
    }
    return fields.mapValues { "\($0)" }
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    // Keys that the trace doesn't contain can't differ.
    guard let one, let other else { return true }
    if let one = Double(one), let other = Double(other) { return abs(one - other) <= 1e-9 }
    return one == other
  }

  func text(_ expected: [String: String]?) -> String {
    switch self {
    case .broken(let name): "it does not hold that " + name
    case .difference(let keys, let end):
      keys.sorted()
        .map { "\($0) is \(end[$0] ?? ""), expected \(expected?[$0] ?? "")" }
        .joined(separator: "; ")
    }
  }
}

/// Returns a subset of the elements, in their order, for which `shows` holds and from which no
/// single element can be removed.
///
/// Delta debugging: large pieces are removed first, then smaller ones, until a round of single
/// elements removes none.
@MainActor
func shortest<Element>(
  _ elements: [Element], shows: @MainActor ([Element]) async -> Bool
) async -> [Element] {
  var kept = elements
  var size = max(1, kept.count / 2)
  while !kept.isEmpty {
    var tookAny = false
    // From the end, since later elements depend on earlier ones.
    var end = kept.count
    while end > 0 {
      let start = max(0, end - size)
      var rest = kept
      rest.removeSubrange(start..<end)
      if await shows(rest) {
        kept = rest
        tookAny = true
      }
      end = start
    }
    if size > 1 {
      size = max(1, min(size / 2, kept.count / 2))
    } else if !tookAny {
      break
    }
  }
  return kept
}
