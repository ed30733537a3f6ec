import Foundation

/// A disagreement between Tug and MJRefresh: one key of one state.
struct Mismatch: CustomStringConvertible {
  let key: String
  /// 0 is the setup, 1 the first event.
  let step: Int
  let op: String
  let recorded: String
  let played: String

  var description: String {
    "step \(step) (\(op)): \(key) is \(played), in MJRefresh \(recorded)"
  }

  private static let keys = [
    "state", "fired", "offset", "insetTop", "insetBottom", "frameY", "hidden", "pullingPercent",
  ]

  /// Compares step by step; the percentage only while the content is dragged.
  static func all(_ trace: RecordedTrace, _ played: [SeenState]) -> [Mismatch] {
    zip(trace.states, played).enumerated().flatMap { step, states in
      keys.compactMap { key in
        let (recorded, played) = states
        if key == "pullingPercent", played.values["scrolling"] as? String != "dragging" {
          return nil
        }
        guard !isSame(recorded.values[key], played.values[key]) else { return nil }
        return Mismatch(
          key: key, step: step, op: step == 0 ? "set-up" : trace.ops[step - 1],
          recorded: recorded[key], played: played[key])
      }
    }
  }

  private static func isSame(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
    if let one = one as? String, let other = other as? String { return one == other }
    guard let one = one as? NSNumber, let other = other as? NSNumber else { return false }
    return abs(one.doubleValue - other.doubleValue) <= 1e-9
  }
}
