import TugTrace

extension RandomEvents {
  /// With physics: a run begins and ends, while the user and the app move the content.
  mutating func refresh() {
    let index = Int.random(in: 0..<kinds.count, using: &generator)
    let out: Double = kinds[index].isBefore ? 1 : -1
    if generator.chance(60) { jump(toEdgeOf: kinds[index]) }
    if generator.chance(50) {
      swipe(kinds[index], by: out * 260, over: 0.2)
    } else {
      events.append(.control(index, .call(.begin)))
    }
    wait([0, Self.frameTime, 0.1, 0.5, 1])
    meddle(index, out)
    if generator.chance(30) { wait([Self.frameTime, 1, 3]) }
    if generator.chance(25) { grow(kinds[index]) }
    if generator.chance(20), kinds.count > 1 { add(.call(.endNoMore)) }
    events.append(.control(index, end()))
    wait([0, Self.frameTime, Self.frameTime, 0.1])
    meddle(index, out)
    if isFingerDown { lift() }
    wait([0.1, 1, 3])
  }

  private mutating func end() -> ControlEvent {
    let finish = ControlEvent.finish(generator.pick(ControlEvent.Finish.allCases))
    let call = ControlEvent.Call.allCases.filter {
      [.end, .endNoMore, .endCancelled, .fail].contains($0)
    }
    return generator.chance(30) ? finish : .call(generator.pick([.end] + call))
  }

  /// Something moves the content, or holds it.
  private mutating func meddle(_ index: Int, _ out: Double) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0..<2: jump()
    case 8: flingBack(index, out)
    case 2: swipe(kinds[index], by: -out * 300, over: 0.1)
    case 3: swipe(kinds[index], by: out * 260, over: 0.1)
    case 4..<6:
      touch()
      // The content follows after the movement that is recognized as a drag.
      for way in [out * 20, out * generator.pick([60, 15]), 1] {
        move(kinds[index], by: way, over: Self.frameTime)
        if generator.chance(20) { events.append(.control(index, end())) }
        if generator.chance(20) { wait([Self.frameTime]) }
      }
    default: break
    }
  }

  /// The content is flung back to the edge, at any speed.
  private mutating func flingBack(_ index: Int, _ out: Double) {
    let kind = kinds[index]
    let axis = kind.isHorizontal ? 0 : 1
    offset[axis] = kind.isBefore ? first(axis) + 300 : last(axis) - 300
    events.append(.move(.setOffset, point(axis)))
    swipe(kind, by: out * generator.pick([60, 96, 150]), over: 0.12)
    wait([3])
  }

  /// A page arrives.
  private mutating func grow(_ kind: TraceControlConfig.Kind) {
    let axis = kind.isHorizontal ? 0 : 1
    content[axis] += generator.pick([frame[axis], 2 * frame[axis], 44])
    events.append(
      .resize(.contentSize, axis == 0 ? SizeChange(w: content[0]) : SizeChange(h: content[1])))
  }

  /// A keyboard comes and goes where a control that loads by itself is within reach, and has loaded.
  mutating func type() {
    let index = Int.random(in: 0..<kinds.count, using: &generator)
    guard kinds[index].isAutomatic, !kinds[index].isHorizontal else { return call() }
    jump(toEdgeOf: kinds[index])
    wait([Self.frameTime, 0.5])
    events.append(.control(index, end()))
    wait([Self.frameTime, 0.5])
    let side = kinds[index].isBefore ? 0 : 2
    let room = generator.pick([44.0, 300])
    makeRoom(room, at: side)
    wait([Self.frameTime, 0.5])
    makeRoom(-room, at: side)
  }

  private mutating func jump(toEdgeOf kind: TraceControlConfig.Kind) {
    let axis = kind.isHorizontal ? 0 : 1
    offset[axis] = kind.isBefore ? first(axis) : last(axis)
    events.append(.move(.setOffset, point(axis)))
  }

  private mutating func touch() {
    guard !isFingerDown else { return }
    let center = PointChange(x: (frame[0] / 2).rounded(), y: (frame[1] / 2).rounded())
    events.append(.finger(.down, center, duration: nil))
    isFingerDown = true
  }

  private mutating func lift() {
    events.append(.finger(.up, PointChange(), duration: nil))
    isFingerDown = false
  }

  private mutating func move(_ kind: TraceControlConfig.Kind, by way: Double, over seconds: Double) {
    let point = kind.isHorizontal ? PointChange(x: way, y: 0) : PointChange(x: 0, y: way)
    events.append(.finger(.move, point, duration: NonNegative(seconds)))
  }

  private mutating func swipe(_ kind: TraceControlConfig.Kind, by way: Double, over seconds: Double) {
    touch()
    move(kind, by: way, over: seconds)
    lift()
  }
}
