/// The state of a control. Each change returns the effects that it has.
struct ControlState: Sendable {
  private(set) var phase = RefreshPhase.idle(.ready)
  private(set) var progress = 0.0
  private(set) var held = 0.0
  private(set) var latestRun = RefreshRun.none
  /// Whether a finger drags the content.
  private(set) var isDragged = false
  /// The run whose closing movement is not over.
  private(set) var closingRun: RefreshRun?

  var isRunning: Bool {
    switch phase {
    case .running: true
    case .idle, .consumed, .armed, .asking, .waiting: false
    }
  }

  @discardableResult
  mutating func enter(_ next: RefreshPhase) -> [RefreshEffect] {
    let former = phase.state
    phase = next
    return former == next.state ? [] : [.changeState(from: former, to: next.state)]
  }

  mutating func note(_ event: RefreshEvent) {
    switch event {
    case .dragBegan: isDragged = true
    case .dragEnded, .dragCancelled: isDragged = false
    default: break
    }
  }

  mutating func show(_ progress: Double) { self.progress = progress }

  /// One array for every step: the inset of an open header follows a finger.
  private static let updatesHold: [RefreshEffect] = [.updateHold]

  @discardableResult
  mutating func hold(_ inset: Double) -> [RefreshEffect] {
    guard inset != held else { return [] }
    held = inset
    return Self.updatesHold
  }

  mutating func move(_ movement: RefreshMovement) -> [RefreshEffect] {
    var movement = movement
    if movement.hold == held { movement.hold = nil }
    held = movement.hold ?? held
    return [.move(movement)]
  }

  mutating func countRuns(from former: ControlState) { latestRun = former.latestRun }

  /// Takes the number of the next run.
  mutating func nextRun() -> RefreshRun {
    latestRun = latestRun.next
    return latestRun
  }

  /// Begins a run. A run that still shows its result, or is still closing, ends first.
  mutating func begin(_ cycle: RunCycle, _ grip: RefreshPhase.Grip) -> [RefreshEffect] {
    let end: [RefreshEffect] =
      if case .running(let former, _) = phase {
        [.willEnd(.none), .didEnd(former.run)]
      } else {
        endClosing()
      }
    (latestRun, progress) = (cycle.run, 1)
    return end + enter(.running(cycle, grip)) + [.willBegin]
  }

  /// Closes the control in a movement, or at once.
  mutating func close(
    _ run: RefreshRun, to rest: RefreshPhase, _ movement: RefreshMovement?
  ) -> [RefreshEffect] {
    (progress, closingRun) = (0, movement.map { _ in run })
    let moves = movement.map { move($0) } ?? []
    return enter(rest) + moves + [.willEnd(movement == nil ? .none : .closing)]
  }

  /// Ends the run whose closing movement is over.
  mutating func endClosing() -> [RefreshEffect] {
    defer { closingRun = nil }
    return closingRun.map { [.didEnd($0)] } ?? []
  }

  /// Ends everything when the control is removed.
  mutating func remove() -> [RefreshEffect] {
    let run = phase.removal
    (progress, held) = (0, 0)
    return enter(.idle(.ready)) + run + endClosing()
  }
}

// MARK: - Snapshots

extension ControlState {
  /// Runs of a control that resumes from a snapshot. Older ones are unknown to it.
  private static let closing = RefreshRun(number: 1)
  private static let latest = RefreshRun(number: 2)

  init(_ snapshot: RefreshMachine.Snapshot) {
    latestRun = Self.latest
    closingRun = snapshot.isClosing ? Self.closing : nil
    (progress, held) = (snapshot.progress, snapshot.held)
    isDragged = snapshot.isDragged
    phase = RefreshPhase(snapshot, run: latestRun)
  }
}
