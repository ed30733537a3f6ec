/// An event of one control.
package enum ControlEvent: Equatable, Sendable {
  case call(Call)
  case toggle(Toggle, Bool)
  case height(NonNegative)
  case option(TraceOption)
  /// Ends the oldest running async action.
  case finish(Finish)

  package enum Call: String, CaseIterable, Sendable {
    case begin, end, endNoMore, endCancelled, fail, cancel, resetNoMore
    case remove, attach, replace, late, tap
    /// The app puts the control into another scroll view.
    case move
    /// The end of the motion, or of the wait.
    case settled, elapsed
    // `begin` without moving the list, and with work that runs elsewhere.
    case beginAtEdge, beginInPlace, show, showAtEdge, showInPlace
    /// The app's answer to the question whether a run may begin.
    case allow, refuse
  }

  package enum Toggle: String, CaseIterable, Sendable {
    case hidden, interaction, barred
  }

  package enum Finish: String, Codable, CaseIterable, Sendable {
    case moreData, noMoreData, error, cancelled
  }

  private enum Op: String {
    case set, finish
  }

  /// A property that `set` changes in addition to the options.
  private enum Setting: String {
    case height
  }

  /// The event's name in a line.
  package var op: String {
    switch self {
    case .call(let call): call.rawValue
    case .toggle(let toggle, _): toggle.rawValue
    case .height, .option: Op.set.rawValue
    case .finish: Op.finish.rawValue
    }
  }
}

// MARK: - Coding

extension ControlEvent {
  /// Decodes the event of this name; `nil` if no event of a control has that name.
  init?(_ op: String, in fields: KeyedDecodingContainer<TraceEvent.Field>) throws {
    if let call = Call(rawValue: op) {
      self = .call(call)
    } else if let toggle = Toggle(rawValue: op) {
      self = .toggle(toggle, try fields.decode(Bool.self, forKey: .v))
    } else if op == Op.finish.rawValue {
      self = .finish(try fields.decode(Finish.self, forKey: .v))
    } else if op == Op.set.rawValue {
      let key = try fields.decode(String.self, forKey: .key)
      if key == Setting.height.rawValue {
        self = .height(try fields.decode(NonNegative.self, forKey: .v))
      } else if let option = try TraceOption(key, in: fields, at: .v) {
        self = .option(option)
      } else {
        throw TraceError("there is no option \"\(key)\"")
      }
    } else {
      return nil
    }
  }

  func encode(in fields: inout KeyedEncodingContainer<TraceEvent.Field>) throws {
    switch self {
    case .call: break
    case .toggle(_, let value): try fields.encode(value, forKey: .v)
    case .height(let height):
      try fields.encode(Setting.height.rawValue, forKey: .key)
      try fields.encode(height, forKey: .v)
    case .option(let option):
      try fields.encode(option.key, forKey: .key)
      try option.encode(in: &fields, at: .v)
    case .finish(let how): try fields.encode(how, forKey: .v)
    }
  }
}
