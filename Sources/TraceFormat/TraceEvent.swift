/// Something that happens to a scroll view or to one of its controls.
package enum TraceEvent: Equatable, Sendable {
  /// A step of scrolling: first the flags change, then the offset.
  case offset(PointChange, FlagsChange)
  case move(Move, PointChange)
  case resize(Resize, SizeChange)
  case inset(Inset, InsetsChange)
  case pan(PanState, dragging: Bool?)
  /// A finger does something, on a scroll view with physics. Down, the point is where; moving, it is
  /// how far, evenly over the duration.
  case finger(FingerPhase, PointChange, duration: NonNegative?)
  /// Two fingers on a trackpad do something; down has no point.
  case trackpad(FingerPhase, PointChange, duration: NonNegative?)
  /// A notch of a wheel moves the content.
  case wheel(PointChange)
  case toggle(Toggle, Bool)
  case rows(Int)
  /// Time passes, in seconds.
  case tick(NonNegative)
  /// An event of the control with this index.
  case control(Int, ControlEvent)

  package enum Move: String, CaseIterable, Sendable {
    /// The app scrolls.
    case setOffset
    /// The app scrolls in an animation, on a scroll view with physics.
    case scrollTo
    /// The content is kept in place, which isn't scrolling.
    case keep
    /// The control's own change of the inset or the offset led here.
    case corrected
  }

  package enum Resize: String, CaseIterable, Sendable {
    case contentSize, frame
  }

  package enum Inset: String, CaseIterable, Sendable {
    case inset, safeArea
    /// The app's own inset, without what controls hold.
    case ownInset
    /// The app's own inset grows by this much, and the app moves the content by as much, as for a keyboard.
    case room
  }

  package enum Toggle: String, CaseIterable, Sendable {
    case window, rightToLeft
    /// The app sets whether short content bounces.
    case alwaysBounce
    /// The app is in the background.
    case background
  }

  package enum PanState: String, Codable, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  package enum FingerPhase: String, Codable, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  private enum Op: String {
    case offset, pan, finger, trackpad, wheel, rows, tick
  }

  /// The event's name in a line.
  package var op: String {
    switch self {
    case .offset: Op.offset.rawValue
    case .move(let move, _): move.rawValue
    case .resize(let resize, _): resize.rawValue
    case .inset(let inset, _): inset.rawValue
    case .pan: Op.pan.rawValue
    case .finger: Op.finger.rawValue
    case .trackpad: Op.trackpad.rawValue
    case .wheel: Op.wheel.rawValue
    case .toggle(let toggle, _): toggle.rawValue
    case .rows: Op.rows.rawValue
    case .tick: Op.tick.rawValue
    case .control(_, let event): event.op
    }
  }
}

// MARK: - Coding

extension TraceEvent: Codable {
  enum Field: String, CodingKey {
    case op, state, dragging, n, dt, key, v, on
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let op = try fields.decode(String.self, forKey: .op)
    do {
      try self.init(op, fields, decoder)
    } catch DecodingError.keyNotFound(let field, _) {
      throw TraceError("\"\(op)\" needs \"\(field.stringValue)\"")
    }
    if case .control = self { return }
    if fields.contains(.on) { throw TraceError("\"\(op)\" has no \"on\"") }
  }

  private init(
    _ op: String, _ fields: KeyedDecodingContainer<Field>, _ decoder: any Decoder
  ) throws {
    if let op = Op(rawValue: op) {
      try self.init(op, fields, decoder)
    } else if let move = Move(rawValue: op) {
      self = .move(move, try Self.some(PointChange(from: decoder), else: op, PointChange()))
    } else if let resize = Resize(rawValue: op) {
      self = .resize(resize, try Self.some(SizeChange(from: decoder), else: op, SizeChange()))
    } else if let inset = Inset(rawValue: op) {
      self = .inset(inset, try Self.some(InsetsChange(from: decoder), else: op, InsetsChange()))
    } else if let toggle = Toggle(rawValue: op) {
      self = .toggle(toggle, try fields.decode(Bool.self, forKey: .v))
    } else if let event = try ControlEvent(op, in: fields) {
      let index = try fields.decodeIfPresent(Int.self, forKey: .on) ?? 0
      guard index >= 0 else { throw TraceError("\"on\" is negative") }
      self = .control(index, event)
    } else {
      throw TraceError("there is no op \"\(op)\"")
    }
  }

  private init(
    _ op: Op, _ fields: KeyedDecodingContainer<Field>, _ decoder: any Decoder
  ) throws {
    switch op {
    case .offset:
      let flags = try FlagsChange(from: decoder)
      let point = try Self.some(PointChange(from: decoder), else: op.rawValue, PointChange())
      self = .offset(point, flags)
    case .pan:
      self = .pan(
        try fields.decode(PanState.self, forKey: .state),
        dragging: try fields.decodeIfPresent(Bool.self, forKey: .dragging))
    case .finger, .trackpad:
      let phase = try fields.decode(FingerPhase.self, forKey: .state)
      let point = try PointChange(from: decoder)
      let duration = try fields.decodeIfPresent(NonNegative.self, forKey: .dt)
      self =
        op == .finger
        ? .finger(phase, point, duration: duration) : .trackpad(phase, point, duration: duration)
    case .wheel:
      self = .wheel(try Self.some(PointChange(from: decoder), else: op.rawValue, PointChange()))
    case .rows: self = .rows(try fields.decode(Int.self, forKey: .n))
    case .tick: self = .tick(try fields.decode(NonNegative.self, forKey: .dt))
    }
  }

  /// Returns the change, unless nothing in it changes.
  private static func some<Change: Equatable>(
    _ change: Change, else op: String, _ nothing: Change
  ) throws -> Change {
    guard change == nothing else { return change }
    let names = Mirror(reflecting: change).children.compactMap { $0.label.map { "\"\($0)\"" } }
    throw TraceError("\"\(op)\" needs a number: \(names.joined(separator: ", "))")
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(op, forKey: .op)
    switch self {
    case .offset(let point, let flags):
      try point.encode(to: encoder)
      try flags.encode(to: encoder)
    case .move(_, let point): try point.encode(to: encoder)
    case .resize(_, let size): try size.encode(to: encoder)
    case .inset(_, let insets): try insets.encode(to: encoder)
    case .pan(let state, let dragging):
      try fields.encode(state, forKey: .state)
      try fields.encodeIfPresent(dragging, forKey: .dragging)
    case .wheel(let point): try point.encode(to: encoder)
    case .finger(let phase, let point, let duration),
      .trackpad(let phase, let point, let duration):
      try fields.encode(phase, forKey: .state)
      try point.encode(to: encoder)
      try fields.encodeIfPresent(duration, forKey: .dt)
    case .toggle(_, let value): try fields.encode(value, forKey: .v)
    case .rows(let count): try fields.encode(count, forKey: .n)
    case .tick(let seconds): try fields.encode(seconds, forKey: .dt)
    case .control(let index, let event):
      try event.encode(in: &fields)
      if index != 0 { try fields.encode(index, forKey: .on) }
    }
  }
}
