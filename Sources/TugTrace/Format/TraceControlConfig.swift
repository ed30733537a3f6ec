/// The setup of one control. What is `nil` has the default of MJRefresh.
package struct TraceControlConfig: Codable, Equatable, Sendable {
  package var kind: Kind
  package var subclass: Subclass?
  package var height: NonNegative?
  package var startHidden: Bool?
  package var isEnabled: Bool?
  package var isBlocked: Bool?
  package var response: ActionResponse?
  /// What the app does in callbacks of the control.
  package var reactions: [TraceReaction]?
  package var options: [TraceOption] = []

  package init(_ kind: Kind) { self.kind = kind }

  package enum Kind: String, Codable, CaseIterable, Sendable {
    case header, backFooter, autoFooter, trailer
    case autoHeader, leading, autoLeading, autoTrailer
  }

  package enum Subclass: String, Codable, Sendable {
    case normal
  }

  /// What the action of the control does.
  package enum ActionResponse: String, Codable, CaseIterable, Sendable {
    /// A callback that ends the refresh in the next tick, as MJRefresh does.
    case end, endNoMore, growEnd
    /// A callback that ends the refresh before it returns.
    case endNow, endNoMoreNow, failNow, endTwice, cancelNow
    /// An async action that returns at once.
    case returnNow, throwNow, throwCancelled
    /// An async action that runs until the event `finish`; the second one ignores cancellation.
    case work
    case uncancellableWork = "deafWork"

    package var isAsync: Bool {
      switch self {
      case .end, .endNoMore, .growEnd, .endNow, .endNoMoreNow, .failNow, .endTwice, .cancelNow:
        false
      case .returnNow, .throwNow, .throwCancelled, .work, .uncancellableWork: true
      }
    }
  }

  private enum Field: String, CodingKey {
    case control, subclass, height, startHidden, interaction, barred, onFire, reactions
  }

  /// The name of an option, as a field.
  private struct OptionField: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    kind = try fields.decode(Kind.self, forKey: .control)
    subclass = try fields.decodeIfPresent(Subclass.self, forKey: .subclass)
    height = try fields.decodeIfPresent(NonNegative.self, forKey: .height)
    startHidden = try fields.decodeIfPresent(Bool.self, forKey: .startHidden)
    isEnabled = try fields.decodeIfPresent(Bool.self, forKey: .interaction)
    isBlocked = try fields.decodeIfPresent(Bool.self, forKey: .barred)
    response = try fields.decodeIfPresent(ActionResponse.self, forKey: .onFire)
    reactions = try fields.decodeIfPresent([TraceReaction].self, forKey: .reactions)
    let others = try decoder.container(keyedBy: OptionField.self)
    for field in others.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if let option = try TraceOption(field.stringValue, in: others, at: field) {
        options.append(option)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(kind, forKey: .control)
    try fields.encodeIfPresent(subclass, forKey: .subclass)
    try fields.encodeIfPresent(height, forKey: .height)
    try fields.encodeIfPresent(startHidden, forKey: .startHidden)
    try fields.encodeIfPresent(isEnabled, forKey: .interaction)
    try fields.encodeIfPresent(isBlocked, forKey: .barred)
    try fields.encodeIfPresent(response, forKey: .onFire)
    try fields.encodeIfPresent(reactions, forKey: .reactions)
    var others = encoder.container(keyedBy: OptionField.self)
    for option in options {
      try option.encode(in: &others, at: OptionField(stringValue: option.key))
    }
  }
}

extension TraceControlConfig.Kind {
  package var isAutomatic: Bool {
    switch self {
    case .autoFooter, .autoHeader, .autoLeading, .autoTrailer: true
    case .header, .backFooter, .trailer, .leading: false
    }
  }

  package var isHorizontal: Bool {
    switch self {
    case .trailer, .leading, .autoLeading, .autoTrailer: true
    case .header, .backFooter, .autoFooter, .autoHeader: false
    }
  }

  /// Whether the control stands before the content along its axis, in a left-to-right layout.
  package var isBefore: Bool {
    switch self {
    case .header, .autoHeader, .leading, .autoLeading: true
    case .backFooter, .autoFooter, .trailer, .autoTrailer: false
    }
  }

  /// The length along the scroll direction that the control has by default, in points.
  package var standardExtent: Double {
    switch self {
    case .header: 54
    case .backFooter, .autoFooter, .autoHeader: 44
    case .trailer, .leading, .autoLeading, .autoTrailer: 60
    }
  }
}

/// What the system and the app do wrong in a trace, beside its events. `nil` values mean nothing.
package struct TraceFaults: Codable, Equatable, Sendable {
  /// The calls of the animations' completion handlers, one after the other, and then again from the first.
  package var completions: [Completion]?
  /// Whether a scroll view that enters its window has no size before the next turn.
  package var lateLayout: Bool?
  /// Whether the safe area reaches the scroll view in the next turn.
  package var lateSafeArea: Bool?
  /// The whole inset that the app assigns in each layout of the scroll view.
  package var wholeInset: TraceInsets?
  /// Whether Tug is told that every inset is a whole value, as it is of SwiftUI's lists.
  package var knowsWholeInsets: Bool?

  package init() {}

  /// The call of a completion handler: at its time, at once, after 0.3 of the duration, twice, or never.
  package enum Completion: String, Codable, CaseIterable, Sendable {
    case inTime, atOnce, early, twice, never
  }
}

/// Something that the app does in a callback of a control.
package struct TraceReaction: Codable, Equatable, Sendable {
  package var at: Moment
  package var act: Act

  package init(at moment: Moment, _ act: Act) { (at, self.act) = (moment, act) }

  package enum Moment: String, Codable, CaseIterable, Sendable {
    case action, willBegin, didBegin, willEnd, didEnd, state
  }

  package enum Act: String, Codable, CaseIterable, Sendable {
    /// The app scrolls to a place inside the content, at once or in an animation.
    case jump, scrollTo
    case begin, end, endCancelled
    case hide, remove, replace, attach, move
    /// The other controls are told that there is no more data.
    case endOthers
  }
}
