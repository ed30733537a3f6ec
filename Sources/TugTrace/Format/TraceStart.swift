/// The state of a control at the beginning of a recording.
package struct TraceStart: Codable, Equatable, Sendable {
  package var stage: Stage?
  /// The outcome of the last run.
  package var outcome: Outcome?
  package var progress: NonNegative?
  package var held: Double?
  package var closing: Bool?
  /// Whether the work of the run is the app's own.
  package var external: Bool?
  package var reveal: Reveal?
  /// Whether the finger that started the run is still down.
  package var fingerDown: Bool?
  /// Whether the app is asked about a pull, rather than about a tap or a load.
  package var asksPulled: Bool?
  /// Whether a finger drags the content.
  package var dragged: Bool?
  /// Whether the drag began inside the content.
  package var dragInside: Bool?
  // For automatic controls only; offsets are along the control's axis.
  package var lastOffset: Double?
  package var reached: Bool?
  /// Whether the end was within reach at the last step, or when the content changed last.
  package var within: Bool?
  /// Whether the content has changed since the last step.
  package var renewed: Bool?
  package var contentLength: Double?
  package var loadedLength: Double?
  /// Whether the content may be another one since then.
  package var reloaded: Bool?
  /// The runs that the drag may still start; negative if there is no limit.
  package var firesLeft: Int?
  package var mayRetry: Bool?
  package var dragStart: Double?
  package var pulledAway: Bool?
  package var fills: Int?
  /// Whether the control checks the end of the content in the next frame.
  package var looks: Bool?
  /// Whether the control checks the end of the content when no other control runs any more.
  package var loadsLater: Bool?

  package init() {}

  package enum Stage: String, Codable, CaseIterable, Sendable {
    case resting, spent, pulling, waiting, opening, young, running, finishing, showing
    case pullingFurther, asking
  }

  package enum Reveal: String, Codable, CaseIterable, Sendable {
    case always, atEdge, never
  }

  package enum Outcome: String, Codable, CaseIterable, Sendable {
    case success, noMore, failure, cancelled
  }
}
