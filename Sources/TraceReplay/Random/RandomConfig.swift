import SeededRandom

/// Makes configs: one to four controls of any kind, set to anything, on a scroll view of any shape.
struct RandomConfig {
  private(set) var text: ConfigText
  /// Those that the controls have, in their order.
  private(set) var kinds: [TraceControlConfig.Kind] = []
  let frame: [Double]
  let content: [Double]
  let inset: [Double]
  let safeArea: [Double]

  /// Numbers of which sums are rounded: a bit that is lost shows.
  static let insets: [Double] = [0, 0, 0, 8, 64.1, 1.0 / 3, 0.1, -10, 49]

  init(using generator: inout SplitMix64) {
    frame = generator.pick([
      [375, 667], [375, 667], [375, 667], [320, 480], [667, 375], [100, 30], [0, 0],
    ])
    content = [
      generator.pick([frame[0], frame[0], 2000, 100, 0]),
      generator.pick([0, 100, 667, 667.5, 900, 2000, 2000, 2000.25]),
    ]
    inset = (0..<4).map { _ in generator.pick(Self.insets) }
    safeArea = (0..<4).map { _ in generator.pick([0, 0, 0, 20, 44, 34.5]) }
    text = ConfigText(fields: [])
    addControls(&generator)
    addSurroundings(&generator)
  }

  private mutating func addControls(_ generator: inout SplitMix64) {
    let count = generator.pick([1, 1, 1, 1, 2, 2, 2, 3, 4])
    let places: [[TraceControlConfig.Kind]] = [
      [.header, .header, .autoHeader], [.backFooter, .autoFooter, .autoFooter],
      [.leading, .autoLeading], [.trailer, .autoTrailer],
    ]
    // Most screens scroll up and down.
    let order = generator.chance(70) ? places : places.shuffled(using: &generator)
    for place in order.prefix(count).shuffled(using: &generator) {
      let kind = generator.pick(place)
      let fields = Self.control(kind, &generator)
      if kinds.isEmpty { text.fields = fields } else { text.others.append(fields) }
      kinds.append(kind)
    }
  }

  private mutating func addSurroundings(_ generator: inout SplitMix64) {
    text.fields += [
      .init("frame", frame), .init("contentSize", content), .init("contentInset", inset),
      .init("safeArea", safeArea),
    ]
    if generator.chance(10) { text.fields.append(.init("window", false)) }
    if generator.chance(20) { text.fields.append(.init("insetClamp", false)) }
    if generator.chance(15) { text.fields.append(.init("rightToLeft", true)) }
    if generator.chance(60) {
      let name = generator.pick(TraceConfig.Arbitration.allCases).rawValue
      text.fields.append(.init("arbitration", text: name))
    }
    let ending = generator.pick(TraceConfig.Ending.allCases)
    if ending != .rest { text.fields.append(.init("ending", text: ending.rawValue)) }
  }

  // MARK: One control

  private static func control(
    _ kind: TraceControlConfig.Kind, _ generator: inout SplitMix64
  ) -> [ConfigText.Field] {
    var fields = [ConfigText.Field("control", text: kind.rawValue)]
    if generator.chance(8) { fields.append(.init("subclass", text: "normal")) }
    if generator.chance(40) {
      fields.append(.init("height", generator.pick([0, 0.5, 30, 44, 60.5, 100.3])))
    }
    if generator.chance(5) { fields.append(.init("startHidden", true)) }
    if generator.chance(5) { fields.append(.init("interaction", false)) }
    if let response = response(&generator) {
      fields.append(.init("onFire", text: response.rawValue))
    }
    return fields + options(kind, &generator)
  }

  private static func response(
    _ generator: inout SplitMix64
  ) -> TraceControlConfig.FireResponse? {
    if generator.chance(25) { return nil }
    if generator.chance(25) { return generator.pick([.work, .work, .deafWork]) }
    return generator.pick(TraceControlConfig.FireResponse.allCases)
  }

  private static func options(
    _ kind: TraceControlConfig.Kind, _ generator: inout SplitMix64
  ) -> [ConfigText.Field] {
    var fields: [ConfigText.Field] = []
    for (name, percent) in [
      ("autoTriggerTimes", 50), ("showsWhenEmpty", 50), ("shortContent", 30), ("dwell", 20),
      ("minimumVisible", 15), ("animationDisabled", 12), ("ignoredTop", 8),
      ("automaticallyChangeAlpha", 8), ("paging", 6),
    ] + (kind.isAutomatic ? ofAutomatic : ofPulled) where generator.chance(percent) {
      let option = option(named: name, &generator)
      var line = JSONLine()
      option.add("v", to: &line)
      fields.append(.init(name, String(line.end().dropFirst(5).dropLast())))
      if name == "shortContent" { fields.append(.init("fillLimit", 2)) }
    }
    return fields
  }

  private static let ofPulled = [("triggerDistance", 20), ("restingExtent", 20)]
  private static let ofAutomatic = [
    ("triggerPercent", 30), ("automaticallyRefresh", 8), ("programmatic", 30), ("retries", 40),
    ("triggerPoints", 8), ("triggerViewports", 8),
  ]
  private static let all =
    [
      "autoTriggerTimes", "showsWhenEmpty", "shortContent", "dwell", "minimumVisible",
      "animationDisabled", "ignoredTop", "automaticallyChangeAlpha", "fillLimit", "paging",
    ] + (ofPulled + ofAutomatic).map(\.0)

  /// Any option, with any of its values.
  static func option(_ generator: inout SplitMix64) -> TraceOption {
    option(named: generator.pick(all), &generator)
  }

  private static func option(
    named name: String, _ generator: inout SplitMix64
  ) -> TraceOption {
    switch name {
    case "autoTriggerTimes": .autoTriggerTimes(generator.pick([-1, 0, 1, 1, 2]))
    case "showsWhenEmpty": .showsWhenEmpty(generator.chance(50))
    case "shortContent": .shortContent(generator.pick([.hide, .pin, .follow, .fill]))
    case "fillLimit": .fillLimit(generator.pick([0, 1, 2]))
    case "dwell": .dwell(generator.pick([0, 0.3, 1]))
    case "minimumVisible": .minimumVisible(generator.pick([0, 0.5, 1]))
    case "animationDisabled": .animationDisabled(generator.chance(50))
    case "ignoredTop": .ignoredTop(generator.pick([0, 20, -7.3]))
    case "automaticallyChangeAlpha": .automaticallyChangeAlpha(generator.chance(50))
    case "paging": .paging(generator.chance(50))
    case "triggerDistance": .triggerDistance(generator.pick([-1, 20, 80, 120]))
    case "restingExtent": .restingExtent(generator.pick([-1, 0, 30, 80.2]))
    case "triggerPercent": .triggerPercent(generator.pick([1, 0.5, 0, -10, 2]))
    case "automaticallyRefresh": .automaticallyRefresh(generator.chance(50))
    case "programmatic": .programmatic(generator.chance(50))
    case "retries": .retries(generator.chance(50))
    case "triggerPoints": .triggerPoints(generator.pick([0, 100]))
    default: .triggerViewports(generator.pick([0, 0.5]))
    }
  }
}
