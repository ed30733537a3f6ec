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
  case triggerPoints(Double)
  case triggerViewports(Double)
  case triggerDistance(Double)
  case restingExtent(Double)
  case shortContent(ShortContentName)
  case fillLimit(Int)
  case showsWhenEmpty(Bool)
  case programmatic(Bool)
  case retries(Bool)
  case minimumVisible(Double)
  case dwell(Double)

  enum ShortContentName: String, Sendable {
    case hide, pin, follow, fill
  }

  static let names: Set<String> = [
    "automaticallyRefresh", "triggerPercent", "autoTriggerTimes", "paging", "ignoredTop",
    "ignoredBottom", "ignoredRight", "automaticallyChangeAlpha", "collectionViewAnimationBug",
    "animationDisabled", "triggerPoints", "triggerViewports", "triggerDistance", "restingExtent",
    "shortContent", "fillLimit", "showsWhenEmpty", "programmatic", "retries", "minimumVisible",
    "dwell",
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
    default: self = try Self.ofTug(key, value, fields)
    }
  }

  /// Those that MJRefresh does not have.
  private static func ofTug(_ key: String, _ value: String, _ fields: TraceFields) throws -> Self {
    func number() throws -> Double { try needed(fields.number(value), value, for: key) }
    func flag() throws -> Bool { try needed(fields.flag(value), value, for: key) }
    return switch key {
    case "triggerPoints": .triggerPoints(try number())
    case "triggerViewports": .triggerViewports(try number())
    case "triggerDistance": .triggerDistance(try number())
    case "restingExtent": .restingExtent(try number())
    case "shortContent":
      .shortContent(try needed(fields.choice(value, ShortContentName.self), value, for: key))
    case "fillLimit": .fillLimit(try needed(fields.integer(value), value, for: key))
    case "showsWhenEmpty": .showsWhenEmpty(try flag())
    case "programmatic": .programmatic(try flag())
    case "retries": .retries(try flag())
    case "minimumVisible": .minimumVisible(try number())
    case "dwell": .dwell(try number())
    default: throw TraceError("there is no option \"\(key)\"")
    }
  }
}
