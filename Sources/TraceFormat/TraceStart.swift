/// The state of a control at the moment in which a recording begins.
package struct TraceStart: Codable, Equatable, Sendable {
  package var stage: Stage?
  /// How the last run ended.
  package var outcome: Outcome?
  package var progress: NonNegative?
  package var held: Double?
  package var closing: Bool?
  // Of an automatic control only; offsets are along its axis.
  package var lastOffset: Double?
  package var reached: Bool?
  package var loadedLength: Double?
  /// The runs that the drag may still start; negative if there is no limit.
  package var firesLeft: Int?
  package var mayRetry: Bool?
  package var dragStart: Double?
  package var pulledAway: Bool?
  package var fills: Int?

  package init() {}

  package enum Stage: String, Codable, CaseIterable, Sendable {
    case resting, spent, pulling, waiting, opening, young, running, finishing, showing
  }

  package enum Outcome: String, Codable, CaseIterable, Sendable {
    case success, noMore, failure, cancelled
  }
}
