import Foundation

/// The set-up of a trace: a scroll view, its controls and their options. What is not given is
/// MJRefresh's default.
struct TraceConfig: Decodable, Sendable {
  /// Who may work at the same time.
  enum Arbitration: String, CaseIterable, Sendable {
    case exclusive, parallel, refreshCancelsLoad
  }

  /// How the promises are looked at when the trace is over.
  enum Ending: String, CaseIterable, Sendable {
    /// All is ended, and comes to rest.
    case rest
    /// The controls are taken away as they are.
    case remove
    /// The scroll view goes away, in the middle of what there is.
    case abandon
  }

  /// The control that an event without `on` is for, then the others.
  let controls: [TraceControlConfig]
  let frame: CGSize
  let contentSize: CGSize
  let contentInset: TraceInsets
  let safeArea: TraceInsets
  let offset: CGPoint
  let isInWindow: Bool
  let rows: Int?
  let insetClamp: Bool
  /// Recorded from a control of Tug's: nothing happens but what the events say.
  let isLive: Bool
  let isRightToLeft: Bool
  let start: TraceStart?
  let arbitration: Arbitration?
  let ending: Ending

  private static let names: Set<String> = [
    "frame", "contentSize", "contentInset", "safeArea", "offset", "window", "rows", "insetClamp",
    "live", "rightToLeft", "start", "also", "arbitration", "ending",
  ]

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    try fields.allow(Self.names.union(TraceControlConfig.names), in: "a config")
    let first = try TraceControlConfig(fields, in: "a config")
    let others = try fields.nested("also", [Also].self) ?? []
    controls = [first] + others.map(\.control)
    try Self.check(controls)
    let frame = try fields.lengths("frame", count: 2) ?? [375, 667]
    self.frame = CGSize(width: frame[0], height: frame[1])
    let content = try fields.lengths("contentSize", count: 2) ?? [frame[0], 2000]
    contentSize = CGSize(width: content[0], height: content[1])
    contentInset = try TraceInsets(fields.numbers("contentInset", count: 4) ?? [0, 0, 0, 0])
    safeArea = try TraceInsets(fields.numbers("safeArea", count: 4) ?? [0, 0, 0, 0])
    let origin = [-contentInset.left - safeArea.left, -contentInset.top - safeArea.top]
    let offset = try fields.numbers("offset", count: 2) ?? origin
    self.offset = CGPoint(x: offset[0], y: offset[1])
    isInWindow = try fields.flag("window") ?? true
    rows = try fields.integer("rows")
    isLive = try fields.flag("live") ?? false
    insetClamp = try fields.flag("insetClamp") ?? !isLive
    isRightToLeft = try fields.flag("rightToLeft") ?? false
    self.start = try fields.nested("start", TraceStart.self)
    arbitration = try fields.choice("arbitration", Arbitration.self)
    ending = try fields.choice("ending", Ending.self) ?? .rest
  }

  /// One place is one control's.
  private static func check(_ controls: [TraceControlConfig]) throws {
    var places: Set<String> = []
    for control in controls where !places.insert(control.kind.place).inserted {
      throw TraceError("two controls cannot stand at the same edge: \(control.kind.rawValue)")
    }
  }

  /// Refuses an event that is for a control that is not there.
  func check(_ event: TraceEvent) throws {
    guard case .on(let index, _) = event, !controls.indices.contains(index) else { return }
    throw TraceError("there is no control \(index)")
  }

  private struct Also: Decodable {
    let control: TraceControlConfig

    init(from decoder: any Decoder) throws {
      let fields = try TraceFields(decoder)
      try fields.allow(TraceControlConfig.names, in: "\"also\"")
      control = try TraceControlConfig(fields, in: "\"also\"")
    }
  }
}

/// Top, left, bottom, right, in points.
struct TraceInsets: Equatable, Sendable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  init(_ numbers: [Double]) {
    (top, left, bottom, right) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
