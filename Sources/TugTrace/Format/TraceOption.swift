/// An option of a control, with its value.
///
/// A name in one of the four lists below is all that the format needs for an option. The recorder
/// (`TraceSource` in TugTrace) and the player (`TracedControl` in TraceReplay) interpret it.
package enum TraceOption: Equatable, Sendable {
  case flag(Flag, Bool)
  case number(Number, Double)
  /// -1 means no limit.
  case count(Count, Int)
  case name(Name, ShortContentName)

  package enum Flag: String, CaseIterable, Sendable {
    case automaticallyRefresh, programmatic, retries, paging, showsWhenEmpty
    case automaticallyChangeAlpha, animationDisabled, springOpening, springClosing
    case collectionViewAnimationBug
    case finger, momentum, triggersWhileDragging, requiresDragFromEdge, overlaysContent, asks, loads
  }

  package enum Number: String, CaseIterable, Sendable {
    case triggerPercent, triggerPoints, triggerViewports, triggerDistance, restingExtent
    case ignoredTop, ignoredBottom, ignoredRight, minimumVisible, dwell, failureDwell, secondStop
  }

  package enum Count: String, CaseIterable, Sendable {
    case autoTriggerTimes, fillLimit
  }

  package enum Name: String, CaseIterable, Sendable {
    case shortContent
  }

  package enum ShortContentName: String, Codable, CaseIterable, Sendable {
    case hide, pin, follow, fill
  }

  /// The option's name in a line.
  package var key: String {
    switch self {
    case .flag(let key, _): key.rawValue
    case .number(let key, _): key.rawValue
    case .count(let key, _): key.rawValue
    case .name(let key, _): key.rawValue
    }
  }
}

// MARK: - Coding

extension TraceOption {
  /// Decodes the value of the option `key` from the field `field`; `nil` if no option has that name.
  init?<Field: CodingKey>(
    _ key: String, in fields: KeyedDecodingContainer<Field>, at field: Field
  ) throws {
    if let key = Flag(rawValue: key) {
      self = .flag(key, try fields.decode(Bool.self, forKey: field))
    } else if let key = Number(rawValue: key) {
      self = .number(key, try fields.decode(Double.self, forKey: field))
    } else if let key = Count(rawValue: key) {
      self = .count(key, try fields.decode(Int.self, forKey: field))
    } else if let key = Name(rawValue: key) {
      self = .name(key, try fields.decode(ShortContentName.self, forKey: field))
    } else {
      return nil
    }
  }

  /// Encodes the value into the field `field`.
  func encode<Field: CodingKey>(
    in fields: inout KeyedEncodingContainer<Field>, at field: Field
  ) throws {
    switch self {
    case .flag(_, let value): try fields.encode(value, forKey: field)
    case .number(_, let value): try fields.encode(value, forKey: field)
    case .count(_, let value): try fields.encode(value, forKey: field)
    case .name(_, let value): try fields.encode(value, forKey: field)
    }
  }
}

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
