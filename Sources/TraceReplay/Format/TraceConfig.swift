import Foundation

/// The set-up of a trace: a scroll view, a control and its options. What is not given is MJRefresh's
/// default.
struct TraceConfig: Decodable, Sendable {
  enum Control: String, Sendable {
    case header, backFooter, autoFooter, trailer
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

  private static let names: Set<String> = [
    "control", "subclass", "frame", "contentSize", "contentInset", "safeArea", "height", "offset",
    "window", "rows", "insetClamp", "startHidden", "onFire",
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
    let start = [-contentInset.left - safeArea.left, -contentInset.top - safeArea.top]
    let offset = try fields.numbers("offset", count: 2) ?? start
    self.offset = CGPoint(x: offset[0], y: offset[1])
    isInWindow = try fields.flag("window") ?? true
    rows = try fields.integer("rows")
    insetClamp = try fields.flag("insetClamp") ?? true
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

/// An option of a control: given in the config, or set on the way.
enum TraceOption: Equatable, Sendable {
  case automaticallyRefresh(Bool)
  case triggerPercent(Double)
  case autoTriggerTimes(Int)
  case paging(Bool)
  case ignoredTop(Double)
  case ignoredBottom(Double)
  case ignoredRight(Double)
  case automaticallyChangeAlpha(Bool)
  case collectionViewAnimationBug(Bool)
  case animationDisabled(Bool)

  static let names: Set<String> = [
    "automaticallyRefresh", "triggerPercent", "autoTriggerTimes", "paging", "ignoredTop",
    "ignoredBottom", "ignoredRight", "automaticallyChangeAlpha", "collectionViewAnimationBug",
    "animationDisabled",
  ]

  /// - Parameters:
  ///   - key: the option's name.
  ///   - value: under which name its value stands.
  init(key: String, value: String, in fields: TraceFields) throws {
    func number() throws -> Double { try needed(fields.number(value), value, for: key) }
    func flag() throws -> Bool { try needed(fields.flag(value), value, for: key) }
    switch key {
    case "automaticallyRefresh": self = .automaticallyRefresh(try flag())
    case "triggerPercent": self = .triggerPercent(try number())
    case "autoTriggerTimes":
      self = .autoTriggerTimes(try needed(fields.integer(value), value, for: key))
    case "paging": self = .paging(try flag())
    case "ignoredTop": self = .ignoredTop(try number())
    case "ignoredBottom": self = .ignoredBottom(try number())
    case "ignoredRight": self = .ignoredRight(try number())
    case "automaticallyChangeAlpha": self = .automaticallyChangeAlpha(try flag())
    case "collectionViewAnimationBug": self = .collectionViewAnimationBug(try flag())
    case "animationDisabled": self = .animationDisabled(try flag())
    default: throw TraceError("there is no option \"\(key)\"")
    }
  }
}
