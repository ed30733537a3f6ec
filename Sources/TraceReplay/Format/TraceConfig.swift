import Foundation

/// The set-up of a trace: a scroll view, a control and its options. What is not given is MJRefresh's
/// default.
struct TraceConfig: Decodable, Sendable {
  enum Control: String, Sendable {
    case header, backFooter, autoFooter, trailer
    case autoHeader, leading, autoLeading, autoTrailer
  }

  enum Subclass: String, Sendable {
    case normal
  }

  /// What the action does at once.
  enum FireResponse: String, Sendable {
    case end, endNoMore, growEnd
  }

  let control: Control
  let subclass: Subclass?
  let frame: CGSize
  let contentSize: CGSize
  let contentInset: TraceInsets
  let safeArea: TraceInsets
  let height: Double?
  let offset: CGPoint
  let isInWindow: Bool
  let rows: Int?
  let insetClamp: Bool
  let startHidden: Bool
  let onFire: FireResponse?
  let options: [TraceOption]
  /// Recorded from a control of Tug's: nothing happens but what the events say.
  let isLive: Bool
  let isEnabled: Bool
  let isBarred: Bool
  let isRightToLeft: Bool
  let start: TraceStart?

  private static let names: Set<String> = [
    "control", "subclass", "frame", "contentSize", "contentInset", "safeArea", "height", "offset",
    "window", "rows", "insetClamp", "startHidden", "onFire", "live", "interaction", "barred",
    "rightToLeft", "start",
  ]

  init(from decoder: any Decoder) throws {
    let fields = try TraceFields(decoder)
    try fields.allow(Self.names.union(TraceOption.names), in: "a config")
    control = try needed(fields.choice("control", Control.self), "control", for: "a config")
    subclass = try fields.choice("subclass", Subclass.self)
    let frame = try fields.lengths("frame", count: 2) ?? [375, 667]
    self.frame = CGSize(width: frame[0], height: frame[1])
    let content = try fields.lengths("contentSize", count: 2) ?? [frame[0], 2000]
    contentSize = CGSize(width: content[0], height: content[1])
    contentInset = try TraceInsets(fields.numbers("contentInset", count: 4) ?? [0, 0, 0, 0])
    safeArea = try TraceInsets(fields.numbers("safeArea", count: 4) ?? [0, 0, 0, 0])
    height = try fields.length("height")
    let origin = [-contentInset.left - safeArea.left, -contentInset.top - safeArea.top]
    let offset = try fields.numbers("offset", count: 2) ?? origin
    self.offset = CGPoint(x: offset[0], y: offset[1])
    isInWindow = try fields.flag("window") ?? true
    rows = try fields.integer("rows")
    isLive = try fields.flag("live") ?? false
    insetClamp = try fields.flag("insetClamp") ?? !isLive
    isEnabled = try fields.flag("interaction") ?? true
    isBarred = try fields.flag("barred") ?? false
    isRightToLeft = try fields.flag("rightToLeft") ?? false
    self.start = try fields.nested("start", TraceStart.self)
    startHidden = try fields.flag("startHidden") ?? false
    onFire = try fields.choice("onFire", FireResponse.self)
    options = try TraceOption.names.filter(fields.has).sorted().map {
      try TraceOption(key: $0, value: $0, in: fields)
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
