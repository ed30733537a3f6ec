import Foundation
import SeededRandom
import TraceFormat

/// Makes a config: one to four controls of any kind, with any options, on a scroll view of any shape.
struct RandomConfig {
  private(set) var config: TraceConfig
  private(set) var frame: [Double]
  private(set) var content: [Double]
  private(set) var inset: [Double]
  private(set) var safeArea: [Double]

  /// Numbers whose sums are rounded, so that an inexact restoration is visible.
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
    let controls = Self.controls(&generator)
    config = TraceConfig(controls[0])
    if controls.count > 1 { config.scrollView.also = Array(controls.dropFirst()) }
    configureScrollView(&generator)
    if generator.chance(Self.pagesPercent) { showPages(&generator) }
    if generator.chance(Self.faultyPercent) { addFaults(&generator) }
    // A list scrolls vertically.
    if config.scrollView.faults?.wholeInset == nil, generator.chance(Self.listPercent),
      !config.controls.contains(where: \.kind.isHorizontal)
    {
      showRows(&generator)
    }
  }

  /// Insets that are neither anyone else's nor the length of a control.
  private static let wholeInsets: [Double] = [0, 17.3, 61.7, 88.9]

  /// The percentage of traces with faults.
  private static let faultyPercent = 33

  /// The percentages of traces with whole pages, and of lists.
  private static let (pagesPercent, listPercent) = (8, 12)

  /// Whole pages, which a closing control must leave whole.
  private mutating func showPages(_ generator: inout SplitMix64) {
    (frame, inset, safeArea) = ([375, 500], [0, 0, 0, 0], [0, 0, 0, 0])
    content = generator.pick([[375, 1500], [375, 500], [1125, 500]])
    config.scrollView.frame = CGSize(width: frame[0], height: frame[1])
    config.scrollView.contentSize = CGSize(width: content[0], height: content[1])
    config.scrollView.contentInset = TraceInsets()
    config.scrollView.safeArea = TraceInsets()
    config.scrollView.physics = generator.pick(TraceScrollViewConfig.Physics.allCases)
    config.scrollView.insetClamp = nil
    config.control.options.removeAll { $0.key == "paging" }
    config.control.options.append(.flag(.paging, true))
  }

  private mutating func showRows(_ generator: inout SplitMix64) {
    config.scrollView.list = true
    config.scrollView.rows = generator.pick([0, 0, 5, 40])
  }

  /// A finger is the best witness of most faults.
  private mutating func addFaults(_ generator: inout SplitMix64) {
    var faults = TraceFaults()
    if generator.chance(70) {
      let count = generator.pick([1, 1, 2, 5])
      faults.completions = (0..<count).map { _ in
        generator.pick(TraceFaults.Completion.allCases)
      }
    }
    if generator.chance(40) { faults.lateLayout = true }
    if generator.chance(40) { faults.lateSafeArea = true }
    if generator.chance(30) {
      let sides = (0..<4).map { _ in generator.pick(Self.wholeInsets) }
      faults.wholeInset = TraceInsets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      if generator.chance(50) { faults.knowsWholeInsets = true }
    }
    config.scrollView.faults = faults
    guard generator.chance(50) else { return }
    config.scrollView.physics = generator.pick(TraceScrollViewConfig.Physics.allCases)
    config.scrollView.insetClamp = nil
  }

  private mutating func configureScrollView(_ generator: inout SplitMix64) {
    var scrollView = config.scrollView
    scrollView.frame = CGSize(width: frame[0], height: frame[1])
    scrollView.contentSize = CGSize(width: content[0], height: content[1])
    scrollView.contentInset = TraceInsets(
      top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    scrollView.safeArea = TraceInsets(
      top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
    if generator.chance(10) { scrollView.window = false }
    if generator.chance(20) { scrollView.insetClamp = false }
    if generator.chance(15) { scrollView.rightToLeft = true }
    if generator.chance(60) {
      scrollView.arbitration = generator.pick(TraceScrollViewConfig.ArbitrationName.allCases)
    }
    let ending = generator.pick(TraceScrollViewConfig.Ending.allCases)
    if ending != .rest { scrollView.ending = ending }
    if generator.chance(25) {
      scrollView.physics = generator.pick(TraceScrollViewConfig.Physics.allCases)
      scrollView.insetClamp = nil
    }
    config.scrollView = scrollView
  }

  // MARK: Controls

  private static func controls(_ generator: inout SplitMix64) -> [TraceControlConfig] {
    let count = generator.pick([1, 1, 1, 1, 2, 2, 2, 3, 4])
    let edges: [[TraceControlConfig.Kind]] = [
      [.header, .header, .autoHeader], [.backFooter, .autoFooter, .autoFooter],
      [.leading, .autoLeading], [.trailer, .autoTrailer],
    ]
    // Most screens scroll vertically.
    let order = generator.chance(70) ? edges : edges.shuffled(using: &generator)
    return order.prefix(count).shuffled(using: &generator).map { kinds in
      control(generator.pick(kinds), &generator)
    }
  }

  private static func control(
    _ kind: TraceControlConfig.Kind, _ generator: inout SplitMix64
  ) -> TraceControlConfig {
    var control = TraceControlConfig(kind)
    if generator.chance(8) { control.subclass = .normal }
    if generator.chance(40) {
      control.height = NonNegative(generator.pick([0, 0.5, 30, 44, 60.5, 100.3]))
    }
    if generator.chance(5) { control.startHidden = true }
    if generator.chance(5) { control.isEnabled = false }
    control.response = response(&generator)
    control.options = options(kind, &generator)
    if generator.chance(15) {
      control.reactions = (0..<generator.pick([1, 1, 2])).map { _ in
        TraceReaction(
          at: generator.pick(TraceReaction.Moment.allCases),
          generator.pick(TraceReaction.Act.allCases))
      }
    }
    return control
  }

  private static func response(
    _ generator: inout SplitMix64
  ) -> TraceControlConfig.ActionResponse? {
    if generator.chance(25) { return nil }
    if generator.chance(25) { return generator.pick([.work, .work, .uncancellableWork]) }
    return generator.pick(TraceControlConfig.ActionResponse.allCases)
  }

  // MARK: Options

  private typealias MakeOption = (inout SplitMix64) -> TraceOption
  /// The generator of an option, and the percentage of controls in which it is set initially.
  private typealias Choice = (percent: Int, make: MakeOption)

  private static func options(
    _ kind: TraceControlConfig.Kind, _ generator: inout SplitMix64
  ) -> [TraceOption] {
    var options: [TraceOption] = []
    for choice in common + (kind.isAutomatic ? ofAutomatic : ofPull)
    where generator.chance(choice.percent) {
      let option = choice.make(&generator)
      if case .name(.shortContent, _) = option { options.append(.count(.fillLimit, 2)) }
      options.append(option)
    }
    return options
  }

  /// Any option, with any of its values.
  static func option(_ generator: inout SplitMix64) -> TraceOption {
    generator.pick(common + ofPull + ofAutomatic).make(&generator)
  }

  private static func flag(_ flag: TraceOption.Flag) -> MakeOption {
    { .flag(flag, $0.chance(50)) }
  }

  private static func number(_ number: TraceOption.Number, _ values: [Double]) -> MakeOption {
    { .number(number, $0.pick(values)) }
  }

  private static func count(_ count: TraceOption.Count, _ values: [Int]) -> MakeOption {
    { .count(count, $0.pick(values)) }
  }

  private static var common: [Choice] {
    [
      (50, count(.autoTriggerTimes, [-1, 0, 1, 1, 2])), (50, flag(.showsWhenEmpty)),
      (30, { .name(.shortContent, $0.pick(TraceOption.ShortContentName.allCases)) }),
      (0, count(.fillLimit, [0, 1, 2])), (20, number(.dwell, [0, 0.3, 1])),
      (15, number(.minimumVisible, [0, 0.5, 1])), (12, flag(.animationDisabled)),
      (8, number(.ignoredTop, [0, 20, -7.3])), (8, flag(.automaticallyChangeAlpha)),
      (6, flag(.paging)), (50, { .flag(.springOpening, $0.chance(80)) }),
      (50, { .flag(.springClosing, $0.chance(80)) }),
    ]
  }

  private static var ofPull: [Choice] {
    [
      (20, number(.triggerDistance, [-1, 20, 80, 120])),
      (20, number(.restingExtent, [-1, 0, 30, 80.2])),
    ]
  }

  private static var ofAutomatic: [Choice] {
    [
      (30, number(.triggerPercent, [1, 0.5, 0, -10, 2])), (8, flag(.automaticallyRefresh)),
      (30, flag(.programmatic)), (40, flag(.retries)), (8, number(.triggerPoints, [0, 100])),
      (8, number(.triggerViewports, [0, 0.5])),
    ]
  }
}
