import SeededRandom

/// Makes events: what users, apps and devices do to a scroll view with controls, in any order. It
/// keeps in mind where the ends of the content are, so that most of it happens where it matters.
struct RandomUse {
  private var generator: SplitMix64
  private let kinds: [TraceControlConfig.Kind]
  private var frame: [Double]
  private var content: [Double]
  private var inset: [Double]
  private var safeArea: [Double]
  /// x, y.
  private var offset: [Double]
  private var isRightToLeft: Bool
  private var events: [TraceEvent] = []

  init(_ config: RandomConfig, using generator: SplitMix64) {
    self.generator = generator
    kinds = config.kinds
    (frame, content) = (config.frame, config.content)
    (inset, safeArea) = (config.inset, config.safeArea)
    offset = [-inset[1] - safeArea[1], -inset[0] - safeArea[0]]
    isRightToLeft = config.text.fields.contains { $0.name == "rightToLeft" }
  }

  /// - Parameter count: how many.
  mutating func events(_ count: Int) -> [TraceEvent] {
    events = []
    while events.count < count { act() }
    return Array(events.prefix(count))
  }

  private mutating func act() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<22: drag()
    case 22..<40: wait()
    case 40..<68: call()
    case 68..<74: useAndReplace()
    case 74..<92: lay()
    default: scrollSomehow()
    }
  }

  private mutating func wait() {
    events.append(.tick(generator.pick([0, 1.0 / 60, 0.1, 0.25, 0.3, 0.4, 0.5, 1, 3])))
  }

  /// For one of the controls.
  private mutating func add(_ event: TraceEvent) {
    let index = Int.random(in: 0..<kinds.count, using: &generator)
    events.append(index == 0 ? event : .on(index, event))
  }
}

// MARK: - The app

extension RandomUse {
  private mutating func call() {
    let event: TraceEvent =
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<5: .begin
      case 5..<8: .end
      case 8: .endNoMore
      case 9: .fail
      case 10..<12: .resetNoMore
      case 12..<17: .finish(generator.pick(TraceEvent.Finish.allCases))
      case 17: .tap
      case 18: .late
      default: .height(generator.pick([0, 30, 44, 60.5, 100.3]))
      }
    add(event)
  }

  private mutating func useAndReplace() {
    let event: TraceEvent =
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<3: .hidden(generator.chance(50))
      case 3: .interaction(generator.chance(50))
      case 4: .remove
      case 5..<8: .attach
      case 8: .replace
      default: .option(RandomConfig.option(&generator))
      }
    add(event)
  }
}

// MARK: - Layout

extension RandomUse {
  private mutating func lay() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0 where generator.chance(30): makeNoSense()
    case 0..<5: resizeContent()
    case 5..<9: changeInset()
    case 9..<11: changeSafeArea()
    case 11: resize()
    case 12..<14: rotate()
    case 14..<16: events.append(.window(generator.chance(60)))
    case 16: turn()
    case 17: keep()
    default: jump()
    }
  }

  /// Numbers that no layout has, for a while.
  private mutating func makeNoSense() {
    let enormous = generator.pick([1e13, 1e300])
    let place = Int.random(in: 0..<4, using: &generator)
    events.append(layout(place, with: enormous))
    for _ in 0..<generator.pick([0, 1, 1, 3]) { act() }
    events.append(layout(place, with: nil))
  }

  /// As it is, or with one number in it.
  private func layout(_ place: Int, with number: Double?) -> TraceEvent {
    switch place {
    case 0: .contentSize(width: content[0], height: number ?? content[1])
    case 1: .frame(width: number ?? frame[0], height: frame[1])
    case 2: .inset(top: number.map { -$0 } ?? inset[0], left: nil, bottom: nil, right: nil)
    default: .inset(top: nil, left: nil, bottom: nil, right: number ?? inset[3])
    }
  }

  private mutating func resizeContent() {
    let height = generator.pick([0, 100, frame[1], 900, content[1] + 400, content[1] + 44, 2000])
    content[1] = height
    guard generator.chance(30) else {
      return events.append(.contentSize(width: nil, height: height))
    }
    content[0] = generator.pick([frame[0], 2000, 100, 0])
    events.append(.contentSize(width: content[0], height: height))
  }

  private mutating func changeInset() {
    // One side, or all of them as apps do with `contentInset = …`.
    let sides = generator.chance(60) ? [generator.pick([0, 1, 2, 3])] : [0, 1, 2, 3]
    let isOwn = generator.chance(30)
    var values: [Double?] = [nil, nil, nil, nil]
    for side in sides {
      inset[side] = generator.pick(RandomConfig.insets + [inset[side] + 0.7])
      values[side] = inset[side]
    }
    events.append(
      isOwn
        ? .ownInset(top: values[0], left: values[1], bottom: values[2], right: values[3])
        : .inset(top: values[0], left: values[1], bottom: values[2], right: values[3]))
  }

  private mutating func changeSafeArea() {
    let side = generator.pick([0, 0, 2, 2, 1, 3])
    safeArea[side] = generator.pick([0, 20, 44, 34.5, 91])
    var values: [Double?] = [nil, nil, nil, nil]
    values[side] = safeArea[side]
    events.append(.safeArea(top: values[0], left: values[1], bottom: values[2], right: values[3]))
  }

  private mutating func resize() {
    frame = generator.pick([[375, 667], [320, 480], [375, 300.5], [100, 30], [0, 0]])
    events.append(.frame(width: frame[0], height: frame[1]))
  }

  /// Size, safe area, content and offset, one after the other, as a rotation changes them.
  private mutating func rotate() {
    frame = [frame[1], frame[0]]
    safeArea = [safeArea[1], safeArea[0], safeArea[3], safeArea[2]]
    if content[0] == frame[1] { content[0] = frame[0] }
    events.append(.frame(width: frame[0], height: frame[1]))
    events.append(
      .safeArea(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3]))
    if generator.chance(30) { wait() }
    events.append(.contentSize(width: content[0], height: content[1]))
    if generator.chance(50) { jump() }
  }

  private mutating func turn() {
    isRightToLeft.toggle()
    events.append(.rightToLeft(isRightToLeft))
  }

  private mutating func keep() {
    offset[1] += generator.pick([44, 400, -30])
    events.append(.keep(x: nil, y: offset[1]))
  }

  /// The app scrolls.
  private mutating func jump() {
    let axis = generator.pick([1, 1, 1, 0])
    offset[axis] = generator.pick([
      first(axis), last(axis), last(axis) + 44, first(axis) - 60, last(axis) - 200, 0,
    ])
    events.append(axis == 1 ? .setOffset(x: nil, y: offset[1]) : .setOffset(x: offset[0], y: nil))
  }
}

// MARK: - The finger

extension RandomUse {
  private func first(_ axis: Int) -> Double {
    axis == 1 ? -inset[0] - safeArea[0] : -inset[1] - safeArea[1]
  }

  private func last(_ axis: Int) -> Double {
    let after = axis == 1 ? inset[2] + safeArea[2] : inset[3] + safeArea[3]
    return max(first(axis), content[axis] + after - frame[axis])
  }

  /// A drag at the edge of a control: out, perhaps back and out again, and mostly let go.
  private mutating func drag() {
    let kind = generator.pick(kinds)
    let axis = kind.isHorizontal ? 0 : 1
    let isBefore = kind.isBefore != (kind.isHorizontal && isRightToLeft)
    let edge = isBefore ? first(axis) : last(axis)
    let out: Double = isBefore ? -1 : 1
    if generator.chance(90) { events.append(.pan(.began, dragging: nil)) }
    for _ in 0..<generator.pick([1, 1, 1, 2, 3]) {
      let way = generator.pick([10, 40, 54, 54.5, 61, 80, 100.5, 130, 200, -20, -100])
      pull(axis, to: edge + out * way)
    }
    letGo(axis, edge)
  }

  private mutating func pull(_ axis: Int, to end: Double) {
    // From afar it starts near by: nothing happens on the way.
    if abs(offset[axis] - end) > 400 { offset[axis] = end + generator.pick([-150, 150]) }
    let steps = generator.pick([1, 2, 4])
    let start = offset[axis]
    for step in 1...steps {
      offset[axis] = start + (end - start) * Double(step) / Double(steps)
      frameOfScroll(axis, dragging: true, decelerating: generator.chance(90) ? nil : false)
      if generator.chance(30) { events.append(.tick(1.0 / 60)) }
      if generator.chance(6) { generator.chance(50) ? call() : lay() }
    }
  }

  private mutating func letGo(_ axis: Int, _ edge: Double) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<7: events.append(.pan(.ended, dragging: nil))
    case 7: events.append(.pan(.cancelled, dragging: nil))
    case 8: return  // the finger stays down
    default: break
    }
    let rest = min(max(offset[axis], first(axis)), last(axis))
    let coasts = generator.pick([0, 1, 2, 4])
    for coast in 0..<coasts {
      offset[axis] += (rest - offset[axis]) * generator.pick([0.2, 0.5, 1, 1.2])
      frameOfScroll(axis, dragging: false, decelerating: coast < coasts - 1)
      if generator.chance(40) { events.append(.tick(generator.pick([1.0 / 60, 0.1, 0.3]))) }
    }
    if coasts == 0 { frameOfScroll(axis, dragging: false, decelerating: nil) }
  }

  private mutating func frameOfScroll(_ axis: Int, dragging: Bool, decelerating: Bool?) {
    events.append(
      .offset(
        x: axis == 0 ? offset[0] : nil, y: axis == 1 ? offset[1] : nil, dragging: dragging,
        decelerating: decelerating))
  }

  /// Flags and offsets as no device has them.
  private mutating func scrollSomehow() {
    if generator.chance(30) {
      let states: [TraceEvent.PanState] = [
        .possible, .began, .changed, .ended, .cancelled, .failed,
      ]
      return events.append(
        .pan(generator.pick(states), dragging: generator.pick([nil, nil, true, false])))
    }
    let axis = generator.pick([1, 1, 0])
    offset[axis] = generator.pick([
      first(axis) + Double(Int.random(in: -400...40, using: &generator)) / 2,
      last(axis) + Double(Int.random(in: -40...400, using: &generator)) / 2,
      Double(Int.random(in: -1000...5000, using: &generator)) / 2,
    ])
    events.append(
      .offset(
        x: axis == 0 ? offset[0] : nil, y: axis == 1 ? offset[1] : nil,
        dragging: generator.pick([nil, true, false]),
        decelerating: generator.pick([nil, nil, true, false])))
  }
}
