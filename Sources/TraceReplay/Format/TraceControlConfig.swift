/// One control of a trace, and how it is set.
struct TraceControlConfig: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case header, backFooter, autoFooter, trailer
    case autoHeader, leading, autoLeading, autoTrailer
  }

  enum Subclass: String, Sendable {
    case normal
  }

  /// What the action does.
  enum FireResponse: String, CaseIterable, Sendable {
    // As MJRefresh's: in the next tick.
    case end, endNoMore, growEnd
    // Before it returns.
    case endNow, endNoMoreNow, failNow, endTwice
    // The async form: it is over at once, or with the event `finish`.
    case returnNow, throwNow, work
    /// As `work`, and it takes no notice of being cancelled.
    case deafWork

    var isAsync: Bool {
      switch self {
      case .end, .endNoMore, .growEnd, .endNow, .endNoMoreNow, .failNow, .endTwice: false
      case .returnNow, .throwNow, .work, .deafWork: true
      }
    }
  }

  let kind: Kind
  let subclass: Subclass?
  let height: Double?
  let startHidden: Bool
  let onFire: FireResponse?
  let options: [TraceOption]
  let isEnabled: Bool
  let isBarred: Bool

  static let names: Set<String> = TraceOption.names.union([
    "control", "subclass", "height", "startHidden", "onFire", "interaction", "barred",
  ])

  init(_ fields: TraceFields, in place: String) throws {
    kind = try needed(fields.choice("control", Kind.self), "control", for: place)
    subclass = try fields.choice("subclass", Subclass.self)
    height = try fields.length("height")
    isEnabled = try fields.flag("interaction") ?? true
    isBarred = try fields.flag("barred") ?? false
    startHidden = try fields.flag("startHidden") ?? false
    onFire = try fields.choice("onFire", FireResponse.self)
    options = try TraceOption.names.filter(fields.has).sorted().map {
      try TraceOption(key: $0, value: $0, in: fields)
    }
  }
}

extension TraceControlConfig.Kind {
  var isAutomatic: Bool {
    switch self {
    case .autoFooter, .autoHeader, .autoLeading, .autoTrailer: true
    case .header, .backFooter, .trailer, .leading: false
    }
  }

  var isHorizontal: Bool {
    switch self {
    case .trailer, .leading, .autoLeading, .autoTrailer: true
    case .header, .backFooter, .autoFooter, .autoHeader: false
    }
  }

  /// Before the content along its axis, in a layout from left to right.
  var isBefore: Bool {
    switch self {
    case .header, .autoHeader, .leading, .autoLeading: true
    case .backFooter, .autoFooter, .trailer, .autoTrailer: false
    }
  }

  /// The edge at which it stands.
  var place: String { "\(isHorizontal) \(isBefore)" }

  /// How long it is unless the trace says so.
  var standardExtent: Double {
    switch self {
    case .header: 54
    case .backFooter, .autoFooter, .autoHeader: 44
    case .trailer, .leading, .autoLeading, .autoTrailer: 60
    }
  }
}
