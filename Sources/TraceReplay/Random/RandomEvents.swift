import SeededRandom
import TraceFormat

/// Makes events of users, apps, and devices on a scroll view with controls, in any order.
///
/// It keeps track of the edges of the content, so that most events happen near them.
struct RandomEvents {
  var generator: SplitMix64
  let kinds: [TraceControlConfig.Kind]
  var frame: [Double]
  var content: [Double]
  private var inset: [Double]
  private var safeArea: [Double]
  /// x, y.
  var offset: [Double]
  private var isRightToLeft: Bool
  private let hasPhysics: Bool
  private let isFaulty: Bool
  private let isList: Bool
  /// Whether the app assigns its inset in each layout, and so makes no room.
  private let insists: Bool
  var isFingerDown = false
  var events: [TraceEvent] = []

  init(_ config: RandomConfig, using generator: SplitMix64) {
    self.generator = generator
    kinds = config.config.controls.map(\.kind)
    (frame, content) = (config.frame, config.content)
    (inset, safeArea) = (config.inset, config.safeArea)
    offset = [-inset[1] - safeArea[1], -inset[0] - safeArea[0]]
    isRightToLeft = config.config.isRightToLeft
    hasPhysics = config.config.scrollView.physics != nil
    isFaulty = config.config.scrollView.faults != nil
    isList = config.config.isList
    insists = config.config.scrollView.faults?.wholeInset != nil
  }

  mutating func make(_ count: Int) -> [TraceEvent] {
    events = []
    while events.count < count { act() }
    return Array(events.prefix(count))
  }

  private mutating func act() {
    if isFaulty, generator.chance(10) { return interfere() }
    if hasPhysics, generator.chance(12) { return refresh() }
    if !insists, generator.chance(2) { return type() }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<22: hasPhysics ? moveFinger() : drag()
    case 22..<40: wait()
    case 40..<68: call()
    case 68..<74: configure()
    case 74..<92: changeLayout()
    default: hasPhysics ? jump() : scrollImpossibly()
    }
  }

  /// The duration of a frame, in seconds.
  static let frameTime = 1.0 / 60

  mutating func wait(_ seconds: [Double] = [0, frameTime, 0.1, 0.25, 0.3, 0.4, 0.5, 1, 3]) {
    events.append(.tick(NonNegative(generator.pick(seconds))))
  }

  /// For one of the controls.
  mutating func add(_ event: ControlEvent) {
    events.append(.control(Int.random(in: 0..<kinds.count, using: &generator), event))
  }
}

// MARK: - The app

extension RandomEvents {
  mutating func call() {
    let event: ControlEvent =
      switch Int.random(in: 0..<21, using: &generator) {
      case 20: .call(.endCancelled)
      case 0..<5: .call(.begin)
      case 5..<8: .call(.end)
      case 8: .call(.endNoMore)
      case 9: .call(.fail)
      case 10..<12: .call(.resetNoMore)
      case 12..<17: .finish(generator.pick(ControlEvent.Finish.allCases))
      case 17: .call(.tap)
      case 18: .call(.late)
      default: .height(NonNegative(generator.pick([0, 30, 44, 60.5, 100.3])))
      }
    add(event)
  }

  private mutating func configure() {
    let event: ControlEvent =
      switch Int.random(in: 0..<13, using: &generator) {
      case 12: .call(.move)
      case 0..<3: .toggle(.hidden, generator.chance(50))
      case 3: .toggle(.interaction, generator.chance(50))
      case 4: .call(.remove)
      case 5..<8: .call(.attach)
      case 8: .call(.replace)
      default: .option(RandomConfig.option(&generator))
      }
    add(event)
  }
}

// MARK: - Layout

extension RandomEvents {
  private mutating func changeLayout() {
    switch Int.random(in: 0..<23, using: &generator) {
    case 0 where generator.chance(30) && !isList: invalidate()
    case 20..<22 where !insists: makeRoom()
    case 22: isList ? events.append(.rows(generator.pick([0, 1, 40]))) : setBounce()
    case 0..<5: resizeContent()
    case 5..<9: changeInset()
    case 9..<11: changeSafeArea()
    case 11: resize()
    case 12..<14: rotate()
    case 14..<16: events.append(.toggle(.window, generator.chance(60)))
    case 16: changeDirection()
    case 17: keepPosition()
    default: jump()
    }
  }

  /// Makes the layout invalid for a while.
  private mutating func invalidate() {
    let enormous = generator.pick([1e13, 1e300])
    let place = Int.random(in: 0..<4, using: &generator)
    events.append(layout(place, with: enormous))
    for _ in 0..<generator.pick([0, 1, 1, 3]) { act() }
    events.append(layout(place, with: nil))
  }

  /// The layout, with another number in one place.
  private func layout(_ place: Int, with number: Double?) -> TraceEvent {
    switch place {
    case 0: .resize(.contentSize, SizeChange(w: content[0], h: number ?? content[1]))
    case 1: .resize(.frame, SizeChange(w: number ?? frame[0], h: frame[1]))
    case 2: .inset(.inset, InsetsChange(t: number.map { -$0 } ?? inset[0]))
    default: .inset(.inset, InsetsChange(r: number ?? inset[3]))
    }
  }

  private mutating func resizeContent() {
    let height = generator.pick([0, 100, frame[1], 900, content[1] + 400, content[1] + 44, 2000])
    content[1] = height
    guard generator.chance(30) else {
      return events.append(.resize(.contentSize, SizeChange(h: height)))
    }
    content[0] = generator.pick([frame[0], 2000, 100, 0])
    events.append(.resize(.contentSize, SizeChange(w: content[0], h: height)))
  }

  private mutating func changeInset() {
    // One side, or all of them, as apps do with `contentInset = …`.
    let sides = generator.chance(60) ? [generator.pick([0, 1, 2, 3])] : [0, 1, 2, 3]
    let isOwn = generator.chance(30)
    var values: [Double?] = [nil, nil, nil, nil]
    for side in sides {
      inset[side] = generator.pick(RandomConfig.insets + [inset[side] + 0.7])
      values[side] = inset[side]
    }
    events.append(.inset(isOwn ? .ownInset : .inset, Self.insets(values)))
  }

  private mutating func changeSafeArea() {
    let side = generator.pick([0, 0, 2, 2, 1, 3])
    safeArea[side] = generator.pick([0, 20, 44, 34.5, 91])
    var values: [Double?] = [nil, nil, nil, nil]
    values[side] = safeArea[side]
    events.append(.inset(.safeArea, Self.insets(values)))
  }

  private static func insets(_ values: [Double?]) -> InsetsChange {
    InsetsChange(t: values[0], l: values[1], b: values[2], r: values[3])
  }

  private mutating func resize() {
    frame = generator.pick([[375, 667], [320, 480], [375, 300.5], [100, 30], [0, 0]])
    events.append(.resize(.frame, SizeChange(w: frame[0], h: frame[1])))
  }

  /// Changes size, safe area, content and offset one after the other, as a rotation does.
  private mutating func rotate() {
    frame = [frame[1], frame[0]]
    safeArea = [safeArea[1], safeArea[0], safeArea[3], safeArea[2]]
    if content[0] == frame[1] { content[0] = frame[0] }
    events.append(.resize(.frame, SizeChange(w: frame[0], h: frame[1])))
    events.append(.inset(.safeArea, Self.insets(safeArea)))
    if generator.chance(30) { wait() }
    events.append(.resize(.contentSize, SizeChange(w: content[0], h: content[1])))
    if generator.chance(50) { jump() }
  }

  private mutating func changeDirection() {
    isRightToLeft.toggle()
    events.append(.toggle(.rightToLeft, isRightToLeft))
  }

  private mutating func keepPosition() {
    offset[1] += generator.pick([44, 400, -30])
    events.append(.move(.keep, PointChange(y: offset[1])))
  }

  /// A keyboard or a bar comes or goes.
  private mutating func makeRoom() {
    makeRoom(generator.pick([44, 300, -300, -44]), at: generator.pick([2, 2, 0]))
  }

  /// The app moves the content with the room.
  mutating func makeRoom(_ room: Double, at side: Int) {
    var values: [Double?] = [nil, nil, nil, nil]
    values[side] = room
    inset[side] += room
    offset[1] += side == 2 ? room : -room
    events.append(.inset(.room, Self.insets(values)))
  }

  private mutating func setBounce() { events.append(.toggle(.alwaysBounce, generator.chance(50))) }

  /// The app sets the offset.
  mutating func jump() {
    let axis = generator.pick([1, 1, 1, 0])
    offset[axis] = generator.pick([
      first(axis), last(axis), last(axis) + 44, first(axis) - 60, last(axis) - 200, 0,
    ])
    events.append(.move(hasPhysics && generator.chance(40) ? .scrollTo : .setOffset, point(axis)))
  }
}

// MARK: - The finger

extension RandomEvents {
  /// With physics: puts a finger down or moves the one that is down, and sometimes lifts it.
  private mutating func moveFinger() {
    if !isFingerDown {
      if generator.chance(50) { jump() }
      let center = PointChange(x: (frame[0] / 2).rounded(), y: (frame[1] / 2).rounded())
      events.append(.finger(.down, center, duration: nil))
    }
    isFingerDown = true
    for _ in 0..<generator.pick([1, 1, 2, 4]) {
      let way = PointChange(
        x: generator.pick([0, 0, 60, -60, 200]), y: generator.pick([0, 120, -120, 260, -260, 15]))
      events.append(.finger(.move, way, duration: NonNegative(generator.pick([0.05, 0.05, 0.2]))))
    }
    guard generator.chance(60) else { return }
    let isLifted = generator.chance(isFaulty ? 60 : 90)
    events.append(.finger(isLifted ? .up : .cancel, PointChange(), duration: nil))
    isFingerDown = false
    if generator.chance(50) { wait() }
  }
}

// MARK: - Faults

extension RandomEvents {
  /// Something that users and systems do seldom, and that few authors of controls think of.
  private mutating func interfere() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3 where hasPhysics: turnWheel()
    case 3..<6 where hasPhysics: dragByTrackpad()
    case 6..<8:
      events.append(.toggle(.background, true))
      if generator.chance(50) { act() }
      if generator.chance(50) { wait() }
      events.append(.toggle(.background, false))
    case 8:
      events.append(.toggle(.window, false))
      if generator.chance(50) { wait() }
      events.append(.toggle(.window, true))
    default:
      call()
      wait([0, Self.frameTime, 0.1])
      changeLayout()
    }
  }

  private mutating func turnWheel() {
    for _ in 0..<generator.pick([1, 2, 5]) {
      events.append(.wheel(PointChange(y: generator.pick([-120, -40, 40, 120]))))
      if generator.chance(30) { wait([Self.frameTime]) }
    }
  }

  private mutating func dragByTrackpad() {
    guard !isFingerDown else { return }
    events.append(.trackpad(.down, PointChange(), duration: nil))
    for _ in 0..<generator.pick([1, 2]) {
      let way = PointChange(
        x: generator.pick([0, 0, 150]), y: generator.pick([120, -120, 260, -260]))
      events.append(.trackpad(.move, way, duration: NonNegative(generator.pick([0.05, 0.2]))))
      if generator.chance(20) { call() }
    }
    let isLifted = generator.chance(60)
    events.append(.trackpad(isLifted ? .up : .cancel, PointChange(), duration: nil))
  }
}

extension RandomEvents {
  func first(_ axis: Int) -> Double {
    axis == 1 ? -inset[0] - safeArea[0] : -inset[1] - safeArea[1]
  }

  func last(_ axis: Int) -> Double {
    let after = axis == 1 ? inset[2] + safeArea[2] : inset[3] + safeArea[3]
    return max(first(axis), content[axis] + after - frame[axis])
  }

  /// Drags at the edge of a control: out, sometimes back and out again, mostly with a release.
  private mutating func drag() {
    let kind = generator.pick(kinds)
    let axis = kind.isHorizontal ? 0 : 1
    let isBefore = kind.isBefore != (kind.isHorizontal && isRightToLeft)
    let edge = isBefore ? first(axis) : last(axis)
    let out: Double = isBefore ? -1 : 1
    if generator.chance(90) { events.append(.pan(.began, dragging: nil)) }
    for _ in 0..<generator.pick([1, 1, 1, 2, 3]) {
      let distance = generator.pick([10, 40, 54, 54.5, 61, 80, 100.5, 130, 200, -20, -100])
      pull(axis, to: edge + out * distance)
    }
    release(axis, edge)
  }

  private mutating func pull(_ axis: Int, to end: Double) {
    // A long distance is skipped, because nothing happens on it.
    if abs(offset[axis] - end) > 400 { offset[axis] = end + generator.pick([-150, 150]) }
    let steps = generator.pick([1, 2, 4])
    let start = offset[axis]
    for step in 1...steps {
      offset[axis] = start + (end - start) * Double(step) / Double(steps)
      frameOfScroll(axis, dragging: true, decelerating: generator.chance(90) ? nil : false)
      if generator.chance(30) { wait([Self.frameTime]) }
      if generator.chance(6) { generator.chance(50) ? call() : changeLayout() }
    }
  }

  private mutating func release(_ axis: Int, _ edge: Double) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<7: events.append(.pan(.ended, dragging: nil))
    case 7: events.append(.pan(.cancelled, dragging: nil))
    case 8: return  // The finger stays down.
    default: break
    }
    let rest = min(max(offset[axis], first(axis)), last(axis))
    let coasts = generator.pick([0, 1, 2, 4])
    for coast in 0..<coasts {
      offset[axis] += (rest - offset[axis]) * generator.pick([0.2, 0.5, 1, 1.2])
      frameOfScroll(axis, dragging: false, decelerating: coast < coasts - 1)
      if generator.chance(40) { wait([Self.frameTime, 0.1, 0.3]) }
    }
    if coasts == 0 { frameOfScroll(axis, dragging: false, decelerating: nil) }
  }

  private mutating func frameOfScroll(_ axis: Int, dragging: Bool, decelerating: Bool?) {
    events.append(
      .offset(point(axis), FlagsChange(dragging: dragging, decelerating: decelerating)))
  }

  func point(_ axis: Int) -> PointChange {
    axis == 1 ? PointChange(y: offset[1]) : PointChange(x: offset[0])
  }

  /// Sets flags and offsets in combinations that don't occur on a device.
  private mutating func scrollImpossibly() {
    if generator.chance(30) {
      let state = generator.pick(TraceEvent.PanState.allCases)
      return events.append(
        .pan(state, dragging: generator.pick([nil, nil, true, false])))
    }
    let axis = generator.pick([1, 1, 0])
    offset[axis] = generator.pick([
      first(axis) + Double(Int.random(in: -400...40, using: &generator)) / 2,
      last(axis) + Double(Int.random(in: -40...400, using: &generator)) / 2,
      Double(Int.random(in: -1000...5000, using: &generator)) / 2,
    ])
    events.append(
      .offset(
        point(axis),
        FlagsChange(
          dragging: generator.pick([nil, true, false]),
          decelerating: generator.pick([nil, nil, true, false]))))
  }
}
