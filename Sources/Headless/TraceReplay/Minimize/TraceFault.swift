import Foundation
import TugTrace

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
